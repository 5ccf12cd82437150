import { describe, expect, test } from 'vitest';
import { techniqueNamed } from '../../src/app/catalogue.js';
import { programSource, takePrograms } from '../../src/campaign/program-source.js';
import type { TestProgram } from '../../src/core/test-program.js';
import type { Language } from '../../src/model/language.js';
import { requireProgramModel } from '../../src/model/program/json.js';
import type { Asked } from '../../src/model/technique.js';
import { languages } from '../../src/registry.js';

const known = await Promise.all(Object.values(languages).map((load) => load()));
const count = 40;

async function make(language: Language, technique: string, settings: Asked = {}): Promise<TestProgram[]> {
  const source = programSource(await techniqueNamed(technique), { language, settings }, 'mutate');
  return takePrograms(source, 0, count);
}

const betweenDeclarations = [
  'a type argument that is not within the bound',
  'a type argument in a bound that is not within the bound',
  'a class without a method that it must have',
  'a subclass of a final class',
  'a method that overrides a final one',
  'an abstract method in a class that is not',
  'a private abstract method',
  'an overriding method with weaker access',
  'an overriding method with a wrong result',
  'classes that inherit from themselves',
  'interfaces that inherit from themselves',
];

const textOf = ({ files }: TestProgram) => files.map(({ text }) => text).join('\n');
const omittedIn = ({ model }: TestProgram) => requireProgramModel(model).program.omitted ?? [];

describe.each(known.filter(({ model }) => model).map((language) => ({ id: language.id, language })))(
  'programs in $id',
  ({ language }) => {
    test('lose types by erasing, and nothing else', async () => {
      const [whole, erased] = [await make(language, 'generate'), await make(language, 'erase')];
      const lost = erased.map((program, i) => textOf(whole[i] as TestProgram).length - textOf(program).length);
      expect(lost.filter((length) => length > 0).length).toBeGreaterThan(count * 0.9);
      expect(erased.every(({ expectation }) => expectation.kind === 'accept')).toBe(true);
      const places = erased.reduce((sum, program) => sum + omittedIn(program).length, 0);
      expect(places / count).toBeGreaterThan(10);
    });

    test('lose other types in other patterns', async () => {
      const erased = await make(language, 'erase', { patterns: 4 });
      const firsts = erased.flatMap((program, i) => (i % 4 === 0 && omittedIn(program).length > 5 ? [i] : []));
      expect(firsts.length).toBeGreaterThan(0);
      for (const first of firsts) {
        const patterns = erased.slice(first, first + 4).map(omittedIn);
        // Two random subsets may be the same.
        expect(new Set(patterns.map((each) => each.join())).size).toBeGreaterThan(2);
        expect(patterns[0]).toHaveLength(Math.max(...patterns.map(({ length }) => length)));
      }
    });

    test('are made wrong in many ways, each at a place that is told', async () => {
      const wrong = await make(language, 'overwrite');
      const rejected = wrong.flatMap(({ expectation }) => (expectation.kind === 'reject' ? [expectation] : []));
      expect(rejected.length).toBeGreaterThan(count * 0.9);
      // Of what two declarations say to each other nobody can say where the error is to be.
      const placeless = new Set(rejected.filter(({ at }) => !at).map(({ reason }) => reason.split(':')[0] ?? ''));
      for (const reason of betweenDeclarations) placeless.delete(reason);
      expect([...placeless]).toEqual([]);
      expect(new Set(rejected.map(({ reason }) => reason)).size).toBeGreaterThan(20);
    });

    test('can be erased and then made wrong, and the other way round', async () => {
      for (const technique of ['erase+overwrite', 'overwrite+erase']) {
        const made = await make(language, technique);
        expect(made.filter(({ expectation }) => expectation.kind === 'reject').length).toBeGreaterThan(count * 0.9);
        expect(made.filter((program) => omittedIn(program).length > 0).length).toBeGreaterThan(count * 0.9);
        const places = made.filter(({ expectation }) => expectation.kind === 'reject' && expectation.at);
        // Erasing lays programs out anew, so what was said of lines before does not hold any more.
        expect(places.length > 0).toBe(technique === 'erase+overwrite');
      }
    });
  },
);
