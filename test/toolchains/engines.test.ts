import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Compilable } from '../../src/core/test-program.js';
import type { ToolchainFamily } from '../../src/core/toolchain.js';
import { resolveTarget } from '../../src/harness/toolchains/resolve.js';
import { selfTest } from '../../src/harness/toolchains/self-test.js';
import { language } from '../../src/languages/javascript/language.js';
import { openEngine, printed, program } from '../javascript/open-engine.js';
import { outcomeOf, outcomesOf } from '../outcomes.js';

// https://crbug.com/345960102
const bigShift = program(`function m(a, b) { return BigInt.asIntN(64, BigInt.asIntN(64, a) >> b); }
var last;
for (var i = 0; i < 5000; i++) last = String(m(-1n, 0xffffffffffffffffn));
console.log(last);
`);

const bigShiftPrinted = program((bigShift.files[0]?.text ?? '').replace('console.log', 'print'));

// https://crbug.com/1199345
const minusZero = program(`function m(a) { var x = -0; if (a) x = 0; return x + (x - 0); }
for (var i = 0; i < 5000; i++) m(true);
console.log(Object.is(m(false), -0));
`);

async function outputs(target: string, given: Compilable): Promise<string[]> {
  const { toolchain, configuration } = await openEngine(target);
  const [fast] = await outcomesOf(toolchain.observe([given], { configuration }));
  return [printed(fast), printed(await outcomeOf(toolchain.observePlainly(given, { configuration })))];
}

describe('known miscompilations', () => {
  test('a shift of a BigInt on Node 20.20.2', async () => {
    expect(await outputs('node@20.20.2:jitless', bigShift)).toEqual(['-1', '-1']);
    expect(await outputs('node@20.20.2:turbofan', bigShift)).toEqual(['0', '0']);
  });

  test('minus zero on Node 12.22.12', async () => {
    expect(await outputs('node@12.22.12:jitless', minusZero)).toEqual(['true', 'true']);
    expect(await outputs('node@12.22.12:turbofan', minusZero)).toEqual(['false', 'false']);
  });
});

describe('tiers', () => {
  test('Node 20 takes the flags of Maglev and does not have it', async () => {
    const { toolchain } = await openEngine('node@20.20.2');
    expect(toolchain.configurations.map(({ name }) => name)).toEqual(['jitless', 'sparkplug', 'turbofan', 'default']);
    await expect(openEngine('node@20.20.2:maglev')).rejects.toThrow(/node@20\.20\.2 has no maglev/);
    expect((await resolveTarget('node@20.20.2', language.families)).installed.lacks).toEqual(['maglev']);
  });

  test('Node 12 has an interpreter and one compiler', async () => {
    const { toolchain } = await openEngine('node@12.22.12');
    expect(toolchain.configurations.map(({ name }) => name)).toEqual(['jitless', 'turbofan', 'default']);
  });
});

describe('what Hermes does with its flags', () => {
  const hermes = language.families.find(({ name }) => name === 'hermes') as ToolchainFamily;

  async function lacksBehind(script: string): Promise<readonly string[] | undefined> {
    const { installed } = await resolveTarget('hermes@0.12.0', language.families);
    const path = join(installed.location, 'node_modules/hermes-engine-cli/linux64-bin/hermes');
    const folder = await mkdtemp(join(tmpdir(), 'cupel-test-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const location = join(folder, 'hermes');
    await writeFile(location, `#!/bin/sh\n${script}\nexec '${path}' "$@"\n`, { mode: 0o755 });
    return (await hermes.probe?.({ ...installed, location, source: 'machine' }))?.lacks;
  }

  test.each([
    ['takes them', '', undefined],
    ['refuses one', 'for flag; do test "$flag" = -O && exit 1; done', ['optimized']],
    [
      'takes one that does nothing',
      'for flag; do shift; test "$flag" = -O0 || set -- "$@" "$flag"; done',
      ['unoptimized'],
    ],
  ])('%s', async (_, script, lacks) => {
    expect(await lacksBehind(script)).toEqual(lacks);
  });
});

const shells = (
  await Promise.all(
    language.families
      .filter(({ name }) => name === 'spidermonkey' || name === 'jsc')
      .map(async (family) => (await family.installed()).slice(-1)),
  )
).flat();

// They come with the packages of the system, and not with cupel: install.ts tells which are not there.
describe.each(shells)('the shell of $family', ({ family, version }) => {
  const engine = `${family}@${version}`;

  test('has all its tiers, and shows what it does with a program', async () => {
    const target = await openEngine(engine);
    expect(target.toolchain.lacks).toBeUndefined();
    expect(await selfTest(target)).toEqual([]);
  });

  test('computes the same in every tier, and a limit of the machine is no result', async () => {
    const { toolchain } = await openEngine(engine);
    const batch = [
      bigShiftPrinted,
      program('(function f() { f(); })();'),
      program('var s = "x"; for (;;) s += s;'),
      program('var x = 2n; for (;;) x *= x;'),
    ];
    for (const { name: configuration } of toolchain.configurations) {
      const fast = await outcomesOf(toolchain.observe(batch, { configuration }));
      const plain = await Promise.all(
        batch.map((each) => outcomeOf(toolchain.observePlainly(each, { configuration }))),
      );
      for (const outcomes of [fast, plain])
        expect(outcomes.map(printed)).toEqual(['-1', 'toolFailed', 'toolFailed', 'toolFailed']);
    }
  });
});

test('node@12.22.12:turbofan shows what it does with a program', async () => {
  expect(await selfTest(await openEngine('node@12.22.12:turbofan'))).toEqual([]);
});

// Whatever an engine is, it has its own idea of how deep a program may go.
const countsItsDepth = program(`'use strict';
var depth = 0;
function fall() { depth++; fall(); }
for (var i = 0; i < 20; i++) try { fall(); } catch (e) { depth ^= i; }
(typeof print === 'function' ? print : console.log)(depth);
`);

test.each([
  ...['node@8.17.0:turbofan', 'node@12.22.12:turbofan', 'node@20.20.2:jitless', 'node@26.10.0:turbofan'],
  ...['bun@1.4.4:dfg', 'deno@2.9.6:jitless', 'hermes@0.12.0:optimized'],
])('%s shows nothing of a program that catches an overflow of the stack', async (target) => {
  const { toolchain, configuration } = await openEngine(target);
  const outcome = await outcomeOf(toolchain.observePlainly(countsItsDepth, { configuration }));
  expect(outcome).toMatchObject({ kind: 'toolFailed', lasting: true, message: expect.stringContaining('the stack') });
  const calm = program("(typeof print === 'function' ? print : console.log)('calm');");
  expect(printed(await outcomeOf(toolchain.observePlainly(calm, { configuration })))).toBe('calm');
});

// An interpreter has no room for a thousand of these frames, with much stack or with little; compiled code has.
test.each(['node@20.20.2', 'node@24.21.0', 'deno@2.9.6'])('%s aborts where frames are large', async (engine) => {
  const { toolchain } = await openEngine(`${engine}:jitless`);
  const frame = Array.from({ length: 250 }, (_, i) => `const a${i} = n ^ ${i}; r ^= a${i};`).join(' ');
  const deep = program(`function f(n) { if (n === 0) return 0; let r = 0; ${frame} return r + f(n - 1) | 0; }
try { console.log(f(1000)); } catch (error) { console.log('deep'); }`);
  const outcome = await outcomeOf(toolchain.observePlainly(deep, { configuration: 'jitless' }));
  expect(outcome).toMatchObject({ kind: 'toolFailed', lasting: true, message: expect.stringContaining('the stack') });
});

test('a program alone is run by a command that a person can type', async () => {
  const { toolchain } = await openEngine('node@12.22.12');
  expect(toolchain.command(bigShift, 'jitless')).toBe('npx -y node@12.22.12 --jitless main.js');
});
