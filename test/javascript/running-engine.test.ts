import { describe, expect, test } from 'vitest';
import type { Compilable } from '../../src/core/test-program.js';
import { selfTest } from '../../src/harness/toolchains/self-test.js';
import { outcomeOf, outcomesOf } from '../outcomes.js';
import { openEngine, printed, program } from './open-engine.js';

const engine = `node@${process.versions.node}`;

test.each(['jitless', 'default'])('%s shows what it does with a program', async (configuration) => {
  expect(await selfTest(await openEngine(`${engine}:${configuration}`))).toEqual([]);
});

// What a driver says that it met a limit is that; what another program prints is its own affair.
const meetsLimit = (text: string): Compilable => ({
  ...program(text),
  driver: {
    kind: 'absorbed',
    limits: ['stack overflow', 'out of memory'].map((limit) => ({ line: `excluded: ${limit}`, limit })),
  },
});

describe('a batch', () => {
  test('keeps programs apart, and what takes the process down costs only itself', async () => {
    const { toolchain, configuration } = await openEngine(engine, 3_000);
    const batch = [
      program('leak = 1; console.log("one", -0, 2n);'),
      program('console.log(typeof leak); let console2 = 1; throw new TypeError("no");'),
      program('process.abort();'),
      program('"use strict"; console.log(this === undefined ? "strict" : "module");'),
      program('for (;;) {}'),
      program('console.log(1); var x = ;'),
      program('process.exit(0);'),
      meetsLimit('console.log("excluded: stack overflow");'),
      program('(function f() { f(); })();'),
      program('console.log("last");'),
    ];
    const outcomes = await outcomesOf(toolchain.observe(batch, { configuration }));
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      ...['accepted', 'accepted', 'crashed', 'accepted', 'timedOut'],
      ...['rejected', 'accepted', 'toolFailed', 'toolFailed', 'accepted'],
    ]);
    expect(outcomes.map(printed).slice(0, 2)).toEqual(['one -0 2n', 'undefined']);
    expect(outcomes[1]).toMatchObject({ run: { exitCode: 1, error: 'TypeError' } });
    expect(printed(outcomes[9])).toBe('last');
  });
});

const failed = (message: RegExp) => ({ kind: 'toolFailed', message: expect.stringMatching(message) });

describe('a program alone', () => {
  test.each([
    ['is not deterministic', 'console.log(process.pid);', failed(/not deterministic/)],
    ['throws', 'console.log(1); throw new Error("x");', { kind: 'accepted', run: { stdout: '1\n', error: 'Error' } }],
    [
      'throws what looks like an error in the syntax',
      'JSON.parse("{");',
      { kind: 'accepted', run: { exitCode: 1, error: 'SyntaxError' } },
    ],
    ['is no program', 'console.log(1); var x = ;', { kind: 'rejected', diagnostics: [{ code: 'SyntaxError' }] }],
  ])('that %s', async (_, text, expected) => {
    const { toolchain, configuration } = await openEngine(engine);
    const outcome = await outcomeOf(toolchain.observePlainly(program(text), { configuration }));
    expect(outcome).toMatchObject(expected);
  });

  test('that met a limit, as its driver says', async () => {
    const { toolchain, configuration } = await openEngine(engine);
    const text = 'console.log(1);\nconsole.log("excluded: out of memory");';
    const observe = (each: Compilable) => outcomeOf(toolchain.observePlainly(each, { configuration }));
    expect(await observe(meetsLimit(text))).toMatchObject({ ...failed(/limit/), lasting: true });
    expect(await observe(program(text))).toMatchObject({ kind: 'accepted' });
  });

  test('is run by a command that a person can type', async () => {
    const { toolchain } = await openEngine(engine);
    expect(toolchain.command(program(''), 'default')).toBe('node main.js');
  });
});
