import { expect, test } from 'vitest';
import { readSeeds } from '../../../src/app/seeds/read-seeds.js';
import { createRandom } from '../../../src/core/random.js';
import { language as groovy } from '../../../src/languages/groovy/language.js';
import { language as java } from '../../../src/languages/java/language.js';
import { language as scala } from '../../../src/languages/scala/language.js';
import { technique } from '../../../src/techniques/tokens/technique.js';
import { outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

const sources = 'maven:com.google.code.gson:gson:2.11.0:sources';

test('sources of a library are seeds that compile with it, and so do mutants', async () => {
  const { files, leftOut } = await readSeeds(sources, java, () => undefined);
  expect(files.length).toBeGreaterThan(60);
  // Its module cannot be compiled alone.
  expect([...leftOut]).toEqual([['with errors, compiled alone with the library', 1]]);
  const { toolchain } = await openJvmTarget('java@17', 2);
  try {
    const seeds = files.map((file) => ({
      files: java.separateFiles?.(file) ?? [file],
      libraries: file.libraries ?? [],
    }));
    const outcomes = await outcomesOf(toolchain.observe(seeds, { configuration: 'default' }));
    expect(files.filter((_, i) => outcomes[i]?.kind !== 'accepted').map(({ path }) => path)).toEqual([]);
    const maker = technique.open({ language: java, sources: { seeds: files } });
    const mutants = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => maker.make(createRandom('library').fork(String(i)))),
    );
    expect(mutants.every(({ libraries }) => libraries?.[0]?.kind === 'maven')).toBe(true);
    const found = await outcomesOf(toolchain.observe(mutants, { configuration: 'default' }));
    // Most mutants are wrong, and some change nothing that matters.
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['accepted', 'rejected']));
  } finally {
    await toolchain.close();
  }
}, 300_000);

test('a library whose sources are of another language has no seeds', async () => {
  await expect(readSeeds(sources, groovy, () => undefined)).rejects.toThrow(
    /^there is no file ending in .groovy below/,
  );
  await expect(readSeeds(sources, scala, () => undefined)).rejects.toThrow(
    /cannot be analysed as Scala; name a folder/,
  );
}, 120_000);
