/// The completion function for zsh.
struct ZshCompletion {
  let tree: CompletionTree

  var text: String {
    """
    #compdef lineup
    # zsh completion for lineup. Made from the catalog of commands by `make generate`; do not edit.

    \(ZshCompletion.helpers)

    _lineup_first_words() {
      local -a list=(
    \(list(tree.firstWords))
      )
      _describe -t commands command list
    }

    _lineup_topics() {
      local -a list=(
    \(list(tree.topics.map { .init(text: $0.word, description: $0.summary) }))
      )
      _describe -t topics topic list
    }

    \(verbs)

    _lineup_settings() {
      local -a list=(
    \(list(Setting.allCases.map { .init(text: $0.rawValue, description: $0.summary) }))
      )
      _describe -t settings setting list
    }

    # Offers the values of the setting before.
    _lineup_setting_values() {
      case $words[CURRENT-1] in
    \(settingValues)
      esac
    }

    # Offers what may follow the words of a command, which are in $words.
    _lineup_command() {
      local command=$words[1]
      case $command in
    \(canonicalNames)
      esac
      case $command in
    \(commands)
      esac
    }

    _lineup() {
      local curcontext=$curcontext program=$words[1] context state state_descr line ret=1
      local -A opt_args
      local -a data
      _arguments -C -S -A '-*' \\
    \(programOptions)
        '*:: :->command' && ret=0
      [[ $state == command ]] || return ret
    \(data)
      if (( CURRENT == 1 )); then
        _lineup_first_words
      else
        _lineup_command
      fi
    }

    _lineup "$@"

    """
  }

  /// What follows from no command.
  private static let helpers = #"""
    # Offers words. Usage: WHAT-THEY-ARE WORDS...
    _lineup_offer() {
      local expl
      _wanted "$1s" expl "$1" compadd - "${@[2,-1]}"
    }

    # Offers what follows a word of a condition or an order; fails when the word before is none. Usage: FIELDS
    _lineup_clause() {
      case $words[CURRENT-1] in
        (where|and|or|not|by) _lineup_offer field "$@" ;;
        (order) _lineup_offer keyword by ;;
        (*) return 1 ;;
      esac
    }

    # Offers the ids of rows, and their names where they have any, unless a filter has chosen rows already.
    # Usage: yes|no COMMAND-THAT-LISTS...
    _lineup_rows() {
      local named=$1 row
      local -a fields ids names
      shift
      (( $words[(I)where] || $words[(I)-*] )) && return 1
      for row in ${(f)"$(_call_program rows ${(q)program} ${(q)data} "$@" 2>/dev/null </dev/null)"}; do
        fields=("${(@ps:\t:)row}")
        ids+=("$fields[1]:${(j:  :)fields[2,3]}")
        # A name that is digits would be an id, one that begins with a dash an option, and one with an escape is
        # another one.
        if [[ $named == yes && $fields[2] != *\\* && $fields[2] != -* && $fields[2] == *[^0-9.]* ]]; then
          names+=("${fields[2]//:/\\:}:$fields[1]  $fields[3]")
        fi
      done
      _lineup_offer keyword where
      _describe -V -t names name names
      _describe -V -t ids id ids
    }
    """#
}
