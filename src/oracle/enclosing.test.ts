import { describe, expect, test } from 'vitest';
import { enclosingCalls } from './enclosing-calls.js';
import { enclosingStatement, textAround } from './enclosing-statement.js';

/** The place of a mark in a text, and the text without it. */
function marked(text: string) {
  const before = text.slice(0, text.indexOf('^')).split('\n');
  const at = { file: 'main.ts', line: before.length, column: (before.at(-1) ?? '').length + 1 };
  return { at, files: [{ path: 'main.ts', text: text.replace('^', '') }] };
}

describe('the calls that a place belongs to', () => {
  const callsOf = (text: string) => {
    const { at, files } = marked(text);
    return enclosingCalls(at, files).map((call) => Number(call.split(':')[1]));
  };
  const shared = (one: string, other: string) => callsOf(one).filter((call) => callsOf(other).includes(call)).length;

  test.each([
    ['^f(1, 2);', 'f(1, ^2);'],
    ['a.^f<number>(1);', 'a.f<number>(^1);'],
    ['a?.^f?.(1);', 'a?.f?.(^1);'],
    ['^new Box<string>(1);', 'new Box<string>(^1);'],
    ['^f(1)(2);', 'f(1)(^2);'],
    ['f(^1, { a: [2] });', 'f(1, { a: [^2] });'],
    ['^f((x) => x + 1);', 'f((x) => ^x + 1);'],
    ['x.^with((old) => old);', 'x.with((old) => ^old);'],
    ['^f(")", 1); // (', 'f(")", ^1); // ('],
  ])('%s and %s are one', (one, other) => expect(shared(one, other)).toBeGreaterThan(0));

  test.each([
    ['^f(1); f(2);', 'f(1); f(^2);'],
    ['f(^1); f(2);', 'f(1); f(^2);'],
    ['^run(() => { f(1); });', 'run(() => { f(^1); });'],
    ['if (^a) f(1);', 'if (a) f(^1);'],
    ['^a\nf(1);', 'a\nf(^1);'],
  ])('%s and %s are not', (one, other) => expect(shared(one, other)).toBe(0));

  test('there are none in another file or after the end', () => {
    const files = [{ path: 'main.ts', text: 'f(1);\n' }];
    expect(enclosingCalls({ file: 'other.ts', line: 1, column: 1 }, files)).toEqual([]);
    expect(enclosingCalls({ file: 'main.ts', line: 9, column: 1 }, files)).toEqual([]);
  });
});

describe('the statement around a place', () => {
  const statement = (text: string) => {
    const { at, files } = marked(text);
    const { names, words } = enclosingStatement(at, files) ?? { names: [], words: new Set<string>() };
    return [names.join(' '), [...words].filter((word) => /^\w/.test(word)).join(' ')];
  };

  test.each([
    ['let a = 1; let b = ^c + 2; let d;', 'c b', 'let b c 2'],
    ['class A { x = 1; ^y(z: B) { return z; } w = 2; }', 'y y', 'y z B return'],
    ['class A { y(z: B) { let q; return ^z; } }', 'z z', 'return z'],
    ['const o: { t: T } = p ? { ^u: 1 } : {}; o;', 'u o', 'const o t T p u 1'],
    ['function f() {} const g = ^h;', 'h g', 'const g h'],
    ['if (a) { b; } else { ^c; }', 'c c', 'c'],
    ['^x.map((y) => { z; return y; }).w; v;', 'x x', 'x map y z return w'],
  ])('%s', (text, names, words) => expect(statement(text)).toEqual([names, words]));

  test('there is none in another file', () => {
    expect(enclosingStatement({ file: 'other.ts', line: 1, column: 1 }, [])).toBeUndefined();
  });
});

describe('the text around a place', () => {
  const around = (text: string) => {
    const { at, files } = marked(text);
    return textAround(at, files).split(/\s+/).join(' ').trim();
  };

  test.each([
    ['a; b(^c, d); e;', 'b(c, d)'],
    ['if (true) { a; ^b; c; } d;', 'if (true) b'],
    ['if (false) { a; } else { ^b; }', 'if (false) { a; } else b'],
    ['class A { x = 1; f(y) { z; g(() => { ^w; }); } }', 'class A f(y) g(() => w'],
    ['const a = true ? b : { c: ^d };', 'const a = true ? b : { c: d }'],
    ['f(^a)', 'f(a)'],
  ])('%s: %s', (text, expected) => expect(around(text)).toBe(expected));

  test('there is none in another file or after the end', () => {
    expect(textAround({ file: 'other.ts', line: 1, column: 1 }, [])).toBe('');
    expect(textAround({ file: 'a', line: 9, column: 1 }, [{ path: 'a', text: 'b;' }])).toBe('');
  });
});
