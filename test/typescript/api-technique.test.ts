import { expect, test } from 'vitest';
import { findMaterial, wantedBy } from '../../src/app/material.js';
import { programSource, takePrograms } from '../../src/campaign/program-source.js';
import { openTarget, resolveTarget } from '../../src/harness/toolchains/resolve.js';
import { outcomesOf } from '../outcomes.js';

const target = 'typescript@6.0.3';
const count = 40;

test.each([
  ['welltyped', 'accepted'],
  ['erased', 'accepted'],
  ['illtyped', 'rejected'],
  ['illtyped-erased', 'rejected'],
] as const)('programs that use lib.es2022 are treated as expected: %s', { timeout: 120_000 }, async (mode, kind) => {
  const material = await findMaterial(await wantedBy('api', { target: [target], library: ['lib:es2022'], mode }));
  const programs = await takePrograms(programSource(material.technique, material, 'typescript'), 0, count);
  const limits = { millis: 60_000, bytes: 1024 ** 3 };
  const { toolchain } = openTarget(await resolveTarget(target, material.language.families), { limits, workers: 1 });
  try {
    const outcomes = await outcomesOf(toolchain.observe(programs, { configuration: 'default' }));
    const other = programs.filter((_, i) => outcomes[i]?.kind !== kind);
    expect(other.map(({ files }) => files[0]?.text)).toEqual([]);
    expect(new Set(programs.map(({ id }) => id)).size).toBeGreaterThan(count / 2);
  } finally {
    await toolchain.close();
  }
});
