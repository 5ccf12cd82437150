import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { language as java } from '../../../src/languages/java/language.js';
import type { AnalyzerSupport, Analyzer } from '../../../src/model/source/analyzer.js';
import { isUnused } from '../../../src/model/source/declaration.js';
import { expressionAt, viewOf } from './typed-view-of.js';

let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = await (java.analyzer as AnalyzerSupport).open();
});
afterAll(() => analyzer.close());

const view = (text: string) => viewOf(analyzer, [{ path: 'Main.java', text }]);

const box = `
import java.util.List;
public class Main<T extends Comparable<T>> {
  static final int LIMIT = 3;
  private final T item;
  protected int count;
  Main(T item) { this.item = item; }
  T larger(T other, List<? extends Number> more) { return item.compareTo(other) > 0 ? item : other; }
  static int test(int n, List<? extends Number> numbers) {
    int before = n, unset;
    int changed = 1; changed++;
    var first = numbers.get(0);
    byte small = 7;
    Runnable r = () -> System.out.println(before);
    class Inner { int here = n; }
    switch (n) { case LIMIT: return new Main<String>("a").count; default: return before; }
  }
}
`;

describe('expressions of Java', () => {
  it('have types as `var` would give them', async () => {
    const typed = await view(box);
    expect(expressionAt(typed, 'numbers.get(0)').type).toMatchObject({ text: 'Number', writable: true });
    expect(expressionAt(typed, 'new Main<String>("a")').type).toMatchObject({ text: 'Main<String>', writable: true });
    expect(expressionAt(typed, '() -> System.out.println(before)').type?.text).toBe('Runnable');
    expect(expressionAt(typed, 'System.out.println(before)')).toMatchObject({
      type: { writable: false },
      use: 'statement',
    });
    expect(expressionAt(typed, 'this.item')).toMatchObject({ type: { text: 'T', writable: true }, use: 'target' });
    expect(expressionAt(typed, '"a"')).toMatchObject({ type: { text: 'String' }, expected: { text: 'String' } });
  });

  it('are marked where another value has no place, or two would do something else than one', async () => {
    const typed = await view(box);
    const labels = typed.files[0]?.expressions.filter(({ constant }) => constant) ?? [];
    expect(labels.map(({ start, end }) => box.slice(start, end))).toEqual(['3', '7', 'LIMIT']);
    expect(expressionAt(typed, 'item.compareTo(other)').repeatable).toBe(false);
    expect(expressionAt(typed, 'n').repeatable).toBe(true);
  });

  it('that the compiler added are not there', async () => {
    const typed = await view(
      'record P(int x) { P { if (x < 0) throw new Error(); } } enum E { A, B { } } class C extends Thread { }',
    );
    const texts = typed.files[0]?.expressions.map(({ start, end }) => typed.files[0]?.text.slice(start, end));
    expect(texts).toEqual(['x < 0', 'x', '0', 'new Error()']);
  });
});

describe('questions about Java', () => {
  it('scopes know what can be read and written there', async () => {
    const typed = await view(box);
    const [scope] = await typed.scopesAt([{ path: 'Main.java', offset: box.indexOf('switch') }]);
    const named = (name: string) => scope?.names.find((each) => each.name === name);
    expect(named('n')).toMatchObject({ kind: 'parameter', writable: false, assigned: true });
    expect(named('changed')).toMatchObject({ writable: true, type: { text: 'int' } });
    expect(named('before')?.writable).toBe(false);
    expect(named('unset')).not.toHaveProperty('assigned');
    expect(named('Inner')?.signatures[0]).toMatchObject({
      constructs: true,
      result: { text: 'Inner', writable: true },
    });
    expect(named('test')?.signatures[0]?.parameters).toHaveLength(2);
    expect(scope?.names.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['item']));
    const [inside] = await typed.scopesAt([{ path: 'Main.java', offset: box.indexOf('println') }]);
    expect(inside?.names.map(({ name }) => name)).not.toContain('changed');
  });

  it('members are those of the receiver, with its type arguments', async () => {
    const typed = await view(box);
    const type = expressionAt(typed, 'new Main<String>("a")').type?.id as number;
    const members = await typed.membersOf(type, { path: 'Main.java', offset: box.indexOf('switch') });
    const larger = members.find(({ name }) => name === 'larger');
    expect(larger?.signatures[0]).toMatchObject({
      parameters: [{ name: 'other', type: { text: 'String' } }, { type: { text: 'List<? extends Number>' } }],
      result: { text: 'String' },
    });
    expect(members.find(({ name }) => name === 'LIMIT')).toMatchObject({ static: true, writable: false });
    const [text, any] = [
      larger?.signatures[0]?.result.id as number,
      expressionAt(typed, 'numbers.get(0)').type?.id as number,
    ];
    expect(
      await typed.areAssignable([
        [text, text],
        [text, any],
        [type, any],
      ]),
    ).toEqual([true, false, false]);
  });

  it('are answered about a program that the JVM has forgotten', async () => {
    const typed = await view(box);
    const place = { path: 'Main.java', offset: box.indexOf('switch') };
    const before = await typed.scopesAt([place]);
    for (let i = 0; i < 6; i++) await view(`class C${i} { }`);
    expect(await typed.scopesAt([place])).toEqual(before);
    const result = before[0]?.names.find(({ name }) => name === 'test')?.signatures[0]?.result.id as number;
    expect(await typed.areAssignable([[result, result]])).toEqual([true]);
  });
});

it('declarations of Java are known with all their names', async () => {
  const typed = await view(box);
  const named = (name: string) => typed.declarations.find((each) => each.name === name);
  expect(typed.declarations.filter(isUnused).map(({ name }) => name)).toEqual([
    ...['larger', 'more', 'test', 'unset', 'first', 'small', 'r', 'Inner', 'here'],
  ]);
  expect(named('LIMIT')?.places).toHaveLength(2);
  expect(named('unset')?.parts).toEqual([]);
  expect(named('Main')).toMatchObject({ renamable: false });
  expect(named('item')?.renamable).toBe(true);
  const [part] = named('r')?.parts ?? [];
  expect(box.slice(part?.start, part?.end)).toBe('Runnable r = () -> System.out.println(before);');
});

it('what is wrong, too deep or too long for javac is told, and costs only itself', async () => {
  const wrong = await analyzer.analyze([{ path: 'p/A.java', text: 'package p; class A { int x = "a"; }' }]);
  expect(wrong).toMatchObject({ kind: 'rejected', diagnostics: [{ at: { file: 'p/A.java', line: 1, column: 30 } }] });
  const deep = `class A { int x = ${'('.repeat(30_000)}1${')'.repeat(30_000)}; }`;
  expect(await analyzer.analyze([{ path: 'A.java', text: deep }])).toMatchObject({
    kind: 'failed',
    message: expect.stringMatching(/StackOverflowError/),
  });
  expect((await view('class A { int x = 1; }')).files[0]?.expressions).toHaveLength(1);
});
