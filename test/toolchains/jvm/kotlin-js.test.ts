import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSameRun } from '../../../src/core/same-run.js';
import type { OpenTarget } from '../../../src/harness/toolchains/resolve.js';
import { outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

let opened: OpenTarget;
beforeAll(async () => {
  opened = await openJvmTarget('kotlin@2.4.20');
}, 600_000);
afterAll(() => opened.toolchain.close());

const programs = {
  'prints and throws an exception of the library': 'fun main() { println(1.0 + 2); error("no") }',
  'throws an exception of its own': 'class Mine(n: Int) : Exception("n$n")\nfun main() { throw Mine(1) }',
};

test.each(Object.entries(programs))('a program that %s ends alike on the JVM and in JavaScript', async (_, text) => {
  const program = { files: [{ path: 'main.kt', text: `${text}\n` }] };
  const outcomes = [];
  for (const configuration of ['run', 'tiered', 'js'])
    outcomes.push((await outcomesOf(opened.toolchain.observe([program], { configuration })))[0]);
  const [run, tiered, js] = outcomes.map((outcome) => outcome?.kind === 'accepted' && outcome.run);
  expect(run).toBeTruthy();
  expect(tiered).toEqual(run);
  expect(js).toMatchObject({ exitCode: 1, portable: { platform: 'js' } });
  expect(js && run && isSameRun(js, run)).toBe(true);
});

test('on one platform all that a program does is compared', async () => {
  const texts = ['println(1.0)', 'println("1")'];
  const programs = texts.map((text) => ({ files: [{ path: 'main.kt', text: `fun main() { ${text} }\n` }] }));
  const outcomes = await outcomesOf(opened.toolchain.observe(programs, { configuration: 'run' }));
  const [one, other] = outcomes.map((outcome) => outcome.kind === 'accepted' && outcome.run);
  expect(one && other && isSameRun(one, other)).toBe(false);
  const compiled = await outcomesOf(opened.toolchain.observe(programs, { configuration: 'run', compileOnly: true }));
  expect(compiled).toEqual(programs.map(() => ({ kind: 'accepted' })));
});
