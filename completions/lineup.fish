# fish completion for lineup. Made from the catalog of commands by `make generate`; do not edit.

# The words from the command on, without the program's options.
function __lineup_words
    set -l words (commandline -opc)
    set -e words[1]
    while set -q words[1]
        switch $words[1]
            case --db -f --file -c --command --mode --color
                set -e words[1]
            case '-*'
            case '*'
                printf '%s\n' $words
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
            case --db
                printf '%s\n' $words[1] (string replace -r '^~/' "$HOME/" -- "$words[2]")
                set -e words[1]
            case '--db=*'
                string replace -r '=~/' "=$HOME/" -- $words[1]
            case --mock
                printf '%s\n' $words[1]
            case --db -f --file -c --command --mode --color
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
        case member
            if set -q words[2]; and not string match -q -- '-*' $words[2]
                set words[2] "$words[1] $words[2]"
                set -e words[1]
            else if set -q words[2]; or string match -q -- '-*' "$token"
                set words[1] 'member list'
            end
        case todo
            if set -q words[2]; and not string match -q -- '-*' $words[2]
                set words[2] "$words[1] $words[2]"
                set -e words[1]
            else if set -q words[2]; or string match -q -- '-*' "$token"
                set words[1] 'todo list'
            end
        case help
            set words[1] :help
        case quit exit :exit
            set words[1] :quit
    end
    printf '%s\n' $words
end

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

complete -c lineup -f

complete -c lineup -n __lineup_follows -l db -r -F -d 'the database to use, instead of LINEUP_DB or the usual one'
complete -c lineup -n __lineup_follows -l mock -d 'begin in an empty sandbox, which keeps nothing unless it is applied'
complete -c lineup -n __lineup_follows -s f -l file -r -F -d 'run the commands of a file; - is standard input'
complete -c lineup -n __lineup_follows -s c -l command -x -d 'run one line of commands'
complete -c lineup -n __lineup_follows -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print results; --table, --plain, --csv, --json, --jsonl and --markdown are short for it'
complete -c lineup -n __lineup_follows -l table -d 'the same as --mode table'
complete -c lineup -n __lineup_follows -l plain -d 'the same as --mode plain'
complete -c lineup -n __lineup_follows -l csv -d 'the same as --mode csv'
complete -c lineup -n __lineup_follows -l json -d 'the same as --mode json'
complete -c lineup -n __lineup_follows -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n __lineup_follows -l markdown -d 'the same as --mode markdown'
complete -c lineup -n __lineup_follows -l color -x -a 'auto always never' -d 'when to use colour'
complete -c lineup -n __lineup_follows -s q -l quiet -d 'print no changes'
complete -c lineup -n __lineup_follows -s k -l keep-going -d 'go on after a command that fails; the exit code still tells'
complete -c lineup -n __lineup_follows -l atomic -d 'make one transaction of all commands: one step if all succeed, or else nothing'
complete -c lineup -n __lineup_follows -l dry-run -d 'show what the commands would do, and keep nothing'
complete -c lineup -n __lineup_follows -s y -l yes -d 'change many rows without being asked'
complete -c lineup -n __lineup_follows -l safe -d 'no system command, and no file but the database'
complete -c lineup -n __lineup_follows -s h -l help -d 'show this help, or that of the command that follows'
complete -c lineup -n __lineup_follows -l version -d 'show the version'

complete -c lineup -n __lineup_follows -a :alias -d 'give a line a short name'
complete -c lineup -n __lineup_follows -a :edit -d 'edit the line entered last with $VISUAL, $EDITOR or vi'
complete -c lineup -n __lineup_follows -a :exit -d 'leave lineup'
complete -c lineup -n __lineup_follows -a :explain -d 'show how a line is understood, and do nothing'
complete -c lineup -n __lineup_follows -a :help -d 'show what commands there are, or all about one'
complete -c lineup -n __lineup_follows -a :history -d 'show the lines entered before'
complete -c lineup -n __lineup_follows -a :mock -d 'try things in a sandbox, and make them real or not'
complete -c lineup -n __lineup_follows -a :open -d 'go on with another database'
complete -c lineup -n __lineup_follows -a :quit -d 'leave lineup'
complete -c lineup -n __lineup_follows -a :set -d 'show or change settings'
complete -c lineup -n __lineup_follows -a :source -d 'run the commands of a file'
complete -c lineup -n __lineup_follows -a agenda -d 'show what is late and what is due in the next days, day by day'
complete -c lineup -n __lineup_follows -a begin -d 'begin a transaction in a script'
complete -c lineup -n __lineup_follows -a commit -d 'keep all of a transaction, as one step'
complete -c lineup -n __lineup_follows -a exit -d 'leave lineup'
complete -c lineup -n __lineup_follows -a help -d 'show what commands there are, or all about one'
complete -c lineup -n __lineup_follows -a log -d 'show the steps that changed data, newest first, or one of them'
complete -c lineup -n __lineup_follows -a member -d 'commands on members'
complete -c lineup -n __lineup_follows -a quit -d 'leave lineup'
complete -c lineup -n __lineup_follows -a redo -d 'bring back what the last undo took'
complete -c lineup -n __lineup_follows -a rollback -d 'give all of a transaction up'
complete -c lineup -n __lineup_follows -a stats -d 'count members and to-dos, by person, by tag and by week'
complete -c lineup -n __lineup_follows -a todo -d 'commands on todos'
complete -c lineup -n __lineup_follows -a undo -d 'take a step back'
complete -c lineup -n __lineup_follows -a watch -d 'print changes as they land, whoever makes them'
complete -c lineup -n '__lineup_follows member' -a add -d 'add a member to the roster'
complete -c lineup -n '__lineup_follows member' -a list -d 'list members'
complete -c lineup -n '__lineup_follows member' -a show -d 'show members, field by field'
complete -c lineup -n '__lineup_follows member' -a set -d 'change members'
complete -c lineup -n '__lineup_follows member' -a rm -d 'remove members'
complete -c lineup -n '__lineup_follows todo' -a add -d 'add a to-do'
complete -c lineup -n '__lineup_follows todo' -a list -d 'list to-dos, the open ones unless told otherwise'
complete -c lineup -n '__lineup_follows todo' -a next -d 'list what is to be done next, and why'
complete -c lineup -n '__lineup_follows todo' -a overdue -d 'list what is late, the longest late first'
complete -c lineup -n '__lineup_follows todo' -a show -d 'show to-dos, field by field'
complete -c lineup -n '__lineup_follows todo' -a set -d 'change to-dos'
complete -c lineup -n '__lineup_follows todo' -a rm -d 'remove to-dos'
complete -c lineup -n '__lineup_follows todo' -a done -d 'mark to-dos as done'
complete -c lineup -n '__lineup_follows todo' -a reopen -d 'mark to-dos as not done'

complete -c lineup -n '__lineup_runs member add' -l or-set -d 'set the position of the member of that name, if there is one'
complete -c lineup -n '__lineup_runs member add' -l id -x -d 'the id to give, instead of the next free one'
complete -c lineup -n '__lineup_runs member add' -l dry-run -d 'show what it would do, and keep nothing'
complete -c lineup -n '__lineup_runs member add' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs member add; and not __lineup_counts 0 member add' -a 'Top JG Mid ADC Support'

complete -c lineup -n '__lineup_runs member list' -l name -x -d 'the member of that name'
complete -c lineup -n '__lineup_runs member list' -l position -x -a 'Top JG Mid ADC Support' -d 'where the member plays'
complete -c lineup -n '__lineup_runs member list' -l all -d 'every member'
complete -c lineup -n '__lineup_runs member list' -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print this result'
complete -c lineup -n '__lineup_runs member list' -l table -d 'the same as --mode table'
complete -c lineup -n '__lineup_runs member list' -l plain -d 'the same as --mode plain'
complete -c lineup -n '__lineup_runs member list' -l csv -d 'the same as --mode csv'
complete -c lineup -n '__lineup_runs member list' -l json -d 'the same as --mode json'
complete -c lineup -n '__lineup_runs member list' -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n '__lineup_runs member list' -l markdown -d 'the same as --mode markdown'
complete -c lineup -n '__lineup_runs member list' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs member list' -a '(__lineup_clause id name position; or printf \'%s\\n\' where order limit)'

complete -c lineup -n '__lineup_runs member show' -l name -x -d 'the member of that name'
complete -c lineup -n '__lineup_runs member show' -l position -x -a 'Top JG Mid ADC Support' -d 'where the member plays'
complete -c lineup -n '__lineup_runs member show' -l all -d 'every member'
complete -c lineup -n '__lineup_runs member show' -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print this result'
complete -c lineup -n '__lineup_runs member show' -l table -d 'the same as --mode table'
complete -c lineup -n '__lineup_runs member show' -l plain -d 'the same as --mode plain'
complete -c lineup -n '__lineup_runs member show' -l csv -d 'the same as --mode csv'
complete -c lineup -n '__lineup_runs member show' -l json -d 'the same as --mode json'
complete -c lineup -n '__lineup_runs member show' -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n '__lineup_runs member show' -l markdown -d 'the same as --mode markdown'
complete -c lineup -n '__lineup_runs member show' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs member show' -k -a '(__lineup_clause id name position; or __lineup_rows yes member list --all order by id desc limit 1000 --plain)'

complete -c lineup -n '__lineup_runs member set' -l name -x -d 'the new name'
complete -c lineup -n '__lineup_runs member set' -l position -x -a 'Top JG Mid ADC Support' -d 'where the member plays'
complete -c lineup -n '__lineup_runs member set' -l yes -d 'change many rows without being asked'
complete -c lineup -n '__lineup_runs member set' -l dry-run -d 'show what it would do, and keep nothing'
complete -c lineup -n '__lineup_runs member set' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs member set' -k -a '(__lineup_clause id name position; or __lineup_rows yes member list --all order by id desc limit 1000 --plain)'

complete -c lineup -n '__lineup_runs member rm' -l name -x -d 'the member of that name'
complete -c lineup -n '__lineup_runs member rm' -l position -x -a 'Top JG Mid ADC Support' -d 'where the member plays'
complete -c lineup -n '__lineup_runs member rm' -l all -d 'every member'
complete -c lineup -n '__lineup_runs member rm' -l yes -d 'change many rows without being asked'
complete -c lineup -n '__lineup_runs member rm' -l dry-run -d 'show what it would do, and keep nothing'
complete -c lineup -n '__lineup_runs member rm' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs member rm' -k -a '(__lineup_clause id name position; or __lineup_rows yes member list --all order by id desc limit 1000 --plain)'

complete -c lineup -n '__lineup_runs todo add' -l due -x -d 'when it is due'
complete -c lineup -n '__lineup_runs todo add' -l for -x -d 'who is to do it: a member, by name or id'
complete -c lineup -n '__lineup_runs todo add' -l tag -x -d 'one tag or several'
complete -c lineup -n '__lineup_runs todo add' -l priority -x -a 'low medium high' -d 'how much it matters'
complete -c lineup -n '__lineup_runs todo add' -l note -x -d 'what else there is to say'
complete -c lineup -n '__lineup_runs todo add' -l done -d 'it is done already'
complete -c lineup -n '__lineup_runs todo add' -l at -x -d 'when it was created, instead of now'
complete -c lineup -n '__lineup_runs todo add' -l id -x -d 'the id to give, instead of the next free one'
complete -c lineup -n '__lineup_runs todo add' -l dry-run -d 'show what it would do, and keep nothing'
complete -c lineup -n '__lineup_runs todo add' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs todo list' -l open -d 'those not done'
complete -c lineup -n '__lineup_runs todo list' -l done -d 'those done'
complete -c lineup -n '__lineup_runs todo list' -l all -d 'every to-do'
complete -c lineup -n '__lineup_runs todo list' -l for -x -d 'those for a member, by name or id, or for nobody'
complete -c lineup -n '__lineup_runs todo list' -l tag -x -d 'those with each of the tags, without those after -, or without any'
complete -c lineup -n '__lineup_runs todo list' -l due -x -d 'those due then, or never'
complete -c lineup -n '__lineup_runs todo list' -l due-before -x -d 'those due before it'
complete -c lineup -n '__lineup_runs todo list' -l due-after -x -d 'those due after it'
complete -c lineup -n '__lineup_runs todo list' -l overdue -d 'open ones whose due date has gone by'
complete -c lineup -n '__lineup_runs todo list' -l priority -x -a 'low medium high none' -d 'those that matter so much'
complete -c lineup -n '__lineup_runs todo list' -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print this result'
complete -c lineup -n '__lineup_runs todo list' -l table -d 'the same as --mode table'
complete -c lineup -n '__lineup_runs todo list' -l plain -d 'the same as --mode plain'
complete -c lineup -n '__lineup_runs todo list' -l csv -d 'the same as --mode csv'
complete -c lineup -n '__lineup_runs todo list' -l json -d 'the same as --mode json'
complete -c lineup -n '__lineup_runs todo list' -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n '__lineup_runs todo list' -l markdown -d 'the same as --mode markdown'
complete -c lineup -n '__lineup_runs todo list' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs todo list' -a '(__lineup_clause id title done created due for priority tags note completed; or printf \'%s\\n\' where order limit)'

complete -c lineup -n '__lineup_runs todo next' -l for -x -d 'those for a member, by name or id, or for nobody'
complete -c lineup -n '__lineup_runs todo next' -l tag -x -d 'those with each of the tags, without those after -, or without any'
complete -c lineup -n '__lineup_runs todo next' -l due -x -d 'those due then, or never'
complete -c lineup -n '__lineup_runs todo next' -l due-before -x -d 'those due before it'
complete -c lineup -n '__lineup_runs todo next' -l due-after -x -d 'those due after it'
complete -c lineup -n '__lineup_runs todo next' -l priority -x -a 'low medium high none' -d 'those that matter so much'
complete -c lineup -n '__lineup_runs todo next' -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print this result'
complete -c lineup -n '__lineup_runs todo next' -l table -d 'the same as --mode table'
complete -c lineup -n '__lineup_runs todo next' -l plain -d 'the same as --mode plain'
complete -c lineup -n '__lineup_runs todo next' -l csv -d 'the same as --mode csv'
complete -c lineup -n '__lineup_runs todo next' -l json -d 'the same as --mode json'
complete -c lineup -n '__lineup_runs todo next' -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n '__lineup_runs todo next' -l markdown -d 'the same as --mode markdown'
complete -c lineup -n '__lineup_runs todo next' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs todo next' -a '(__lineup_clause id title done created due for priority tags note completed; or printf \'%s\\n\' where limit)'

complete -c lineup -n '__lineup_runs todo overdue' -l for -x -d 'those for a member, by name or id, or for nobody'
complete -c lineup -n '__lineup_runs todo overdue' -l tag -x -d 'those with each of the tags, without those after -, or without any'
complete -c lineup -n '__lineup_runs todo overdue' -l due -x -d 'those due then, or never'
complete -c lineup -n '__lineup_runs todo overdue' -l due-before -x -d 'those due before it'
complete -c lineup -n '__lineup_runs todo overdue' -l due-after -x -d 'those due after it'
complete -c lineup -n '__lineup_runs todo overdue' -l priority -x -a 'low medium high none' -d 'those that matter so much'
complete -c lineup -n '__lineup_runs todo overdue' -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print this result'
complete -c lineup -n '__lineup_runs todo overdue' -l table -d 'the same as --mode table'
complete -c lineup -n '__lineup_runs todo overdue' -l plain -d 'the same as --mode plain'
complete -c lineup -n '__lineup_runs todo overdue' -l csv -d 'the same as --mode csv'
complete -c lineup -n '__lineup_runs todo overdue' -l json -d 'the same as --mode json'
complete -c lineup -n '__lineup_runs todo overdue' -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n '__lineup_runs todo overdue' -l markdown -d 'the same as --mode markdown'
complete -c lineup -n '__lineup_runs todo overdue' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs todo overdue' -a '(__lineup_clause id title done created due for priority tags note completed; or printf \'%s\\n\' where limit)'

complete -c lineup -n '__lineup_runs todo show' -l open -d 'those not done'
complete -c lineup -n '__lineup_runs todo show' -l done -d 'those done'
complete -c lineup -n '__lineup_runs todo show' -l all -d 'every to-do'
complete -c lineup -n '__lineup_runs todo show' -l for -x -d 'those for a member, by name or id, or for nobody'
complete -c lineup -n '__lineup_runs todo show' -l tag -x -d 'those with each of the tags, without those after -, or without any'
complete -c lineup -n '__lineup_runs todo show' -l due -x -d 'those due then, or never'
complete -c lineup -n '__lineup_runs todo show' -l due-before -x -d 'those due before it'
complete -c lineup -n '__lineup_runs todo show' -l due-after -x -d 'those due after it'
complete -c lineup -n '__lineup_runs todo show' -l overdue -d 'open ones whose due date has gone by'
complete -c lineup -n '__lineup_runs todo show' -l priority -x -a 'low medium high none' -d 'those that matter so much'
complete -c lineup -n '__lineup_runs todo show' -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print this result'
complete -c lineup -n '__lineup_runs todo show' -l table -d 'the same as --mode table'
complete -c lineup -n '__lineup_runs todo show' -l plain -d 'the same as --mode plain'
complete -c lineup -n '__lineup_runs todo show' -l csv -d 'the same as --mode csv'
complete -c lineup -n '__lineup_runs todo show' -l json -d 'the same as --mode json'
complete -c lineup -n '__lineup_runs todo show' -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n '__lineup_runs todo show' -l markdown -d 'the same as --mode markdown'
complete -c lineup -n '__lineup_runs todo show' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs todo show' -k -a '(__lineup_clause id title done created due for priority tags note completed; or __lineup_rows no todo list --all order by id desc limit 1000 --plain)'

complete -c lineup -n '__lineup_runs todo set' -l title -x -d 'the new title'
complete -c lineup -n '__lineup_runs todo set' -l due -x -d 'when they are due'
complete -c lineup -n '__lineup_runs todo set' -l for -x -d 'who is to do them: a member, by name or id'
complete -c lineup -n '__lineup_runs todo set' -l tag -x -d 'add a tag or several, remove those after -, or none for all'
complete -c lineup -n '__lineup_runs todo set' -l priority -x -a 'low medium high none' -d 'how much they matter'
complete -c lineup -n '__lineup_runs todo set' -l note -x -d 'the new note, \'\' for none'
complete -c lineup -n '__lineup_runs todo set' -l yes -d 'change many rows without being asked'
complete -c lineup -n '__lineup_runs todo set' -l dry-run -d 'show what it would do, and keep nothing'
complete -c lineup -n '__lineup_runs todo set' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs todo set' -k -a '(__lineup_clause id title done created due for priority tags note completed; or __lineup_rows no todo list --all order by id desc limit 1000 --plain)'

complete -c lineup -n '__lineup_runs todo rm' -l open -d 'those not done'
complete -c lineup -n '__lineup_runs todo rm' -l done -d 'those done'
complete -c lineup -n '__lineup_runs todo rm' -l all -d 'every to-do'
complete -c lineup -n '__lineup_runs todo rm' -l for -x -d 'those for a member, by name or id, or for nobody'
complete -c lineup -n '__lineup_runs todo rm' -l tag -x -d 'those with each of the tags, without those after -, or without any'
complete -c lineup -n '__lineup_runs todo rm' -l due -x -d 'those due then, or never'
complete -c lineup -n '__lineup_runs todo rm' -l due-before -x -d 'those due before it'
complete -c lineup -n '__lineup_runs todo rm' -l due-after -x -d 'those due after it'
complete -c lineup -n '__lineup_runs todo rm' -l overdue -d 'open ones whose due date has gone by'
complete -c lineup -n '__lineup_runs todo rm' -l priority -x -a 'low medium high none' -d 'those that matter so much'
complete -c lineup -n '__lineup_runs todo rm' -l yes -d 'change many rows without being asked'
complete -c lineup -n '__lineup_runs todo rm' -l dry-run -d 'show what it would do, and keep nothing'
complete -c lineup -n '__lineup_runs todo rm' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs todo rm' -k -a '(__lineup_clause id title done created due for priority tags note completed; or __lineup_rows no todo list --all order by id desc limit 1000 --plain)'

complete -c lineup -n '__lineup_runs todo done' -l open -d 'those not done'
complete -c lineup -n '__lineup_runs todo done' -l done -d 'those done'
complete -c lineup -n '__lineup_runs todo done' -l all -d 'every to-do'
complete -c lineup -n '__lineup_runs todo done' -l for -x -d 'those for a member, by name or id, or for nobody'
complete -c lineup -n '__lineup_runs todo done' -l tag -x -d 'those with each of the tags, without those after -, or without any'
complete -c lineup -n '__lineup_runs todo done' -l due -x -d 'those due then, or never'
complete -c lineup -n '__lineup_runs todo done' -l due-before -x -d 'those due before it'
complete -c lineup -n '__lineup_runs todo done' -l due-after -x -d 'those due after it'
complete -c lineup -n '__lineup_runs todo done' -l overdue -d 'open ones whose due date has gone by'
complete -c lineup -n '__lineup_runs todo done' -l priority -x -a 'low medium high none' -d 'those that matter so much'
complete -c lineup -n '__lineup_runs todo done' -l yes -d 'change many rows without being asked'
complete -c lineup -n '__lineup_runs todo done' -l dry-run -d 'show what it would do, and keep nothing'
complete -c lineup -n '__lineup_runs todo done' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs todo done' -k -a '(__lineup_clause id title done created due for priority tags note completed; or __lineup_rows no todo list --all order by id desc limit 1000 --plain)'

complete -c lineup -n '__lineup_runs todo reopen' -l open -d 'those not done'
complete -c lineup -n '__lineup_runs todo reopen' -l done -d 'those done'
complete -c lineup -n '__lineup_runs todo reopen' -l all -d 'every to-do'
complete -c lineup -n '__lineup_runs todo reopen' -l for -x -d 'those for a member, by name or id, or for nobody'
complete -c lineup -n '__lineup_runs todo reopen' -l tag -x -d 'those with each of the tags, without those after -, or without any'
complete -c lineup -n '__lineup_runs todo reopen' -l due -x -d 'those due then, or never'
complete -c lineup -n '__lineup_runs todo reopen' -l due-before -x -d 'those due before it'
complete -c lineup -n '__lineup_runs todo reopen' -l due-after -x -d 'those due after it'
complete -c lineup -n '__lineup_runs todo reopen' -l overdue -d 'open ones whose due date has gone by'
complete -c lineup -n '__lineup_runs todo reopen' -l priority -x -a 'low medium high none' -d 'those that matter so much'
complete -c lineup -n '__lineup_runs todo reopen' -l yes -d 'change many rows without being asked'
complete -c lineup -n '__lineup_runs todo reopen' -l dry-run -d 'show what it would do, and keep nothing'
complete -c lineup -n '__lineup_runs todo reopen' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs todo reopen' -k -a '(__lineup_clause id title done created due for priority tags note completed; or __lineup_rows no todo list --all order by id desc limit 1000 --plain)'

complete -c lineup -n '__lineup_runs agenda' -l for -x -d 'only what is for a member, by name or id, or for nobody'
complete -c lineup -n '__lineup_runs agenda' -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print this result'
complete -c lineup -n '__lineup_runs agenda' -l table -d 'the same as --mode table'
complete -c lineup -n '__lineup_runs agenda' -l plain -d 'the same as --mode plain'
complete -c lineup -n '__lineup_runs agenda' -l csv -d 'the same as --mode csv'
complete -c lineup -n '__lineup_runs agenda' -l json -d 'the same as --mode json'
complete -c lineup -n '__lineup_runs agenda' -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n '__lineup_runs agenda' -l markdown -d 'the same as --mode markdown'
complete -c lineup -n '__lineup_runs agenda' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs stats' -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print this result'
complete -c lineup -n '__lineup_runs stats' -l table -d 'the same as --mode table'
complete -c lineup -n '__lineup_runs stats' -l plain -d 'the same as --mode plain'
complete -c lineup -n '__lineup_runs stats' -l csv -d 'the same as --mode csv'
complete -c lineup -n '__lineup_runs stats' -l json -d 'the same as --mode json'
complete -c lineup -n '__lineup_runs stats' -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n '__lineup_runs stats' -l markdown -d 'the same as --mode markdown'
complete -c lineup -n '__lineup_runs stats' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs undo' -l dry-run -d 'show what it would do, and keep nothing'
complete -c lineup -n '__lineup_runs undo' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs redo' -l dry-run -d 'show what it would do, and keep nothing'
complete -c lineup -n '__lineup_runs redo' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs log' -l member -x -d 'what was done to a member, by name or id'
complete -c lineup -n '__lineup_runs log' -l todo -x -d 'what was done to a to-do'
complete -c lineup -n '__lineup_runs log' -l prune -d 'forget at once what exceeds the limits of the log'
complete -c lineup -n '__lineup_runs log' -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print this result'
complete -c lineup -n '__lineup_runs log' -l table -d 'the same as --mode table'
complete -c lineup -n '__lineup_runs log' -l plain -d 'the same as --mode plain'
complete -c lineup -n '__lineup_runs log' -l csv -d 'the same as --mode csv'
complete -c lineup -n '__lineup_runs log' -l json -d 'the same as --mode json'
complete -c lineup -n '__lineup_runs log' -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n '__lineup_runs log' -l markdown -d 'the same as --mode markdown'
complete -c lineup -n '__lineup_runs log' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_runs log' -a '(__lineup_clause number at who session command rows undone; or printf \'%s\\n\' where limit)'

complete -c lineup -n '__lineup_runs watch' -l since -x -d 'begin with what came after step N, 0 for all'
complete -c lineup -n '__lineup_runs watch' -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print this result'
complete -c lineup -n '__lineup_runs watch' -l table -d 'the same as --mode table'
complete -c lineup -n '__lineup_runs watch' -l plain -d 'the same as --mode plain'
complete -c lineup -n '__lineup_runs watch' -l csv -d 'the same as --mode csv'
complete -c lineup -n '__lineup_runs watch' -l json -d 'the same as --mode json'
complete -c lineup -n '__lineup_runs watch' -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n '__lineup_runs watch' -l markdown -d 'the same as --mode markdown'
complete -c lineup -n '__lineup_runs watch' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs begin' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs commit' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs rollback' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs :mock' -l dry-run -d 'show what it would do, and keep nothing'
complete -c lineup -n '__lineup_runs :mock' -l mode -x -a 'table plain csv json jsonl markdown' -d 'how to print this result'
complete -c lineup -n '__lineup_runs :mock' -l table -d 'the same as --mode table'
complete -c lineup -n '__lineup_runs :mock' -l plain -d 'the same as --mode plain'
complete -c lineup -n '__lineup_runs :mock' -l csv -d 'the same as --mode csv'
complete -c lineup -n '__lineup_runs :mock' -l json -d 'the same as --mode json'
complete -c lineup -n '__lineup_runs :mock' -l jsonl -d 'the same as --mode jsonl'
complete -c lineup -n '__lineup_runs :mock' -l markdown -d 'the same as --mode markdown'
complete -c lineup -n '__lineup_runs :mock' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_counts 0 :mock' -a 'on off copy diff apply'

complete -c lineup -n '__lineup_runs :open' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_counts 0 :open' -F

complete -c lineup -n '__lineup_runs :source' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_counts 0 :source' -F

complete -c lineup -n '__lineup_runs :set' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_counts 0 :set' -a mode -d 'how results are printed; auto is table on a terminal, else plain'
complete -c lineup -n '__lineup_counts 0 :set' -a color -d 'when colour is used; auto is on a terminal'
complete -c lineup -n '__lineup_counts 0 :set' -a wrap -d 'whether a table cell too wide for the terminal is wrapped, or cut'
complete -c lineup -n '__lineup_counts 0 :set' -a quiet -d 'whether the changes that a command made are left unprinted'
complete -c lineup -n '__lineup_counts 0 :set' -a suggest -d 'whether a prompt shows how the line being typed may go on'
complete -c lineup -n '__lineup_counts 0 :set' -a hints -d 'whether a prompt shows the usage of the command being typed'
complete -c lineup -n '__lineup_counts 0 :set' -a news -d 'whether a prompt shows what others change; quiet only counts it'
complete -c lineup -n '__lineup_counts 0 :set' -a pager -d 'whether what is longer than the screen is paged, by $PAGER or less'
complete -c lineup -n '__lineup_counts 0 :set' -a timing -d 'whether each command is followed by how long it took'
complete -c lineup -n '__lineup_counts 0 :set' -a log-changes -d 'how many changes the log keeps; 100000 in a new database'
complete -c lineup -n '__lineup_counts 0 :set' -a log-days -d 'how many days the log goes back; 365 in a new database'
complete -c lineup -n '__lineup_follows :set mode' -a 'auto table plain csv json jsonl markdown'
complete -c lineup -n '__lineup_follows :set color' -a 'auto always never'
complete -c lineup -n '__lineup_follows :set wrap' -a 'off on'
complete -c lineup -n '__lineup_follows :set quiet' -a 'off on'
complete -c lineup -n '__lineup_follows :set suggest' -a 'on off'
complete -c lineup -n '__lineup_follows :set hints' -a 'on off'
complete -c lineup -n '__lineup_follows :set news' -a 'on off quiet'
complete -c lineup -n '__lineup_follows :set pager' -a 'on off'
complete -c lineup -n '__lineup_follows :set timing' -a 'off on'

complete -c lineup -n '__lineup_runs :alias' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs :explain' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs :history' -l clear -d 'forget every line'
complete -c lineup -n '__lineup_runs :history' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs :edit' -l help -d 'show the help page of this command'

complete -c lineup -n '__lineup_runs :help' -l help -d 'show the help page of this command'
complete -c lineup -n '__lineup_counts 0 :help' -a :alias -d 'give a line a short name'
complete -c lineup -n '__lineup_counts 0 :help' -a :edit -d 'edit the line entered last with $VISUAL, $EDITOR or vi'
complete -c lineup -n '__lineup_counts 0 :help' -a :exit -d 'leave lineup'
complete -c lineup -n '__lineup_counts 0 :help' -a :explain -d 'show how a line is understood, and do nothing'
complete -c lineup -n '__lineup_counts 0 :help' -a :help -d 'show what commands there are, or all about one'
complete -c lineup -n '__lineup_counts 0 :help' -a :history -d 'show the lines entered before'
complete -c lineup -n '__lineup_counts 0 :help' -a :mock -d 'try things in a sandbox, and make them real or not'
complete -c lineup -n '__lineup_counts 0 :help' -a :open -d 'go on with another database'
complete -c lineup -n '__lineup_counts 0 :help' -a :quit -d 'leave lineup'
complete -c lineup -n '__lineup_counts 0 :help' -a :set -d 'show or change settings'
complete -c lineup -n '__lineup_counts 0 :help' -a :source -d 'run the commands of a file'
complete -c lineup -n '__lineup_counts 0 :help' -a agenda -d 'show what is late and what is due in the next days, day by day'
complete -c lineup -n '__lineup_counts 0 :help' -a begin -d 'begin a transaction in a script'
complete -c lineup -n '__lineup_counts 0 :help' -a commit -d 'keep all of a transaction, as one step'
complete -c lineup -n '__lineup_counts 0 :help' -a exit -d 'leave lineup'
complete -c lineup -n '__lineup_counts 0 :help' -a help -d 'show what commands there are, or all about one'
complete -c lineup -n '__lineup_counts 0 :help' -a log -d 'show the steps that changed data, newest first, or one of them'
complete -c lineup -n '__lineup_counts 0 :help' -a member -d 'commands on members'
complete -c lineup -n '__lineup_counts 0 :help' -a quit -d 'leave lineup'
complete -c lineup -n '__lineup_counts 0 :help' -a redo -d 'bring back what the last undo took'
complete -c lineup -n '__lineup_counts 0 :help' -a rollback -d 'give all of a transaction up'
complete -c lineup -n '__lineup_counts 0 :help' -a stats -d 'count members and to-dos, by person, by tag and by week'
complete -c lineup -n '__lineup_counts 0 :help' -a todo -d 'commands on todos'
complete -c lineup -n '__lineup_counts 0 :help' -a undo -d 'take a step back'
complete -c lineup -n '__lineup_counts 0 :help' -a watch -d 'print changes as they land, whoever makes them'
complete -c lineup -n '__lineup_counts 0 :help' -a language -d 'words, quotes, escapes, comments, pipes and options'
complete -c lineup -n '__lineup_counts 0 :help' -a rows -d 'how MEMBERS and TODOS are named: ids, ranges, names, filters'
complete -c lineup -n '__lineup_counts 0 :help' -a where -d 'conditions, order and limit'
complete -c lineup -n '__lineup_counts 0 :help' -a values -d 'positions, dates, priorities and tags'
complete -c lineup -n '__lineup_counts 0 :help' -a prompt -d 'keys and colours at the prompt'
complete -c lineup -n '__lineup_counts 0 :help' -a transactions -d 'doing all or nothing, and trying it first'
complete -c lineup -n '__lineup_counts 0 :help' -a output -d 'changes and results, and the modes they are printed in'
complete -c lineup -n '__lineup_counts 0 :help' -a settings -d 'what :set shows and changes'
complete -c lineup -n '__lineup_counts 0 :help' -a environment -d 'variables that lineup looks at'
complete -c lineup -n '__lineup_counts 0 :help' -a files -d 'where data, history and start-up commands are'
complete -c lineup -n '__lineup_counts 0 :help' -a codes -d 'exit codes'
complete -c lineup -n '__lineup_follows :help member' -a add -d 'add a member to the roster'
complete -c lineup -n '__lineup_follows :help member' -a list -d 'list members'
complete -c lineup -n '__lineup_follows :help member' -a show -d 'show members, field by field'
complete -c lineup -n '__lineup_follows :help member' -a set -d 'change members'
complete -c lineup -n '__lineup_follows :help member' -a rm -d 'remove members'
complete -c lineup -n '__lineup_follows :help todo' -a add -d 'add a to-do'
complete -c lineup -n '__lineup_follows :help todo' -a list -d 'list to-dos, the open ones unless told otherwise'
complete -c lineup -n '__lineup_follows :help todo' -a next -d 'list what is to be done next, and why'
complete -c lineup -n '__lineup_follows :help todo' -a overdue -d 'list what is late, the longest late first'
complete -c lineup -n '__lineup_follows :help todo' -a show -d 'show to-dos, field by field'
complete -c lineup -n '__lineup_follows :help todo' -a set -d 'change to-dos'
complete -c lineup -n '__lineup_follows :help todo' -a rm -d 'remove to-dos'
complete -c lineup -n '__lineup_follows :help todo' -a done -d 'mark to-dos as done'
complete -c lineup -n '__lineup_follows :help todo' -a reopen -d 'mark to-dos as not done'

complete -c lineup -n '__lineup_runs :quit' -l help -d 'show the help page of this command'
