import { describe, expect, test } from 'vitest';
import { type Syntax, type SyntaxNode, walk } from '../../src/model/source/syntax.js';
import { languages } from '../../src/registry.js';

const all = await Promise.all(Object.values(languages).map((load) => load()));
const withSyntax = all.flatMap(({ id, syntax, seeds }) => (syntax ? [{ id, syntax, seeds }] : []));

/** The nodes of a text in words: their roles and what they say. */
function rolesIn(syntax: Syntax, text: string): string[] {
  const shown = ({ role, start, end }: SyntaxNode) => `${role} ${text.slice(start, end)}`;
  return [...walk(syntax.parse(text).root)].slice(1).map(shown);
}

describe.each(withSyntax)('the syntax of $id', ({ syntax: load, seeds }) => {
  test('is loaded once, and takes a text apart in the same way each time', async () => {
    expect(await load()).toBe(await load());
    const [first] = (await seeds?.()) ?? [{ text: 'f(1)' }];
    const syntax = await load();
    expect(syntax.parse(first?.text ?? '')).toEqual(syntax.parse(first?.text ?? ''));
  });

  test('reads each token of the seeds once, and knows their grammar', async () => {
    const syntax = await load();
    for (const { path, text } of (await seeds?.()) ?? []) {
      const { tokens, isFaulty } = syntax.parse(text);
      expect(isFaulty, path).toBeUndefined();
      let rest = '';
      let position = 0;
      for (const { start, end } of tokens) {
        expect(start, path).toBeGreaterThanOrEqual(position);
        rest += text.slice(position, start);
        position = end;
      }
      expect((rest + text.slice(position)).replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').trim(), path).toBe('');
    }
  });

  test('has the children of a node within it, in order, and from token to token', async () => {
    const syntax = await load();
    for (const { path, text } of (await seeds?.()) ?? []) {
      const { root, tokens } = syntax.parse(text);
      const [starts, ends] = [new Set(tokens.map(({ start }) => start)), new Set(tokens.map(({ end }) => end))];
      const misplaced = [...walk(root)].flatMap((node) =>
        node.children.filter((child, i) => {
          const before = node.children[i - 1]?.end ?? node.start;
          return child.start < before || child.end > node.end || !starts.has(child.start) || !ends.has(child.end);
        }),
      );
      expect(misplaced, path).toEqual([]);
    }
  });

  test('survives any text', async () => {
    const syntax = await load();
    for (const text of [
      '',
      ' \n',
      '}{)(',
      '"',
      `${'('.repeat(200)}1`,
      'a\0b',
      'class { fun "${',
      `f(${'1+'.repeat(500)}1)`,
    ])
      expect(syntax.parse(text).root.end).toBe(text.length);
  });
});

test('a tree that is too deep for recursion is read down to a depth', async () => {
  const java = await withSyntax.find(({ id }) => id === 'java')?.syntax();
  const text = `class A { int b = ${'1+'.repeat(20_000)}1; int c; }`;
  expect(java && rolesIn(java, text)).toContain('identifier c');
});

describe('offsets', () => {
  const texts = {
    java: 'class A { String s = "\u00e9\u{1f600}"; int b; }',
    kotlin: 'class A { val s = "\u00e9\u{1f600}"; val b = 1 }',
    scala: 'class A { val s = "\u00e9\u{1f600}"; val b = 1 }',
  };
  test.each(Object.entries(texts))('are those of JavaScript: %s', async (id, text) => {
    const syntax = await withSyntax.find((language) => language.id === id)?.syntax();
    expect(syntax && rolesIn(syntax, text)).toContain('identifier b');
  });
});

describe('roles', () => {
  test.each([
    [
      'java',
      'class A { int f(B<C> b) { return b.g(1) + 2; } }',
      [
        'member int f(B<C> b) { return b.g(1) + 2; }',
        'identifier f',
        'parameter B<C> b',
        'type B<C>',
        'type C',
        'statement return b.g(1) + 2;',
        'expression b.g(1) + 2',
        'identifier g',
        'other +',
      ],
    ],
    [
      'java',
      'class A<T> { T t; { if (t == null) f(); } }',
      ['identifier T', 'type T', 'other (t == null)', 'statement f();'],
    ],
    [
      'kotlin',
      'fun <T> T.f(b: List<T>?): Int { g(b?.size ?: 1) }',
      [
        'statement fun <T> T.f(b: List<T>?): Int { g(b?.size ?: 1) }',
        'identifier T',
        'identifier f',
        'parameter b: List<T>?',
        'type List<T>?',
        'statement g(b?.size ?: 1)',
        'expression b?.size ?: 1',
        'other ?:',
      ],
    ],
    ['kotlin', 'class A { val a = "x ${c + 1} y" }', ['member val a = "x ${c + 1} y"', 'expression c + 1']],
    [
      'scala',
      'class A[T](b: T) { def f(c: List[T]): Int = c.size + 1 }',
      [
        'identifier T',
        'parameter b: T',
        'member def f(c: List[T]): Int = c.size + 1',
        'type List[T]',
        'expression c.size + 1',
        'identifier size',
        'other +',
      ],
    ],
    [
      'groovy',
      'class A<T> { int f(List<T> b) { b.size() + 1 } }',
      [
        'identifier A',
        'type T',
        'type int',
        'identifier f',
        'parameter List<T> b',
        'type List<T>',
        'identifier b',
        'expression b.size() + 1',
        'other +',
      ],
    ],
  ])('%s: %s', async (id, text, expected) => {
    const syntax = await withSyntax.find((language) => language.id === id)?.syntax();
    const roles = syntax ? rolesIn(syntax, text) : [];
    expect(expected.filter((role) => !roles.includes(role))).toEqual([]);
  });

  test('a text that is not in the grammar is said to be so', async () => {
    const java = await withSyntax.find(({ id }) => id === 'java')?.syntax();
    expect(java?.parse('class A { int }').isFaulty).toBe(true);
    expect(java?.parse('class A { }').isFaulty).toBeUndefined();
  });
});
