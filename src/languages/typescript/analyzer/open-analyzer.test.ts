import { beforeAll, describe, expect, it } from 'vitest';
import type { Analyzer } from '../../../model/source/analyzer.js';
import { applyEdits } from '../../../model/source/apply-edits.js';
import { type Declaration, isUnused } from '../../../model/source/declaration.js';
import type { TypedExpression, TypedView } from '../../../model/source/typed-view.js';
import { openAnalyzer } from './open-analyzer.js';

let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = await openAnalyzer();
});

async function view(...texts: readonly string[]): Promise<TypedView> {
  const analysis = await analyzer.analyze(texts.map((text, i) => ({ path: `f${i}.ts`, text })));
  if (analysis.kind !== 'typed') throw new Error(JSON.stringify(analysis));
  return analysis.view;
}

function at({ files: [file] }: TypedView, text: string): TypedExpression {
  const found = file?.expressions.find(({ start, end }) => file.text.slice(start, end) === text);
  if (!found) throw new Error(`no expression ${text}`);
  return found;
}

const counter = `
class Counter<T> {
  private last?: T;
  count = 0;
  get size(): number { return this.count; }
  add(item: T, ...more: T[]): T | undefined { const before = this.last; this.last = item; this.count++; return before; }
}
const c = new Counter<string>();
const before = c.add('a');
let later: number;
export function use(n: number, s = 'x') { const k = c.size + n; return [k, s] as const; }
enum Level { Low = 1, High = Low + 1 }
`;

describe('expressions', () => {
  it('have types that can be written at their place, and ids that tell types apart', async () => {
    const typed = await view(counter);
    expect(at(typed, "c.add('a')").type).toMatchObject({ text: 'string | undefined', writable: true });
    expect(at(typed, 'new Counter<string>()').type).toMatchObject({ text: 'Counter<string>', writable: true });
    expect(at(typed, "'a'")).toMatchObject({ type: { text: "'a'" }, expected: { text: 'string' } });
    expect(at(typed, 'c.size').type?.id).toBe(at(typed, 'c.size + n').type?.id);
    expect(at(typed, 'this.last').type?.text).toBe('T | undefined');
  }, 20_000);

  it('say how they are used, and whether another value may stand there or they may be evaluated twice', async () => {
    const typed = await view(counter);
    expect(at(typed, 'this.last = item').use).toBe('statement');
    expect(typed.files[0]?.expressions.filter(({ use }) => use === 'target')).toHaveLength(2);
    expect(at(typed, 'c.size + n').repeatable).toBe(false);
    expect(at(typed, 'n').repeatable).toBe(true);
    expect(at(typed, "c.add('a')").repeatable).toBe(false);
    expect(at(typed, 'Low + 1').constant).toBe(true);
    expect(at(typed, '[k, s]').constant).toBe(true);
    expect(at(typed, 'new Counter<string>()').constant).toBe(false);
  });

  it('have no type that can be written where a name is hidden or a class has none', async () => {
    const typed = await view(`interface A { a: 1 } declare const a: A;
function f<A>(x: A) { return [x, a] as [A, typeof a]; } const o = class { y = 1 }; const p = new o();`);
    const inside = typed.files[0]?.expressions.filter(({ type }) => type?.text === 'A') ?? [];
    expect(inside.map(({ type }) => type?.writable)).toEqual([true, false]);
    expect(at(typed, 'new o()').type?.writable).toBe(false);
  });
});

describe('questions', () => {
  it('what has a name at a place is told from inside out', async () => {
    const typed = await view(counter);
    const [scope] = await typed.scopesAt([{ path: 'f0.ts', offset: counter.indexOf('return [k') }]);
    const names = scope?.names.map(({ name }) => name) ?? [];
    expect([...names].sort()).toEqual(['Counter', 'Level', 'before', 'c', 'k', 'later', 'n', 's', 'use']);
    expect(names.indexOf('k')).toBeLessThan(names.indexOf('c'));
    const named = (name: string) => scope?.names.find((each) => each.name === name);
    expect(named('k')).toMatchObject({ kind: 'variable', writable: false, assigned: true, type: { text: 'number' } });
    expect(named('n')).toMatchObject({ kind: 'parameter', writable: true });
    expect(named('later')).not.toHaveProperty('assigned');
    expect(named('use')?.signatures[0]?.parameters[1]).toMatchObject({ name: 's', optional: true });
    expect(named('Counter')?.signatures[0]).toMatchObject({ constructs: true, typeParameters: ['T'] });
  });

  it('members have what type arguments make of them, and private ones are for their class', async () => {
    const typed = await view(counter);
    const type = at(typed, 'new Counter<string>()').type?.id as number;
    const outside = await typed.membersOf(type, { path: 'f0.ts', offset: counter.indexOf('export') });
    expect(outside.map(({ name, writable }) => [name, writable])).toEqual([
      ['add', false],
      ['count', true],
      ['size', false],
    ]);
    expect(outside[0]?.signatures[0]).toMatchObject({
      parameters: [{ type: { text: 'string' } }, { type: { text: 'string[]' }, rest: true }],
      result: { text: 'string | undefined' },
    });
    const inside = await typed.membersOf(type, { path: 'f0.ts', offset: counter.indexOf('const before = this') });
    expect(inside.map(({ name }) => name)).toContain('last');
  });

  it('the checker decides what is assignable', async () => {
    const typed = await view('const n: number = 1; const u: number | string = n; const s = "s"; export { u, s };');
    const [n, u, s] = [at(typed, '1'), at(typed, '"s"'), at(typed, 'n')].map(({ type }) => type?.id as number);
    const pairs = [
      [n, s],
      [s, n],
      [u, n],
    ] as const;
    expect(await typed.areAssignable(pairs as never)).toEqual([true, false, false]);
    await expect(typed.areAssignable([[0, 9999]])).rejects.toThrow('the view has no type 9999');
  });
});

describe('declarations', () => {
  const named = ({ declarations }: TypedView, name: string) =>
    declarations.find((each) => each.name === name) as Declaration;

  it('are renamed everywhere, also where a name has two meanings', async () => {
    const texts = ['export const one = 1; export const both = { one };', "import { one } from './f0.js'; one + 1;"];
    const typed = await view(...texts);
    const { places, renamable } = named(typed, 'one');
    expect(renamable).toBe(true);
    const renamed = texts.map((text, i) =>
      applyEdits(
        text,
        places
          .filter(({ path }) => path === `f${i}.ts`)
          .map(({ start, end, before = '', after = '' }) => ({ start, end, text: `${before}uno${after}` })),
      ),
    );
    expect(renamed[0]).toBe('export const uno = 1; export const both = { one: uno };');
    expect((await view(...renamed)).files[1]?.text).toBe("import { uno } from './f0.js'; uno + 1;");
  });

  it('that nothing uses can go with all their parts', async () => {
    const typed = await view(`function f(x: 1): 1; function f(x: 2): 2; function f(x: any) { return x; }
const a = 1, b = 2; let c = a; interface I { m(): void }`);
    const unused = typed.declarations.filter(isUnused).map(({ name }) => name);
    expect(unused).toEqual(expect.arrayContaining(['f', 'b', 'c', 'I']));
    expect(unused).not.toContain('a');
    expect(named(typed, 'f').parts).toHaveLength(3);
    expect(named(typed, 'm').renamable).toBe(false);
    const [text, [part]] = [typed.files[0]?.text as string, named(typed, 'c').parts];
    expect(text.slice(part?.start, part?.end)).toBe('let c = a;');
  });
});

it('what does not compile has no view but errors, and what makes the compiler fail has neither', async () => {
  const wrong = await analyzer.analyze([{ path: 'a/wrong.ts', text: 'let x: number =\n  "a";' }]);
  expect(wrong).toMatchObject({
    kind: 'rejected',
    diagnostics: [{ at: { file: 'a/wrong.ts', line: 1 }, code: 'TS2322' }],
  });
  const deep = await analyzer.analyze([
    { path: 'deep.ts', text: `const x = ${'['.repeat(20_000)}${']'.repeat(20_000)};` },
  ]);
  expect(deep.kind).toBe('failed');
  expect((await view('const x = 1;')).files[0]?.expressions).toHaveLength(1);
});

it('nothing is read but the program and the library of the language', async () => {
  const text = "import fs from 'node:fs'; import ts from 'typescript'; export { fs, ts };";
  const outside = await analyzer.analyze([{ path: 'main.ts', text }]);
  expect(outside).toMatchObject({ kind: 'rejected', diagnostics: [{ code: 'TS2591' }, { code: 'TS2307' }] });
});

it('the same program has the same view, whatever was analysed before', async () => {
  const fresh = await openAnalyzer();
  await fresh.analyze([{ path: 'f0.ts', text: `${counter}; [1, 'a'].map(String);` }]);
  const again = await fresh.analyze([{ path: 'f0.ts', text: counter }]);
  expect(JSON.stringify(again)).toBe(JSON.stringify({ kind: 'typed', view: await view(counter) }));
}, 20_000);
