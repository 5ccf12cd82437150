import { afterAll, beforeAll, expect, it } from 'vitest';
import { techniqueNamed } from '../../src/app/catalogue.js';
import { createRandom } from '../../src/core/random.js';
import { language } from '../../src/languages/typescript/language.js';
import type { Analyzer, AnalyzerSupport } from '../../src/model/source/analyzer.js';
import { typedSkeleton } from '../../src/model/skeleton/holes.js';
import { generateExpressions } from '../../src/techniques/skeleton/generate-expressions.js';
import { openSkeletons } from '../../src/techniques/skeleton/open-skeletons.js';
import { policy } from '../../src/techniques/skeleton/policy.js';
import { technique } from '../../src/techniques/skeleton/technique.js';
import type { Notation } from '../../src/model/source/notation.js';

const notation = language.notation as Notation;
const path = 'main.ts';
let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = await (language.analyzer as AnalyzerSupport).open();
});
afterAll(() => analyzer.close());

// The programs of Figures 2, 3 and 6 of the paper, in TypeScript.
const figure2 = `class A {
  constructor(readonly a: number) {}
}
function f(a: number): number {
  return a;
}
let a: number = 1;
let b: number = 1;
while (b < 100) {
  const c = b;
  b = a + b;
  a = c;
}
`;
const figure3 = `class A {
  constructor(readonly a: number) {}
  f(a: string): number {
    return a.length;
  }
}
interface B {
  readonly a: number;
}
class C implements B {
  constructor(readonly a: number) {}
}
function taken(b: B): boolean {
  return b.a > 0;
}
function f(a: number): number {
  return a;
}
const a: number = 1;
`;
const figure6 = `function factorial(n: number): number {
  let result = 1.0;
  for (let i = 1; i < n; i++) {
    result *= i;
  }
  return result;
}
`;

async function skeletonOf(text: string): Promise<string[]> {
  const analysis = await analyzer.analyze([{ path, text }]);
  if (analysis.kind !== 'typed') throw new Error(JSON.stringify(analysis));
  const [file] = analysis.view.files;
  if (!file) throw new Error('no file');
  const holes = await typedSkeleton({ analyzer, file, notation }, policy.holes);
  return holes.map(({ start, end, type }) => `${text.slice(start, end)} [${type}]`);
}

it('Figure 2: each value becomes a hole of its type, also within others', async () => {
  const holes = await skeletonOf(figure2.slice(figure2.indexOf('let a')));
  expect(holes).toEqual(
    ['1', '1', 'b < 100', 'b', '100', 'b', 'a + b', 'a', 'b', 'c'].map(
      (text) => `${text} [${text === 'b < 100' ? 'boolean' : 'number'}]`,
    ),
  );
});

it('a place is no hole if the rest needs what stands there', async () => {
  const holes = await skeletonOf(`export function size(x: string | number): number {
  if (typeof x === 'string') return x.length;
  const kind = 'a' as const;
  switch (kind) {
    case 'a':
      return x;
  }
}
`);
  expect(holes).toContain('x.length [number]');
  expect(holes).not.toContain("typeof x === 'string' [boolean]");
  expect(holes.join()).not.toMatch(/^'a'/m);
});

it('Figure 3: calls of everything that a seed declares are generated, with their types', async () => {
  const seed = { analyzer, path, text: figure3, notation, library: () => [] };
  const made = (await generateExpressions(seed, policy.generation, createRandom('figure 3'))) ?? [];
  const typed = made.map(({ text, type }) => `${text} -> ${type.text}`);
  const some = (pattern: RegExp) => expect(typed.filter((each) => pattern.test(each))).not.toEqual([]);
  some(/^new A\(.+\) -> A$/);
  some(/^new A\(.+\)\.a -> number$/);
  some(/^new A\(.+\)\.f\(.+\) -> number$/);
  some(/^new C\(.+\) -> C$/);
  some(/^f\(.+\) -> number$/);
  some(/^a -> number$/);
  // What implements an interface stands for it.
  some(/^taken\(new [AC]\(.+\)\) -> boolean$/);
});

it('Figure 6: the holes of one seed are filled with expressions made of another, and what comes out compiles', async () => {
  const seeds = [
    { path: 'generation.ts', text: figure3 },
    { path: 'mutation.ts', text: figure6 },
  ];
  const skeletons = openSkeletons({ language, seeds, library: [], fillings: 1, merged: 1 });
  const all = [];
  for (let i = 0; i < 12; i++) all.push(await skeletons.fill(createRandom('figure 6').fork(String(i)), 0));
  const filled = all.filter(({ into }) => into === 'mutation.ts');
  expect(filled.length).toBeGreaterThan(0);
  for (const { text, from, rounds } of filled) {
    expect(from).toEqual(['generation.ts']);
    expect(text).toMatch(/class A_0 /);
    expect(text).toMatch(/function factorial\(n: number\): number \{/);
    expect((await analyzer.analyze([{ path, text }])).kind).toBe('typed');
    expect(rounds[0]?.edits).toBeGreaterThan(0);
  }
  expect(filled.filter(({ text }) => /(A|C|f|a)_0\b/.test(text.slice(text.indexOf('factorial'))))).not.toEqual([]);
});

it('a small skeleton is enumerated: no program twice', async () => {
  const fillings = 30;
  const maker = technique.open({
    language,
    settings: { fillings },
    sources: { seeds: [figure3, figure6].map((text, i) => ({ path: `${i}.ts`, text })) },
  });
  const texts = new Set<string>();
  for (let variant = 0; variant < fillings; variant++)
    for (const { text } of (await maker.make(createRandom('small'), variant)).files) texts.add(text);
  expect(texts.size).toBe(fillings);
});

it('seeds that do not suit are passed over, and that none does is a mistake of the user', async () => {
  const open = (...texts: string[]) =>
    technique.open({ language, sources: { seeds: texts.map((text, i) => ({ path: `${i}.ts`, text })) } });
  await expect(open('export {};\n', 'const x: string = 1;\n').prepare?.()).rejects.toThrow(/no seed is suited/);
  await open('export {};\n', figure3, figure6).prepare?.();
});

it('the same seed gives the same programs, in any order, and another one others', async () => {
  const seeds = (await language.seeds?.())?.slice(0, 4) ?? [];
  const indices = [0, 1, 2, 3, 4, 5];
  const made = async (seed: string, order: readonly number[]) => {
    const maker = technique.open({ language, sources: { seeds } });
    const drafts = await Promise.all(
      order.map(async (index) => JSON.stringify(await maker.make(createRandom(seed).fork(String(index)), 0, index))),
    );
    return new Map(order.map((index, i) => [index, drafts[i]]));
  };
  const [first, backwards, other] = [
    await made('1', indices),
    await made('1', indices.toReversed()),
    await made('2', indices),
  ];
  for (const index of indices) expect(backwards.get(index)).toBe(first.get(index));
  expect(new Set([...first.values(), ...other.values()]).size).toBe(12);
  expect([...first.values()].join('')).toMatch(/^[\x20-\x7e]*$/);
});

it.each(['skeleton+tokens', 'tokens+skeleton'])('%s: both change the same program', async (name) => {
  const chained = await techniqueNamed(name);
  const seeds = (await language.seeds?.())?.slice(0, 3) ?? [];
  const maker = chained.open({ language, sources: { seeds } });
  const first = (await techniqueNamed(name.split('+')[0] ?? '')).open({ language, sources: { seeds } });
  let changed = 0;
  for (let index = 0; index < 6; index++) {
    const random = () => createRandom('chain').fork(String(index));
    const [draft, parent] = [await maker.make(random(), 0, index), await first.make(random(), 0, index)];
    if (!draft.parent) {
      expect(draft).toEqual(parent);
      continue;
    }
    changed++;
    const { trace, files } = draft.parent;
    // Of mutants one is filled that compiles.
    if (name === 'skeleton+tokens') expect(draft.parent).toEqual(parent);
    expect(draft.trace.slice(0, trace.length)).toEqual(trace);
    expect(draft.trace.length).toBeGreaterThan(trace.length);
    expect(draft.files).not.toEqual(files);
    expect(draft.expectation).toEqual({ kind: 'agree' });
  }
  expect(changed).toBeGreaterThan(0);
});
