extension SystemShell {
  /// Splits a line as bash does, calls the function, and puts before each word what bash would have kept of it.
  static let bashDriver = #"""
    source "$1"
    shift
    for line; do
      COMP_LINE=$line COMP_POINT=${#line} COMP_WORDS=() COMPREPLY=()
      rest=$line
      while [[ $rest =~ ^[[:blank:]]*([:=]+|[^[:blank:]:=]+) ]]; do
        COMP_WORDS+=("${BASH_REMATCH[1]}")
        rest=${rest:${#BASH_REMATCH[0]}}
      done
      [[ $line != *[[:blank:]] ]] || COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _lineup
      word=${line##*[[:blank:]]}
      for reply in "${COMPREPLY[@]}"; do
        printf '%s\t\n' "${word%"${word##*[:=]}"}$reply"
      done
      echo END
    done
    """#

  /// Runs another zsh in a pseudo-terminal, where lines are edited, and has it take note of what it would show.
  static let zshDriver = #"""
    zmodload zsh/zpty
    out=$(mktemp)
    setup=$(mktemp)
    trap 'zpty -d shell 2>/dev/null; rm -f $out $setup' EXIT

    print -r -- "fpath=(${(q)1:h} \$fpath); out=${(q)out}" >$setup
    cat >>$setup <<'SETUP'
    unsetopt beep
    autoload -Uz compinit && compinit -D -u
    compadd() {
      local -a kept described
      local name
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
        builtin compadd "$@"
        return
      fi
      if (( $@[(I)-d] )); then
        name=${@[$@[(i)-d]+1]}
        described=("${(@P)name}")
      fi
      builtin compadd -A kept -D described "$@"
      for (( i = 1; i <= $#kept; i++ )); do
        print -r -- "$IPREFIX$kept[i]"$'\t'"${described[i]:-}" >>$out
      done
      builtin compadd "$@"
    }
    offer() { _main_complete; compstate[insert]= compstate[list]=; print END >>$out }
    zle -C offer complete-word offer
    bindkey '^T' offer
    print READY >>$out
    SETUP

    zpty shell zsh -f -i
    zpty -w shell "source $setup"

    # Waits until so many lines say that something has come to its end.
    await() {
      local line
      for (( n = 0; n < 1000; n++ )); do
        (( $(grep -c "^$1\$" $out) >= $2 )) && return
        zpty -r -t shell line >/dev/null 2>&1
        sleep 0.01
      done
      print -u2 "zsh did not answer"
      exit 1
    }

    await READY 1
    : >$out
    shift
    count=0
    for line; do
      zpty -w -n shell $'\C-u'"$line"$'\C-t'
      await END $(( ++count ))
    done
    cat $out
    """#

  static let fishDriver = #"""
    source $argv[1]
    for line in $argv[2..-1]
        complete -C $line
        echo END
    end
    """#
}
