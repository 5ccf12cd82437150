import { describe, expect, test } from 'vitest';
import { countRecords, withoutRecords } from '../../../src/core/trace-records.js';
import { createTracer } from '../../../src/model/create-tracer.js';
import { languages } from '../../../src/registry.js';
import { outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

const mains = [
  ['java@17', 'java', /public static void main\(String\[\] \w+\)/, 1],
  // Compiling one with its records takes a second; `npm run bench -- trace` takes them all.
  ['kotlin@2.4.20', 'kotlin', /^fun main\(\)/m, 5],
] as const;

describe.each(mains)('the seeds of %s', (target, id, main, step) => {
  test('can be traced, and print the same beside their records, which are the same each time', async () => {
    const language = await languages[id]?.();
    if (!language) throw new Error(`there is no language ${id}`);
    const tracer = createTracer(language);
    const { toolchain } = await openJvmTarget(target, 2);
    try {
      const seeds = ((await language.seeds?.()) ?? []).filter(({ text }, i) => main.test(text) && i % step === 0);
      const traced = [];
      for (const seed of seeds) {
        const made = await tracer.trace([seed]);
        if (made.kind === 'refused') throw new Error(`${seed.path} is not traced: ${made.why}`);
        traced.push(made.program);
      }
      const runs = async (programs: Parameters<typeof toolchain.observe>[0]) =>
        (await outcomesOf(toolchain.observe(programs, { configuration: 'run' }))).map((outcome, i) => {
          if (outcome.kind !== 'accepted' || !outcome.run)
            throw new Error(`${seeds[i]?.path}: ${JSON.stringify(outcome)}`);
          return { path: seeds[i]?.path, exitCode: outcome.run.exitCode, stdout: outcome.run.stdout };
        });
      const [plain, recorded, again] = [
        await runs(seeds.map((seed) => ({ files: [seed] }))),
        await runs(traced),
        await runs(traced),
      ];
      expect(recorded.map((run) => ({ ...run, stdout: withoutRecords(run.stdout) }))).toEqual(plain);
      expect(again).toEqual(recorded);
      expect(recorded.filter(({ stdout }) => countRecords(stdout) < 2).map(({ path }) => path)).toEqual([]);
    } finally {
      await toolchain.close();
      await tracer.close();
    }
  }, 600_000);
});
