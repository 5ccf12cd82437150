import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../core/outcome.js';
import type { Compilable } from '../../core/test-program.js';
import { batchLimits, mustBeAlone, observeBatch, type Paths } from './batching.js';

const program = (text: string, path = 'main.ts'): Compilable => ({ files: [{ path, text }] });
const said = (how: string, { files }: Compilable): Outcome => ({ kind: 'crashed', stack: `${how} ${files[0]?.text}` });

function recorded() {
  const together: string[][] = [];
  const paths: Paths = {
    together: async (programs) => {
      together.push(programs.map(({ files }) => files[0]?.text ?? ''));
      return { kind: 'answered', outcomes: programs.map((one) => said('together', one)) };
    },
    alone: async (one) => ({ outcome: said('alone', one) }),
  };
  return { together, paths };
}

describe('a program that reaches out of its module', () => {
  test.each([
    'declare global { interface Array<T> { x: T } }',
    'declare\n  global {}',
    'declare /* here */ global {}',
    "declare module 'x' {}",
    'declare module Space {}',
    'module "x" {}',
    'export as namespace Space;',
    '/// <reference lib="dom" />',
    'let x;\n  /// <reference types="node" />',
    "import { x } from '../p1/main';",
    "type T = import('./../p1/main').X;",
  ])('is alone: %s', (text) => expect(mustBeAlone(program(text))).toBe(true));

  test('is alone for any of its files', () => {
    expect(mustBeAlone({ files: [...program('let x;').files, ...program('declare global {}', 'b.ts').files] })).toBe(
      true,
    );
    expect(mustBeAlone(program('export const x: number;', 'lib.d.ts'))).toBe(true);
  });

  test.each([
    'export const x = globalThis;',
    'declare const x: number;',
    'namespace Space { export const x = 1; }',
    "import { x } from './other';",
    'const f = (...all: number[]) => [...all];',
    'export const module = { global: 1 };',
  ])('is not %s', (text) => expect(mustBeAlone(program(text))).toBe(false));
});

describe('a batch', () => {
  const batch = ['a', 'declare global {}', 'b', '/// <x', 'c'].map((text) => program(text));

  test('is compiled together but for what must be alone, and comes back in order', async () => {
    const { together, paths } = recorded();
    const outcomes = await observeBatch(batch, { configuration: 'default' }, paths);
    expect(together).toEqual([['a', 'b', 'c']]);
    expect(outcomes).toEqual(batch.map((one) => ({ outcome: said(mustBeAlone(one) ? 'alone' : 'together', one) })));
  });

  test('is compiled one by one in the configuration single', async () => {
    const { together, paths } = recorded();
    const outcomes = await observeBatch(batch, { configuration: 'single' }, { ...paths, separate: true });
    expect(together).toEqual([]);
    expect(outcomes).toEqual(batch.map((one) => ({ outcome: said('alone', one) })));
  });

  test('is written together where that is wanted, and alone where it fails', async () => {
    const { paths } = recorded();
    const files = [{ path: 'main.d.ts', base64: 'YQ==' }];
    const accepting: Paths = {
      together: async (programs) => ({ kind: 'answered', outcomes: programs.map(() => ({ kind: 'accepted' })) }),
      write: async (programs) => (programs.length === 1 ? undefined : programs.map(() => files)),
      alone: paths.alone,
    };
    const [a = program(''), b = program('')] = [program('a'), program('b')];
    const shown = { outcome: { kind: 'accepted' }, artifacts: files };
    expect(await observeBatch([a, b], { configuration: 'checkers1' }, accepting)).toEqual([shown, shown]);
    expect(await observeBatch([a], { configuration: 'checkers1' }, accepting)).toEqual([{ outcome: said('alone', a) }]);
  });

  test('is compiled one by one where artifacts or libraries are wanted', async () => {
    const { together, paths } = recorded();
    await observeBatch(batch, { configuration: 'default', artifacts: true }, paths);
    const needy = { ...program('a'), libraries: [{ kind: 'npm', name: 'a', version: '1.0.0' }] } as const;
    await observeBatch([needy], { configuration: 'default' }, paths);
    expect(together).toEqual([]);
  });

  test('has the time of one program and a little for each further one', () => {
    const limits = { millis: 1000, bytes: 5 };
    expect(batchLimits(limits, 1, { configuration: 'default' })).toEqual(limits);
    expect(batchLimits(limits, 11, { configuration: 'default' })).toEqual({ millis: 2000, bytes: 5 });
    expect(batchLimits(limits, 1, { configuration: 'default', millis: 70 })).toEqual({ millis: 70, bytes: 5 });
  });
});
