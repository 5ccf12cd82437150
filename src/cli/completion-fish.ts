import { allCommands, type CompletionCommand, type CompletionOption, type Values } from './completion-tree.js';

/** A completion script for fish. */
export function fishCompletion(tree: CompletionCommand): string {
  const commands = allCommands(tree);
  const below = commands.filter(({ path }) => path.length > 1).map(({ path }) => quote(path.join(' ')));
  return [
    '# Completion of cupel for fish. Run this once: cupel completion fish > ~/.config/fish/completions/cupel.fish',
    'function __cupel_is',
    '    set -l command cupel',
    '    for word in (commandline -opc)[2..-1]',
    `        if contains -- "$command $word" ${below.join(' ')}`,
    '            set command "$command $word"',
    '        end',
    '    end',
    '    test "$command" = "$argv"',
    'end',
    'complete -c cupel -f',
    ...commands.flatMap(completions),
    '',
  ].join('\n');
}

function completions({ path, options, commands, values }: CompletionCommand): string[] {
  const start = `complete -c cupel -n ${quote(`__cupel_is ${path.join(' ')}`)}`;
  return [
    ...commands.map((child) => `${start} -a ${child.path.at(-1)} -d ${quote(child.text)}`),
    ...options.map((option) => [start, ...optionWords(option)].join(' ')),
    ...(values.kind === 'unknown' ? [] : [`${start} ${offered(values)}`]),
  ];
}

function optionWords({ names, text, values }: CompletionOption): string[] {
  const named = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  return [...named, '-d', quote(text), ...(values ? ['-r', offered(values)] : [])];
}

function offered(values: Values): string {
  switch (values.kind) {
    case 'words':
      return `-f -a ${quote(wordList(values.words, values.separator))}`;
    case 'files':
      return '-F';
    case 'folders':
      return "-f -a '(__fish_complete_directories)'";
    case 'unknown':
      return '-f';
  }
}

function wordList(words: readonly string[], separator: string | undefined): string {
  const list = words.join(' ');
  return separator === undefined ? list : `(__fish_complete_list ${separator} "printf '%s\\n' ${list}")`;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
