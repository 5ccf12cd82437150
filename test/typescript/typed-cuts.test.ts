import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { language } from '../../src/languages/typescript/language.js';
import { typedReduction } from '../../src/languages/typescript/typed-reduction.js';
import { typedPasses } from '../../src/triage/reduce/passes/typed-passes.js';
import { openViewer, type Viewer } from '../../src/triage/reduce/typed/open-viewer.js';

let viewer: Viewer;
beforeAll(() => {
  viewer = openViewer(language);
});
afterAll(async () => viewer.close());

/** What each cut of a pass, made alone, leaves of a program. */
async function cutsOf(id: string, ...texts: string[]): Promise<string[]> {
  const pass = typedPasses(viewer, typedReduction).find((each) => each.id === id);
  const files = texts.map((text, i) => ({ path: `${'abc'[i]}.ts`, text }));
  const cuts = (await pass?.cuts({ files })) ?? [];
  return cuts.flatMap(
    (cut) =>
      pass
        ?.apply({ files }, [cut])
        ?.files.map(({ text }) => text)
        .join('') ?? [],
  );
}

async function allCuts(id: string, text: string): Promise<string | undefined> {
  const pass = typedPasses(viewer, typedReduction).find((each) => each.id === id);
  const files = [{ path: 'a.ts', text }];
  return pass?.apply({ files }, (await pass?.cuts({ files })) ?? [])?.files[0]?.text;
}

describe('unused declarations', () => {
  test('go with those that only they use', async () => {
    const text = 'function f(): void { f(); g(); }\nfunction g(): number { return 1; }\nexport const a = 1;\na;';
    expect(await allCuts('unused', text)).toBe('\n\nexport const a = 1;\na;');
  });

  test('stay if anything uses them, also through an instance of their class', async () => {
    expect(await cutsOf('unused', 'class A<T> { f(x: T) { return x; } }\nnew A<number>().f(1);')).toEqual([]);
  });
});

describe('a value of the same type', () => {
  test('takes the place of an expression: a part of it, or a literal', async () => {
    const text = 'declare function f(a: string, b: number): string;\nconst a: string = f(f("a", 1), 22);\na;';
    const cuts = await cutsOf('typed-values', text);
    const values = cuts.map((cut) => /= (.*);\na/.exec(cut)?.[1]);
    expect(values).toEqual(['""', '"a"', 'f("a", 1)', 'f("", 22)', 'f("a", 22)']);
  });

  test('is none of another type', async () => {
    const cuts = await cutsOf('typed-values', 'declare const n: number;\nconst a: { x: number } = { x: n + 1 };\na;');
    expect(cuts.map((cut) => /= (.*);\na/.exec(cut)?.[1])).toEqual(['null!', '{ x: 0 }', '{ x: 1 }', '{ x: n }']);
  });
});

test('a parameter that is not used goes with all arguments', async () => {
  const text = 'function f(a: number, b: string, c = [1, 2]) { return a + c.length; }\nf(1, "(,", [3]); f(2, "y");';
  expect(await cutsOf('unused-parameters', text)).toEqual([
    'function f(a: number, c = [1, 2]) { return a + c.length; }\nf(1, [3]); f(2);',
  ]);
});

describe('what only gives a value is written out', () => {
  test('in the place of calls, with arguments for parameters', async () => {
    const text = 'function f<T>(a: T, b: number): [T, number] { return [a, b * 2]; }\nexport const x = f("a", 1 + 1);';
    expect(await cutsOf('inline', text)).toEqual(['\nexport const x = (["a", (1 + 1) * 2]);']);
  });

  test('in the place of a variable', async () => {
    expect(await cutsOf('inline', 'const a: number = 1;\nexport const b = a + a;')).toEqual([
      '\nexport const b = 1 + 1;',
    ]);
  });

  test('but not where that is longer, or it calls itself', async () => {
    expect(await cutsOf('inline', 'const a = [1, 2, 3, 4];\nexport const b = [a, a];')).toEqual([]);
    expect(await cutsOf('inline', 'function f(n: number): number { return f(n); }\nf(1);')).toEqual([]);
  });
});

describe('a type parameter is instantiated', () => {
  test('with what is written for it, or the type above all others', async () => {
    const text = 'class A<T, U> { constructor(readonly t: T, readonly u: U) {} }\nnew A<string, number>("", 1);';
    expect(await cutsOf('instantiate', text)).toEqual([
      'class A< U> { constructor(readonly t: any, readonly u: U) {} }\nnew A< number>("", 1);',
      'class A< U> { constructor(readonly t: string, readonly u: U) {} }\nnew A< number>("", 1);',
      'class A<T> { constructor(readonly t: T, readonly u: any) {} }\nnew A<string>("", 1);',
      'class A<T> { constructor(readonly t: T, readonly u: number) {} }\nnew A<string>("", 1);',
    ]);
  });

  test('with its bound, unless that speaks of it', async () => {
    expect(await cutsOf('instantiate', 'export function f<T extends string>(t: T): T { return t; }')).toEqual([
      'export function f(t: string): string { return t; }',
      'export function f(t: any): any { return t; }',
    ]);
    expect(
      await cutsOf('instantiate', 'interface C<T> {}\nexport function f<T extends C<T>>(t: T): T { return t; }'),
    ).toContain('interface C<T> {}\nexport function f(t: any): any { return t; }');
  });
});

test('a declared type gives way to any', async () => {
  const text = 'class A<T> { x?: T }\nexport function f(a: A<number>): number | A<string> { return 1; }';
  expect(await cutsOf('replace-types', text)).toEqual(['\nexport function f(a: any): number | any { return 1; }']);
});

test('several files become one', async () => {
  const [a, b] = [
    "import { b } from './b';\nimport x from 'x';\nexport const a = b;\n",
    'export const b = 1;\nexport { b as c };\n',
  ];
  expect(await cutsOf('one-file', a, b)).toEqual(["import x from 'x';\n\nconst a = b;\n\nconst b = 1;\n"]);
});

test('a program with errors is cut by no types', async () => {
  expect(await cutsOf('unused', 'const a: string = 1;')).toEqual([]);
});
