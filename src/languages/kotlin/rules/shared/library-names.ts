import type { RuleProgram } from '../../../../model/rules/rule-program.js';

const names: ReadonlySet<string> = new Set([
  ...['Any', 'Unit', 'Int', 'Long', 'Double', 'Boolean', 'String', 'Number', 'Comparable', 'List', 'Pair', 'kotlin'],
  ...['IllegalStateException', 'run', 'let', 'listOf', 'single', 'intArrayOf', 'lazy', 'append', 'buildString'],
  ...['toInt', 'toLong', 'toDouble', 'toString', 'inv', 'reversed', 'chunked', 'split', 'joinToString', 'getValue'],
  ...['toCharArray', 'concatToString', 'encodeToByteArray', 'decodeToString', 'component1', 'plus', 'minus', 'times'],
]);

/** Whether a program gives something a name of the library that rules write. */
export function hasOwnLibrary({ view, files }: RuleProgram): boolean {
  if (files.some(({ text }) => aliases(text).some((name) => names.has(name)))) return true;
  return view.declarations.some(({ name }) => names.has(name));
}

function aliases(text: string): string[] {
  return [...text.matchAll(/^import\s+[\w.`]+?(?:\s+as\s+|\.)(\w+)\s*;?$/gm)].map((match) => match[1] ?? '');
}
