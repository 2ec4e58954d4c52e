/// The script that completes Larder's commands in a shell.
///
/// The script contains no list of commands: at TAB it asks the program (`larder __complete`), so it is never out of
/// date.
package enum CompletionScript: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script, for the shell to read.
  package var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    # Completion of larder for bash; made by `larder completion bash`.

    _larder() {
      local found line
      COMPREPLY=()
      found=$(command larder __complete bash "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
      if [ $? -eq 3 ]; then
        compopt -o default 2>/dev/null
        return
      fi
      while IFS= read -r line; do
        [ -n "$line" ] && COMPREPLY+=("$line")
      done <<<"$found"
    }

    complete -o nosort -F _larder larder 2>/dev/null || complete -F _larder larder
    """# + "\n"

  private static let zshText = #"""
    #compdef larder
    # Completion of larder for zsh; made by `larder completion zsh`.

    _larder() {
      local found line typed code
      local -a names shown
      typed=${(Q)PREFIX}
      found=$(command larder __complete zsh "${(@Q)words[2,CURRENT-1]}" "$typed" 2>/dev/null)
      code=$?
      if (( code == 3 )); then
        compset -P '--*='
        _files
        return
      fi
      for line in "${(@f)found}"; do
        [[ -n $line ]] || continue
        names+=("${line%%$'\t'*}")
        shown+=("${line/$'\t'/  -- }")
        # A candidate that does not begin with the typed text must not replace it without a choice.
        [[ ${(L)line} == ${(L)typed}* ]] || compstate[insert]=menu
      done
      (( $#names )) || return 1
      if [[ $found == *$'\t'* ]]; then
        compadd -U -l -V larder -d shown -a names
      else
        compadd -U -V larder -d shown -a names
      fi
    }

    if [[ $funcstack[1] == _larder ]]; then
      _larder "$@"
    else
      compdef _larder larder
    fi
    """# + "\n"

  private static let fishText = #"""
    # Completion of larder for fish; made by `larder completion fish`.

    function __larder_candidates
        set -l found (command larder __complete fish (commandline -cp | string collect) 2>/dev/null)
        if test $status -eq 3
            set -l typed (commandline -ct)
            set -l option (string match -r -- '^--[^=]*=' $typed)
            for file in (__fish_complete_path (string replace -r -- '^--[^=]*=' '' $typed))
                echo "$option$file"
            end
            return
        end
        printf '%s\n' $found
    end

    complete -c larder -f -k -a '(__larder_candidates)'
    """# + "\n"
}
