import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/registry.js';
import { outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

/** What tells that a program of each language has a main; without errors they compile by the contract of toolchains. */
const mains = [
  ['java@17', 'java', /public static void main\(String\[\] \w+\)/],
  ['kotlin@2.4.20', 'kotlin', /^fun main\(\)/m],
  ['groovy@5.1.3', 'groovy', /static void main\(String\[\] \w+\)/],
  ['scala@3.9.0', 'scala', /def main\(args: Array\[String\]\)/],
] as const;

describe.each(mains)('the seeds of %s', (target, id, main) => {
  test('that have a main end and print the same twice; they are at least half of forty', async () => {
    const language = await languages[id]?.();
    const seeds = (await language?.seeds?.()) ?? [];
    expect(seeds.length).toBeGreaterThanOrEqual(40);
    const running = seeds.filter(({ text }) => main.test(text));
    expect(running.length).toBeGreaterThanOrEqual(seeds.length / 2);
    const { toolchain } = await openJvmTarget(target, 2);
    try {
      const batch = running.map((seed) => ({ files: [seed] }));
      const runs = async () =>
        (await outcomesOf(toolchain.observe(batch, { configuration: 'run' }))).map((outcome, i) => ({
          seed: running[i]?.path,
          ended: outcome.kind === 'accepted' && outcome.run?.exitCode === 0 && outcome.run.error === undefined,
          printed: outcome.kind === 'accepted' ? outcome.run?.stdout : undefined,
        }));
      const first = await runs();
      expect(first.filter(({ ended, printed }) => !ended || !printed)).toEqual([]);
      expect(await runs()).toEqual(first);
    } finally {
      await toolchain.close();
    }
  }, 600_000);

  test('have between 25 and 80 lines', async () => {
    const seeds = (await (await languages[id]?.())?.seeds?.()) ?? [];
    const sizes = seeds.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
    expect(sizes.filter(({ lines }) => lines < 25 || lines > 80)).toEqual([]);
  });
});
