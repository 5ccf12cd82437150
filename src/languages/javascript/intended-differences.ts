import type { IntendedDifference } from '../../core/intended-difference.js';

const hostWords = [
  ...['print', 'console', 'process', 'require', 'module', 'global', 'globalThis', 'self', 'window', 'Buffer', 'Deno'],
  ...['Bun', 'performance', 'setTimeout', 'Date', 'Intl', 'message', 'stack', 'fileName', 'lineNumber', 'columnNumber'],
];

/** Where engines differ without it being a bug. */
export const intendedDifferences: readonly IntendedDifference[] = [
  {
    id: 'newer-syntax',
    reason: 'An engine refuses the syntax of later editions of the language, which others have already.',
    link: 'https://tc39.es/ecma262/',
    rule: { kind: 'incomparable', codes: ['SyntaxError'] },
  },
  {
    id: 'host-objects',
    reason: 'How values are printed, what errors say and which global objects there are is left to engines.',
    link: 'https://tc39.es/ecma262/#sec-hosts-and-implementations',
    rule: { kind: 'betweenBuilds', words: hostWords },
  },
  {
    id: 'v8',
    reason: 'Node.js and Deno run programs by the same engine.',
    link: 'https://docs.deno.com/runtime/',
    rule: { kind: 'sameEngine', families: ['node', 'deno'] },
  },
  {
    id: 'javascriptcore',
    reason: 'Bun runs programs by the engine of WebKit.',
    link: 'https://bun.sh/docs',
    rule: { kind: 'sameEngine', families: ['bun', 'jsc'] },
  },
];
