# Asks fish for the candidates of each command line that stands in a line of standard input.
source $argv[1]
while read -l line
    printf '\x1e\n'
    complete -C $line
end
