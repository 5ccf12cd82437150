import { describe, expect, test } from 'vitest';
import { techniqueNamed } from '../../src/app/catalogue.js';
import { readLibraries } from '../../src/app/read-libraries.js';
import { programSource } from '../../src/campaign/program-source.js';
import { sourcesOf } from '../../src/core/sources.js';
import type { Language } from '../../src/model/language.js';
import type { Technique } from '../../src/model/technique.js';
import { chain, chainNames } from '../../src/model/technique-chain.js';
import { languages, techniques } from '../../src/registry.js';

/** A technique, after what makes the programs that it changes, and a language. */
export interface Pair {
  readonly name: string;
  readonly language: Language;
  readonly technique: Technique;
  /** The capabilities of the language without which the technique does not work on it. */
  readonly lacking: readonly string[];
}

/** Every technique with every language. */
export async function allPairs(): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const [languageId, loadLanguage] of Object.entries(languages)) {
    for (const [id, loadTechnique] of Object.entries(techniques)) {
      const [language, loaded] = [await loadLanguage(), await loadTechnique()];
      const technique = loaded.changes ? chain(await techniqueNamed('generate'), [loaded]) : loaded;
      const lacking = technique.needs.filter((capability) => language[capability] === undefined);
      pairs.push({ name: `${id} on ${languageId}`, language, technique, lacking });
    }
  }
  return pairs;
}

/** Java templates are executed while they are filled; the libraries of the JVM are read from a JDK, and its analysers run in one. */
export function needsJdk({ name, language, technique }: Pair): boolean {
  if (technique.needs.includes('analyzer')) return language.id !== 'typescript';
  return name === 'template on java' || technique.needs.includes('libraries');
}

const programs = 25;
const indices = Array.from({ length: programs }, (_, i) => i);

// For languages that come without programs to start from.
const smallProgram = Array.from(
  'fghk',
  (f, i) =>
    `function ${f}(a, b) {\n  while (a < ${i}) a += b;\n  return [a, b + ${i}];\n}\nconst ${f}${i} = ${f}(${i}, 4);\n`,
).join('\n');

async function open({ language, technique }: Pair, seed = '7') {
  const seeds = (await language.seeds?.()) ?? [{ path: `seed${language.extensions[0]}`, text: smallProgram }];
  const libraries = await readLibraries(technique, language, {});
  return programSource(technique, { language, sources: { seeds }, libraries }, seed);
}

/** What must hold of every technique on every language that it works on. */
export function describePairs(pairs: readonly Pair[]): void {
  describe.each(pairs)('$name', (pair) => {
    test('gives the same bytes for the same seed, in any order', async () => {
      const first = await open(pair);
      // As they are stored, with the model if there is one.
      const made = await Promise.all(indices.map(async (index) => JSON.stringify(await first.at(index))));
      const second = await open(pair);
      const backwards = [...indices].reverse();
      const again = await Promise.all(backwards.map(async (index) => JSON.stringify(await second.at(index))));
      expect(again.reverse()).toEqual(made);
      const third = await open(pair);
      expect(JSON.stringify(await third.at(programs - 1))).toEqual(made.at(-1));
    });

    test('gives other programs for another seed and for another index', async () => {
      const [one, other] = [await open(pair), await open(pair, '8')];
      const all = await Promise.all(indices.flatMap((index) => [one.at(index), other.at(index)]));
      const ids = all.map(({ id }) => id);
      // A mutation may undo itself, so two may be alike; most are not.
      expect(new Set(ids).size).toBeGreaterThan(programs * 1.8);
    });

    test('gives files that a compiler can be asked about', async () => {
      const source = await open(pair);
      const changes = chainNames(pair.technique.id).length > 1;
      const parents = changes ? await open({ ...pair, technique: await techniqueNamed('generate') }) : undefined;
      for (const index of indices) {
        const program = await source.at(index);
        const { trace, origin } = program;
        const files = sourcesOf(program);
        expect(files.length).toBeGreaterThan(0);
        expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
        for (const { path, text } of files) {
          expect(path).toMatch(/^[\w-]+(\/[\w-]+)*(\.\w+)+$/);
          expect(pair.language.extensions.some((ending) => path.endsWith(ending))).toBe(true);
          expect(text.trim(), `${index} ${path}`).not.toBe('');
          // Positions are counted in bytes by some compilers and in characters by others.
          expect(text, `${index} ${path}`).toMatch(/^[\t\n\r\x20-\x7e]*$/);
        }
        expect(trace.length).toBeGreaterThan(0);
        // What changes a program tells which one; what comes out unchanged is that program.
        const parent = program.rules ? origin.parent : parents && (await parents.at(index)).id;
        const isChanged = parent !== undefined && program.id !== parent;
        expect(origin).toEqual({ technique: pair.technique.id, seed: '7', index, ...(isChanged && { parent }) });
      }
    });
  });
}
