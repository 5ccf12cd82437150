import { afterAll, expect, test } from 'vitest';
import { countRecords, withoutRecords } from '../../src/core/trace-records.js';
import { language } from '../../src/languages/typescript/language.js';
import { createTracer } from '../../src/model/create-tracer.js';
import { open } from './open-typescript.js';

const tracer = createTracer(language);
afterAll(() => tracer.close());

test('seeds can be traced, and print the same beside their records', async () => {
  const seeds = ((await language.seeds?.()) ?? []).filter((_, i) => i % 3 === 0);
  const programs = seeds.map((seed) => ({ name: seed.path, files: language.separateFiles?.(seed) ?? [seed] }));
  const traced = [];
  for (const { name, files } of programs) {
    const made = await tracer.trace(files);
    if (made.kind === 'refused') throw new Error(`${name} is not traced: ${made.why}`);
    traced.push(made.program);
  }
  const toolchain = await open('7.0.2');
  const runs = async (batch: Parameters<typeof toolchain.observe>[0]) =>
    (await toolchain.observe(batch, { configuration: 'run' })).map(({ outcome }, i) => {
      if (outcome.kind !== 'accepted' || !outcome.run)
        throw new Error(`${programs[i]?.name}: ${JSON.stringify(outcome)}`);
      return { name: programs[i]?.name, stdout: outcome.run.stdout, error: outcome.run.error };
    });
  const [plain, recorded] = [await runs(programs), await runs(traced)];
  expect(plain.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(recorded.map((run) => ({ ...run, stdout: withoutRecords(run.stdout) }))).toEqual(plain);
  expect(recorded.filter(({ stdout }) => countRecords(stdout) === 0).map(({ name }) => name)).toEqual([]);
}, 120_000);
