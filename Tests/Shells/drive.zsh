# Completes each command line that stands in a line of standard input in an interactive zsh, which completion needs, and
# prints what it is offered.
zmodload zsh/zpty || exit 1
export DRIVE_SCRIPT=$1 DRIVE_LINES=$2/lines DRIVE_FOUND=$2/found ZDOTDIR=$2
cat > $DRIVE_LINES
: > $DRIVE_FOUND
cat > $ZDOTDIR/.zshrc <<'RC'
autoload -Uz compinit
compinit -u -D
source $DRIVE_SCRIPT
unsetopt auto_list auto_menu menu_complete list_beep

compadd() {
  # With these options it only fills arrays for its caller.
  if (( ! ${@[(I)-[OAD]]} )); then
    local -a found
    builtin compadd -O found "$@"
    (( $#found )) && print -rl -- $found >> $DRIVE_FOUND
  fi
  builtin compadd "$@"
}

zle-line-init() {
  local line
  for line in "${(@f)$(<$DRIVE_LINES)}"; do
    print -r -- $'\x1e' >> $DRIVE_FOUND
    BUFFER=$line
    CURSOR=$#BUFFER
    zle complete-word
  done
  exit
}
zle -N zle-line-init
RC
zpty child zsh -d -i
while zpty -r child shown; do :; done
cat $DRIVE_FOUND
