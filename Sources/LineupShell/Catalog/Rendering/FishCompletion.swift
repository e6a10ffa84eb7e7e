import LineupCore

/// The completions for fish, 3.1 or newer.
struct FishCompletion {
  let tree: CompletionTree

  var text: String {
    """
    # fish completion for lineup. Made from the catalog of commands by `make generate`; do not edit.

    # The words from the command on, without the program's options.
    function __lineup_words
        set -l words (commandline -opc)
        set -e words[1]
        while set -q words[1]
            switch $words[1]
                case \(valuedOptions)
                    set -e words[1]
                case '-*'
                case '*'
                    printf '%s\\n' $words
                    return
            end
            set -e words[1]
        end
    end

    # The program's options that name the data.
    function __lineup_data
        set -l words (commandline -opc)
        set -e words[1]
        while string match -q -- '-*' "$words[1]"
            switch $words[1]
    \(dataOptions)
                case \(valuedOptions)
                    set -e words[1]
            end
            set -e words[1]
        end
    end

    # The command that is typed, all its words in one line, then the words after it, a line each.
    function __lineup_command
        set -l words (__lineup_words)
        set -l token (commandline -ct)
        switch "$words[1]"
            case ''
                return
    \(canonicalNames)
        end
        printf '%s\\n' $words
    end

    \(FishCompletion.helpers)

    complete -c lineup -f

    \(programOptions.joined(separator: "\n"))

    \((firstWords + tree.groups.flatMap(verbs)).joined(separator: "\n"))

    \(tree.catalog.commands.map { lines($0).joined(separator: "\n") }.joined(separator: "\n\n"))

    """
  }

  /// What follows from no command.
  private static let helpers = #"""
    # Whether these words are typed, and the next one is to come. Usage: WORDS...
    function __lineup_follows
        set -l words (__lineup_command)
        test "$words" = "$argv"
    end

    # Whether a command is typed. Usage: COMMAND...
    function __lineup_runs
        set -l words (__lineup_command)
        test "$words[1]" = "$argv"
    end

    # Whether a command is typed, and so many words after it that are no options. Usage: COUNT COMMAND...
    function __lineup_counts
        set -l words (__lineup_command)
        test "$words[1]" = "$argv[2..-1]"; or return
        set -l count 0
        for word in $words
            string match -q -- '-*' $word; or set count (math $count + 1)
        end
        test $count -eq (math $argv[1] + 1)
    end

    # The words that follow a word of a condition or an order; fails when the word before is none. Usage: FIELDS...
    function __lineup_clause
        set -l words (__lineup_command)
        switch $words[-1]
            case where and or not by
                printf '%s\n' $argv
            case order
                echo by
            case '*'
                return 1
        end
    end

    # The ids of rows, and their names where they have any, unless a filter has chosen rows already.
    # Usage: yes|no COMMAND-THAT-LISTS...
    function __lineup_rows
        set -l words (__lineup_command)
        if contains where $words; or string match -q -- '-*' $words
            return
        end
        set -l program (commandline -opc)[1]
        set -l data (__lineup_data)
        printf 'where\trows that meet a condition\n'
        $program $data $argv[2..-1] 2>/dev/null </dev/null | while read -l -d \t id name rest
            printf '%s\t%s  %s\n' $id $name (string replace -a \t '  ' $rest)
            # A name that is digits would be an id, one that begins with a dash an option, and one with an escape is
            # another one.
            if test $argv[1] = yes; and not string match -q -r '^-|^[0-9.]*$|\\\\' -- $name
                printf '%s\t%s  %s\n' $name $id $rest
            end
        end
    end
    """#
}
