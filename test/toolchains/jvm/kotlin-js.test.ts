import { afterAll, beforeAll, expect, test } from 'vitest';
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
  expect({ ...js, stdout: '' }).toEqual({ ...run, stdout: '' });
});
