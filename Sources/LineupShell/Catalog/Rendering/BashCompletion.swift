import LineupCore

/// The completion script for bash, 3.2 or newer.
struct BashCompletion {
  let tree: CompletionTree

  var text: String {
    """
    # bash completion for lineup. Made from the catalog of commands by `make generate`; do not edit.

    \(BashCompletion.helpers)

    # Offers the values of an option; fails when that takes none. Usage: COMMAND OPTION [PREFIX]
    _lineup_value() {
      case "$1 $2" in
    \(values)
      *) return 1 ;;
      esac
    }

    # Offers what may follow the words of a command.
    _lineup_command() {
      local command=$1 previous=${!#} count=0 chosen=no options word
      shift
      case $command in
    \(canonicalNames)
      esac
      case $cur in
      --*=*)
        _lineup_value "$command" "${cur%%=*}" "${cur%%=*}="
        return
        ;;
      -*)
        case $command in
    \(commandOptions)
        esac
        _lineup_offer "$options"
        return
        ;;
      esac
      _lineup_value "$command" "$previous" && return
      for word; do
        case $word in
        -* | where) chosen=yes ;;
        *) ((count++)) ;;
        esac
      done
      case $command in
    \(operands)
      esac
    }

    _lineup() {
      local program=${COMP_WORDS[0]} words=() cur data=() i=0
      local IFS=$' \\t\\n'
      COMPREPLY=()
      _lineup_join
      local last=$((${#words[@]} - 1))
      cur=${words[last]}
      while ((i < last)); do
        case ${words[i]} in
    \(programOptions)
        -*) ;;
        *) break ;;
        esac
        ((i++))
      done
      if ((i > last)); then
        _lineup_value lineup "${words[last - 1]}"
      elif ((i < last)); then
        _lineup_command "${words[@]:i:last - i}"
      elif [[ $cur == --*=* ]]; then
        _lineup_value lineup "${cur%%=*}" "${cur%%=*}="
      elif [[ $cur == -* ]]; then
        _lineup_offer '\(tree.options.flatMap { $0.names + $0.shortForms }.joined(separator: " "))'
      else
        _lineup_offer '\(tree.firstWords.list)'
      fi
      _lineup_cut
    }

    complete -F _lineup lineup

    """
  }
}

extension BashCompletion {
  /// What follows from no command.
  private static let helpers = #"""
    # Bash splits words at : and =. Puts them together again, without the program's name.
    _lineup_join() {
      local line=${COMP_LINE:0:COMP_POINT} piece i
      line=${line#*"$program"}
      for ((i = 1; i <= COMP_CWORD; i++)); do
        piece=${COMP_WORDS[i]}
        if [[ -n $piece && -n $line && $line != [[:blank:]]* ]]; then
          words[${#words[@]} - 1]+=$piece
        else
          words+=("$piece")
        fi
        line=${line#"${line%%[![:blank:]]*}"}
        line=${line#"$piece"}
      done
    }

    # Bash keeps what stands before the last : or = of a word; cuts it from what is offered.
    _lineup_cut() {
      local breaks=${COMP_WORDBREAKS//[^:=]/} kept
      [[ -n $breaks && ${#COMPREPLY[@]} -gt 0 ]] || return
      kept=${cur%"${cur##*[$breaks]}"}
      COMPREPLY=("${COMPREPLY[@]#"$kept"}")
    }

    # Offers words that begin as the one at the cursor does, after a prefix. Usage: WORDS [PREFIX]
    _lineup_offer() {
      local word
      for word in $1; do
        if [[ $2$word == "$cur"* ]]; then COMPREPLY+=("$2$word"); fi
      done
    }

    # Offers files. Usage: [PREFIX]
    _lineup_files() {
      local file
      while IFS= read -r file; do
        COMPREPLY+=("$1$file")
      done < <(compgen -f -- "${cur#"$1"}")
      compopt -o filenames 2>/dev/null
    }

    # Offers the ids of rows, and their names where they have any, unless a filter has chosen rows already.
    # Usage: yes|no COMMAND-THAT-LISTS...
    _lineup_rows() {
      local named=$1 id name rest
      shift
      [[ $chosen == no ]] || return
      _lineup_offer where
      while IFS=$'\t' read -r id name rest; do
        if [[ $id == "$cur"* ]]; then COMPREPLY+=("$id"); fi
        # A name that is digits would be an id, one that begins with a dash an option, and one with an escape is
        # another one.
        [[ $named == yes && $name != *\\* && $name != -* && $name == *[!0-9.]* ]] || continue
        printf -v name %q "$name"
        if [[ $name == "$cur"* ]]; then COMPREPLY+=("$name"); fi
      done < <("$program" "${data[@]}" "$@" 2>/dev/null </dev/null)
    }

    # Offers what follows a word of a condition or an order; fails when the word before is none. Usage: FIELDS
    _lineup_clause() {
      case $previous in
      where | and | or | not | by) _lineup_offer "$1" ;;
      order) _lineup_offer by ;;
      *) return 1 ;;
      esac
    }
    """#
}
