import { describe, expect, test } from 'vitest';
import { selfTest } from '../../src/harness/toolchains/self-test.js';
import { openEngine, printed, program } from './open-engine.js';

const engine = `node@${process.versions.node}`;

test.each(['jitless', 'default'])('%s shows what it does with a program', async (configuration) => {
  expect(await selfTest(await openEngine(`${engine}:${configuration}`))).toEqual([]);
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
      program('console.log("excluded: stack overflow");'),
      program('(function f() { f(); })();'),
      program('console.log("last");'),
    ];
    const outcomes = await toolchain.observe(batch, { configuration });
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      ...['accepted', 'accepted', 'crashed', 'accepted', 'timedOut'],
      ...['rejected', 'accepted', 'toolFailed', 'toolFailed', 'accepted'],
    ]);
    expect(outcomes.map(printed).slice(0, 2)).toEqual(['one -0 2n', 'undefined']);
    expect(outcomes[1]).toMatchObject({ run: { exitCode: 1 } });
    expect(printed(outcomes[9])).toBe('last');
  });
});

const failed = (message: RegExp) => ({ kind: 'toolFailed', message: expect.stringMatching(message) });

describe('a program alone', () => {
  test.each([
    ['is not deterministic', 'console.log(process.pid);', failed(/not deterministic/)],
    ['met a limit', 'console.log(1);\nconsole.log("excluded: out of memory");', failed(/limit/)],
    ['throws', 'console.log(1); throw new Error("x");', { kind: 'accepted', run: { exitCode: 1, stdout: '1\n' } }],
    ['throws what looks like an error in the syntax', 'JSON.parse("{");', { kind: 'accepted', run: { exitCode: 1 } }],
    ['is no program', 'console.log(1); var x = ;', { kind: 'rejected', diagnostics: [{ code: 'SyntaxError' }] }],
  ])('that %s', async (_, text, expected) => {
    const { toolchain, configuration } = await openEngine(engine);
    const outcome = await toolchain.observePlainly(program(text), { configuration });
    expect(outcome).toMatchObject(expected);
  });

  test('is run by a command that a person can type', async () => {
    const { toolchain } = await openEngine(engine);
    expect(toolchain.command(program(''), 'default')).toBe('node main.js');
  });
});
