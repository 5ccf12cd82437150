import { allCommands, type CompletionCommand, type CompletionOption, type Values } from './completion-tree.js';

// What is completed is known by dynamic scope. In bash 3 there is no compopt; names of folders are then without a slash.
const helpers = `# Completion of cupel for bash. Put this into ~/.bashrc: source <(cupel completion bash)
_cupel_words() {
  local separator=$1 before=
  shift
  [[ -n $separator && $current == *"$separator"* ]] && before=\${current%"$separator"*}$separator
  COMPREPLY=($(compgen -P "$before" -W "$*" -- "\${current#"$before"}"))
}
_cupel_paths() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen "$1" -- "$current"))
}`;

/** A completion script for bash. */
export function bashCompletion(tree: CompletionCommand): string {
  const commands = allCommands(tree);
  const below = commands.filter(({ path }) => path.length > 1);
  return [
    helpers,
    '_cupel() {',
    '  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=cupel i',
    '  # --option=value comes as three words.',
    "  [[ $current == '=' ]] && current=",
    "  [[ $previous == '=' ]] && previous=${COMP_WORDS[COMP_CWORD - 2]}",
    '  COMPREPLY=()',
    '  for ((i = 1; i < COMP_CWORD; i++)); do',
    '    case "$command ${COMP_WORDS[i]}" in',
    ...below.map(({ path }) => `      '${path.join(' ')}') command='${path.join(' ')}' ;;`),
    '    esac',
    '  done',
    '  case "$command $previous" in',
    ...commands.flatMap(({ path, options }) => options.flatMap((option) => valueCase(path, option))),
    '  esac',
    '  if [[ $current == -* ]]; then',
    '    case $command in',
    ...commands.map(({ path, options }) => `      '${path.join(' ')}') _cupel_words '' ${optionNames(options)} ;;`),
    '    esac',
    '    return',
    '  fi',
    '  case $command in',
    ...commands.map((command) => `    '${command.path.join(' ')}') ${argumentAction(command)} ;;`),
    '  esac',
    '}',
    'complete -F _cupel cupel',
    '',
  ].join('\n');
}

function valueCase(path: readonly string[], { names, values }: CompletionOption): string[] {
  if (!values) return [];
  const places = names.map((name) => `'${path.join(' ')} ${name}'`).join(' | ');
  return [`    ${places}) ${action(values)}; return ;;`];
}

function optionNames(options: readonly CompletionOption[]): string {
  return options.flatMap(({ names }) => names).join(' ');
}

function argumentAction({ commands, values }: CompletionCommand): string {
  if (commands.length === 0) return action(values);
  return `_cupel_words '' ${commands.map(({ path }) => path.at(-1)).join(' ')}`;
}

function action(values: Values): string {
  switch (values.kind) {
    case 'words':
      return `_cupel_words '${values.separator ?? ''}' ${values.words.join(' ')}`;
    case 'files':
      return '_cupel_paths -f';
    case 'folders':
      return '_cupel_paths -d';
    case 'unknown':
      return ':';
  }
}
