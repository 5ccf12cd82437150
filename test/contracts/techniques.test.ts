import { describe, expect, test } from 'vitest';
import { programSource } from '../../src/campaign/program-source.js';
import { techniqueNamed } from '../../src/cli/catalogue.js';
import { sourcesOf } from '../../src/core/sources.js';
import type { Language } from '../../src/model/language.js';
import type { Technique } from '../../src/model/technique.js';
import { chain, chainNames } from '../../src/model/technique-chain.js';
import { languages, techniques } from '../../src/registry.js';

const programs = 40;
const indices = Array.from({ length: programs }, (_, i) => i);
const pairs: { language: Language; technique: Technique; lacking: string[] }[] = [];
for (const loadLanguage of Object.values(languages)) {
  for (const loadTechnique of Object.values(techniques)) {
    const [language, loaded] = [await loadLanguage(), await loadTechnique()];
    const technique = loaded.changes ? chain(await techniqueNamed('generate'), [loaded]) : loaded;
    const lacking = technique.needs.filter((capability) => language[capability] === undefined);
    pairs.push({ language, technique, lacking });
  }
}

// For languages that come without programs to start from.
const smallProgram = Array.from(
  'fghk',
  (f, i) =>
    `function ${f}(a, b) {\n  while (a < ${i}) a += b;\n  return [a, b + ${i}];\n}\nconst ${f}${i} = ${f}(${i}, 4);\n`,
).join('\n');

async function open(language: Language, technique: Technique, seed = '7') {
  const seeds = (await language.seeds?.()) ?? [{ path: `seed${language.extensions[0]}`, text: smallProgram }];
  return programSource(technique, { language, seeds }, seed);
}

describe.each(pairs)('$technique.id on $language.id', ({ language, technique, lacking }) => {
  const lacks = lacking.length > 0;
  if (lacks) test.skip(`is left out: ${language.id} has no ${lacking.join(', ')}`);

  test.skipIf(lacks)('gives the same bytes for the same seed, in any order', async () => {
    const first = await open(language, technique);
    // As they are stored, with the model if there is one.
    const made = await Promise.all(indices.map(async (index) => JSON.stringify(await first.at(index))));
    const second = await open(language, technique);
    const backwards = [...indices].reverse();
    const again = await Promise.all(backwards.map(async (index) => JSON.stringify(await second.at(index))));
    expect(again.reverse()).toEqual(made);
    const third = await open(language, technique);
    expect(JSON.stringify(await third.at(programs - 1))).toEqual(made.at(-1));
  });

  test.skipIf(lacks)('gives other programs for another seed and for another index', async () => {
    const [one, other] = [await open(language, technique), await open(language, technique, '8')];
    const all = await Promise.all(indices.flatMap((index) => [one.at(index), other.at(index)]));
    const ids = all.map(({ id }) => id);
    // A mutation may undo itself, so two may be alike; most are not.
    expect(new Set(ids).size).toBeGreaterThan(programs * 1.8);
  });

  test.skipIf(lacks)('gives files that a compiler can be asked about', async () => {
    const source = await open(language, technique);
    const parents =
      chainNames(technique.id).length > 1 ? await open(language, await techniqueNamed('generate')) : undefined;
    for (const index of indices) {
      const program = await source.at(index);
      const { trace, origin } = program;
      const files = sourcesOf(program);
      expect(files.length).toBeGreaterThan(0);
      expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
      for (const { path, text } of files) {
        expect(path).toMatch(/^[\w-]+(\/[\w-]+)*(\.\w+)+$/);
        expect(language.extensions.some((ending) => path.endsWith(ending))).toBe(true);
        expect(text.trim(), `${index} ${path}`).not.toBe('');
        // Positions are counted in bytes by some compilers and in characters by others.
        expect(text, `${index} ${path}`).toMatch(/^[\t\n\r\x20-\x7e]*$/);
      }
      expect(trace.length).toBeGreaterThan(0);
      // What changes a program tells which one, and so does what comes out unchanged.
      const parent = parents && (await parents.at(index)).id;
      const changed = parent !== undefined && program.id !== parent;
      expect(origin).toEqual({ technique: technique.id, seed: '7', index, ...(changed && { parent }) });
    }
  });
});

test('some technique works on some language', () => {
  expect(pairs.some(({ lacking }) => lacking.length === 0)).toBe(true);
});
