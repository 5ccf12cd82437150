import { allCommands, type CompletionCommand, type CompletionOption, type Values } from './completion-tree.js';

const helpers = `#compdef cupel
# Completion of cupel for zsh. Put this into ~/.zshrc, after compinit: source <(cupel completion zsh)
_cupel_list() {
  compset -P "*$1"
  shift
  compadd -S '' -- "$@"
}`;

// A file of the function path is called itself, and one that is sourced is not.
const ending = `if [[ $funcstack[1] == _cupel ]]; then
  _cupel "$@"
else
  compdef _cupel cupel
fi
`;

/** A completion script for zsh. */
export function zshCompletion(tree: CompletionCommand): string {
  return [helpers, ...allCommands(tree).flatMap(completionFunction), ending].join('\n');
}

function completionFunction(command: CompletionCommand): string[] {
  const { options, commands, values } = command;
  const rest = commands.length > 0 ? [`'1: :->command'`, `'*:: :->rest'`] : [quote(`*:value:${action(values)}`)];
  const specifications = [...options.map(optionSpecification), ...rest];
  return [
    `${functionName(command)}() {`,
    '  local curcontext=$curcontext state line',
    '  local -a commands',
    ...['  _arguments -C', ...specifications].map(
      (line, i, all) => `${i > 0 ? '    ' : ''}${line}${i < all.length - 1 ? ' \\' : ''}`,
    ),
    ...(commands.length > 0 ? dispatch(commands) : []),
    '}',
  ];
}

function dispatch(commands: readonly CompletionCommand[]): string[] {
  return [
    '  case $state in',
    '    command)',
    '      commands=(',
    ...commands.map(({ path, text }) => `        ${quote(`${path.at(-1)}:${text}`)}`),
    '      )',
    '      _describe command commands',
    '      ;;',
    '    rest)',
    '      case $words[1] in',
    ...commands.map((command) => `        ${command.path.at(-1)}) ${functionName(command)} ;;`),
    '      esac',
    '      ;;',
    '  esac',
  ];
}

function optionSpecification({ names, text, values }: CompletionOption): string {
  const explained = `[${text.replace(/[[\]\\]/g, '\\$&')}]`;
  const ending = quote(values ? `=${explained}:value:${action(values)}` : explained);
  const [first = '', ...others] = names;
  return others.length === 0 ? `${first}${ending}` : `'(${names.join(' ')})'{${names.join(',')}}${ending}`;
}

function action(values: Values): string {
  switch (values.kind) {
    case 'words':
      return values.separator === undefined
        ? `(${values.words.join(' ')})`
        : `{_cupel_list ${values.separator} ${values.words.join(' ')}}`;
    case 'files':
      return '_files';
    case 'folders':
      return '_files -/';
    case 'unknown':
      return ' ';
  }
}

function functionName({ path }: CompletionCommand): string {
  return `_${path.join('_')}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
