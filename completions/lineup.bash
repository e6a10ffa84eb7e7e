# bash completion for lineup. Made from the catalog of commands by `make generate`; do not edit.

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

# Offers the values of an option; fails when that takes none. Usage: COMMAND OPTION [PREFIX]
_lineup_value() {
  case "$1 $2" in
  'lineup --db' | \
    'lineup -f' | \
    'lineup --file')
    _lineup_files "$3"
    ;;
  'lineup -c' | \
    'lineup --command' | \
    'member add --id' | \
    'member list --name' | \
    'member show --name' | \
    'member set --name' | \
    'member rm --name' | \
    'todo add --due' | \
    'todo add --for' | \
    'todo add --tag' | \
    'todo add --note' | \
    'todo add --at' | \
    'todo add --id' | \
    'todo list --for' | \
    'todo list --tag' | \
    'todo list --due' | \
    'todo list --due-before' | \
    'todo list --due-after' | \
    'todo next --for' | \
    'todo next --tag' | \
    'todo next --due' | \
    'todo next --due-before' | \
    'todo next --due-after' | \
    'todo overdue --for' | \
    'todo overdue --tag' | \
    'todo overdue --due' | \
    'todo overdue --due-before' | \
    'todo overdue --due-after' | \
    'todo show --for' | \
    'todo show --tag' | \
    'todo show --due' | \
    'todo show --due-before' | \
    'todo show --due-after' | \
    'todo set --title' | \
    'todo set --due' | \
    'todo set --for' | \
    'todo set --tag' | \
    'todo set --note' | \
    'todo rm --for' | \
    'todo rm --tag' | \
    'todo rm --due' | \
    'todo rm --due-before' | \
    'todo rm --due-after' | \
    'todo done --for' | \
    'todo done --tag' | \
    'todo done --due' | \
    'todo done --due-before' | \
    'todo done --due-after' | \
    'todo reopen --for' | \
    'todo reopen --tag' | \
    'todo reopen --due' | \
    'todo reopen --due-before' | \
    'todo reopen --due-after' | \
    'agenda --for' | \
    'log --member' | \
    'log --todo' | \
    'watch --since')
    :
    ;;
  'lineup --mode' | \
    'member list --mode' | \
    'member show --mode' | \
    'todo list --mode' | \
    'todo next --mode' | \
    'todo overdue --mode' | \
    'todo show --mode' | \
    'agenda --mode' | \
    'stats --mode' | \
    'log --mode' | \
    'watch --mode' | \
    ':mock --mode')
    _lineup_offer 'table plain csv json jsonl markdown' "$3"
    ;;
  'lineup --color') _lineup_offer 'auto always never' "$3" ;;
  'member list --position' | \
    'member show --position' | \
    'member set --position' | \
    'member rm --position')
    _lineup_offer 'Top JG Mid ADC Support' "$3"
    ;;
  'todo add --priority') _lineup_offer 'low medium high' "$3" ;;
  'todo list --priority' | \
    'todo next --priority' | \
    'todo overdue --priority' | \
    'todo show --priority' | \
    'todo set --priority' | \
    'todo rm --priority' | \
    'todo done --priority' | \
    'todo reopen --priority')
    _lineup_offer 'low medium high none' "$3"
    ;;
  *) return 1 ;;
  esac
}

# Offers what may follow the words of a command.
_lineup_command() {
  local command=$1 previous=${!#} count=0 chosen=no options word
  shift
  case $command in
  member)
    if [[ $# -eq 0 && $cur != -* ]]; then
      _lineup_offer 'add list show set rm'
      return
    elif [[ $# -eq 0 || $1 == -* ]]; then
      command='member list'
    else
      command+=" $1"
      shift
    fi
    ;;
  todo)
    if [[ $# -eq 0 && $cur != -* ]]; then
      _lineup_offer 'add list next overdue show set rm done reopen'
      return
    elif [[ $# -eq 0 || $1 == -* ]]; then
      command='todo list'
    else
      command+=" $1"
      shift
    fi
    ;;
  help) command=:help ;;
  quit | \
    exit | \
    :exit)
    command=:quit
    ;;
  esac
  case $cur in
  --*=*)
    _lineup_value "$command" "${cur%%=*}" "${cur%%=*}="
    return
    ;;
  -*)
    case $command in
    'member add') options='--or-set --id --dry-run --help' ;;
    'member list' | \
      'member show')
      options='--name --position --all --mode --table --plain --csv --json --jsonl --markdown --help'
      ;;
    'member set') options='--name --position --yes --dry-run --help' ;;
    'member rm') options='--name --position --all --yes --dry-run --help' ;;
    'todo add') options='--due --for --tag --priority --note --done --at --id --dry-run --help' ;;
    'todo list' | \
      'todo show')
      options='--open --done --all --for --tag --due --due-before --due-after --overdue --priority --mode --table --plain --csv --json --jsonl --markdown --help'
      ;;
    'todo next' | \
      'todo overdue')
      options='--for --tag --due --due-before --due-after --priority --mode --table --plain --csv --json --jsonl --markdown --help'
      ;;
    'todo set') options='--title --due --for --tag --priority --note --yes --dry-run --help' ;;
    'todo rm' | \
      'todo done' | \
      'todo reopen')
      options='--open --done --all --for --tag --due --due-before --due-after --overdue --priority --yes --dry-run --help'
      ;;
    agenda) options='--for --mode --table --plain --csv --json --jsonl --markdown --help' ;;
    stats) options='--mode --table --plain --csv --json --jsonl --markdown --help' ;;
    undo | \
      redo)
      options='--dry-run --help'
      ;;
    log) options='--member --todo --prune --mode --table --plain --csv --json --jsonl --markdown --help' ;;
    watch) options='--since --mode --table --plain --csv --json --jsonl --markdown --help' ;;
    begin | \
      commit | \
      rollback | \
      :open | \
      :source | \
      :set | \
      :alias | \
      :explain | \
      :edit | \
      :help | \
      :quit)
      options='--help'
      ;;
    :mock) options='--dry-run --mode --table --plain --csv --json --jsonl --markdown --help' ;;
    :history) options='--clear --help' ;;
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
  'member add') ((count)) && _lineup_offer 'Top JG Mid ADC Support' ;;
  'member list') _lineup_clause 'id name position' || _lineup_offer 'where order limit' ;;
  'member show' | \
    'member set' | \
    'member rm')
    _lineup_clause 'id name position' || _lineup_rows yes member list --all order by id desc limit 1000 --plain
    ;;
  'todo list') _lineup_clause 'id title done created due for priority tags note completed' || _lineup_offer 'where order limit' ;;
  'todo next' | \
    'todo overdue')
    _lineup_clause 'id title done created due for priority tags note completed' || _lineup_offer 'where limit'
    ;;
  'todo show' | \
    'todo set' | \
    'todo rm' | \
    'todo done' | \
    'todo reopen')
    _lineup_clause 'id title done created due for priority tags note completed' || _lineup_rows no todo list --all order by id desc limit 1000 --plain
    ;;
  log) _lineup_clause 'number at who session command rows undone' || _lineup_offer 'where limit' ;;
  :mock)
    case $count in
    0) _lineup_offer 'on off copy diff apply' ;;
    esac
    ;;
  :open | \
    :source)
    case $count in
    0) _lineup_files ;;
    esac
    ;;
  :set)
    case $count in
    0) _lineup_offer 'mode color wrap quiet suggest hints news pager timing log-changes log-days' ;;
    1)
      case $1 in
      mode) _lineup_offer 'auto table plain csv json jsonl markdown' ;;
      color) _lineup_offer 'auto always never' ;;
      wrap | \
        quiet | \
        timing)
        _lineup_offer 'off on'
        ;;
      suggest | \
        hints | \
        pager)
        _lineup_offer 'on off'
        ;;
      news) _lineup_offer 'on off quiet' ;;
      esac
      ;;
    esac
    ;;
  :help)
    case $count:$1 in
    0:*) _lineup_offer ':alias :edit :exit :explain :help :history :mock :open :quit :set :source agenda begin commit exit help log member quit redo rollback stats todo undo watch language rows where values prompt transactions output settings environment files codes' ;;
    1:member) _lineup_offer 'add list show set rm' ;;
    1:todo) _lineup_offer 'add list next overdue show set rm done reopen' ;;
    esac
    ;;
  esac
}

_lineup() {
  local program=${COMP_WORDS[0]} words=() cur data=() i=0
  local IFS=$' \t\n'
  COMPREPLY=()
  _lineup_join
  local last=$((${#words[@]} - 1))
  cur=${words[last]}
  while ((i < last)); do
    case ${words[i]} in
    --db) data=("${words[i]}" "${words[i + 1]/#\~\//$HOME/}") && ((i++)) ;;
    --db=*) data=("${words[i]/=\~\//=$HOME/}") ;;
    --mock) data=("${words[i]}") ;;
    -f | \
      --file | \
      -c | \
      --command | \
      --mode | \
      --color)
      ((i++))
      ;;
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
    _lineup_offer '--db --mock -f --file -c --command --mode --table --plain --csv --json --jsonl --markdown --color -q --quiet -k --keep-going --atomic --dry-run -y --yes --safe -h --help --version'
  else
    _lineup_offer ':alias :edit :exit :explain :help :history :mock :open :quit :set :source agenda begin commit exit help log member quit redo rollback stats todo undo watch'
  fi
  _lineup_cut
}

complete -F _lineup lineup
