import { expect, test } from 'vitest';
import { bracketSyntax } from './source/bracket-syntax.js';
import type { Syntax } from './source/syntax.js';
import { syntaxOf } from './syntax-of.js';

const picky: Syntax = {
  parse: (text) => ({
    ...{ text, tokens: [], root: { kind: 'picky', role: 'other', start: 0, end: text.length, children: [] } },
    ...(text.includes('!') && { isFaulty: true }),
  }),
};

test('a text is cut by its grammar, and by its brackets where it is in none', async () => {
  const syntax = await syntaxOf({ syntax: async () => picky });
  expect(syntax.parse('f(a)').root.kind).toBe('picky');
  expect(syntax.parse('f(a)!')).toEqual(bracketSyntax.parse('f(a)!'));
  expect((await syntaxOf({})).parse('f(a)')).toEqual(bracketSyntax.parse('f(a)'));
});
