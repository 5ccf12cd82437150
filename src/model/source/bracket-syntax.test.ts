import { expect, it } from 'vitest';
import { bracketSyntax } from './bracket-syntax.js';
import { walk } from './syntax.js';

function nodesOf(text: string, role: string): string[] {
  return [...walk(bracketSyntax.parse(text).root)]
    .filter((node) => node.role === role)
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));
}

const kotlin = `class A<T>(val x: T)
class B {
    val y: A<Int> = A<Int>(1)
    fun f(a: A<Int>, b: B): Int = if (a.x < 2) 1 else 2
}
fun g() = listOf<Map<Int, A<Int>>>()
`;

it('lines are statements, also behind type arguments', () => {
  expect(nodesOf(kotlin, 'statement')).toEqual([
    'class A<T>(val x: T)',
    'class B { val y: A<Int> = A<Int>(1) fun f(a: A<Int>, b: B): Int = if (a.x < 2) 1 else 2 }',
    'val y: A<Int> = A<Int>(1)',
    'fun f(a: A<Int>, b: B): Int = if (a.x < 2) 1 else 2',
    'fun g() = listOf<Map<Int, A<Int>>>()',
  ]);
});

it('what commas part are items', () => {
  const items = nodesOf(kotlin, 'parameter');
  expect(items).toContain('a: A<Int>');
  expect(items).toContain('b: B');
  expect(items).toContain('A<Int>');
});

it('whatever the brackets are, every token is read once', () => {
  for (const text of ['f(a < b, c > d)', 'x } y', '(a', 'a < b; c > d', '<<>>', '} } {'])
    expect(bracketSyntax.parse(text).root.end).toBe(text.length);
});
