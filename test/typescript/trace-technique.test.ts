import { expect, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import { sourcesOf } from '../../src/core/sources.js';
import type { Draft } from '../../src/core/test-program.js';
import { language } from '../../src/languages/typescript/language.js';
import type { Maker } from '../../src/model/technique.js';
import { technique } from '../../src/techniques/trace/technique.js';

const draft: Draft = {
  files: [{ path: 'main.ts', text: 'function f(n: number) { return n; }\nexport const x = f(1);\n' }],
  expectation: { kind: 'accept', runs: true },
  trace: ['made'],
};

async function traced(made: Draft): Promise<Draft> {
  const parent: Maker = { make: () => made };
  const maker = technique.open({ language, parent });
  try {
    return await maker.make(createRandom('1'));
  } finally {
    await maker.close?.();
  }
}

test('a program that runs records what it does, by a driver', async () => {
  const made = await traced({ ...draft, model: { kind: 'any' } });
  expect(made.files[0]?.text).toBe(
    'function f(n: number) { cupelTrace("1", "n", n); return n; }\nexport const x = f(1);\ncupelTrace("3", "x", x); \n',
  );
  expect(sourcesOf(made)[0]?.text).toContain('function cupelTrace(');
  expect(made).not.toHaveProperty('model');
  expect(made.trace).toEqual(['made', 'prints its basic blocks with the values of locals']);
});

test('a program that is only compiled stays as it is, and so does one that cannot be traced', async () => {
  const compiled: Draft = { ...draft, expectation: { kind: 'accept' } };
  expect(await traced(compiled)).toBe(compiled);
  const wrong: Draft = { ...draft, files: [{ path: 'main.ts', text: 'const x: string = 1;\n' }] };
  const made = await traced(wrong);
  expect(made.files).toEqual(wrong.files);
  expect(made.trace[1]).toMatch(/^not traced: the analyser rejects it/);
});

test('a reduction may take a recorder that lets values print themselves', async () => {
  const { files, driver } = await traced(draft);
  const made = { files, ...(driver && { driver }) };
  const [pass] = technique.passes?.(language) ?? [];
  const [short] = (await pass?.cuts(made)) ?? [];
  const smaller = pass?.apply(made, [short]);
  expect(sourcesOf(smaller ?? made)[0]?.text).toMatch(/function cupelTrace\(\.\.\.state: unknown\[\]\)/);
  expect(await pass?.cuts(smaller ?? made)).toEqual([]);
});
