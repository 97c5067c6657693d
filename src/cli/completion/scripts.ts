/**
 * Scripts that a shell sources. They call `doorbell complete` for the words at the cursor, and complete file
 * names when it returns none.
 */
export const scripts: Readonly<Record<string, string>> = {
  bash: `_doorbell() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(doorbell complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _doorbell doorbell
`,
  zsh: `_doorbell() {
  local -a found
  found=("\${(@f)$(doorbell complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if (( \${#found} == 0 )) || [[ -z "\${found[1]}" ]]; then _files; else compadd -a found; fi
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit -u; }
compdef _doorbell doorbell
`,
};
