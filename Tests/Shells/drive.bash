# Calls the completion function as readline does. Each line of standard input is a command line: its words, the last one
# being completed, and a dot, with a unit separator between them.
source "$1"
compopt() { :; }
while IFS=$'\x1f' read -r -a COMP_WORDS; do
  unset "COMP_WORDS[${#COMP_WORDS[@]}-1]"
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _keygen
  printf '\x1e\n'
  [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\n' "${COMPREPLY[@]}"
done
