import type { IntendedDifference } from '../../core/intended-difference.js';

const hostWords = [
  ...['print', 'console', 'process', 'require', 'module', 'global', 'globalThis', 'self', 'window', 'Buffer', 'Deno'],
  ...['Bun', 'performance', 'setTimeout', 'Date', 'Intl', 'message', 'stack', 'fileName', 'lineNumber', 'columnNumber'],
];

/** Where engines differ without it being a bug. */
export const intendedDifferences: readonly IntendedDifference[] = [
  {
    id: 'newer-syntax',
    reason: 'Engines support different editions of the language; older ones reject newer syntax.',
    link: 'https://tc39.es/ecma262/',
    rule: { kind: 'newerSyntax', codes: ['SyntaxError'] },
  },
  {
    id: 'host-objects',
    reason: 'Printing of values, error messages and host objects are implementation-defined.',
    link: 'https://tc39.es/ecma262/#sec-hosts-and-implementations',
    rule: { kind: 'betweenBuilds', words: hostWords },
  },
  {
    id: 'v8',
    reason: 'Node.js and Deno share the engine V8.',
    link: 'https://docs.deno.com/runtime/',
    rule: { kind: 'sameEngine', families: ['node', 'deno'] },
  },
  {
    id: 'javascriptcore',
    reason: 'Bun uses JavaScriptCore, the engine of WebKit.',
    link: 'https://bun.sh/docs',
    rule: { kind: 'sameEngine', families: ['bun', 'jsc'] },
  },
];
