import { describe, expect, test } from 'vitest';
import { countFeatures, emptyCounts, type FeatureCounts } from '../../src/app/feature-counts.js';
import { programSource, takePrograms } from '../../src/campaign/program-source.js';
import type { TestProgram } from '../../src/core/test-program.js';
import type { Language } from '../../src/model/language.js';
import { decodeProgram, encodeProgram, requireProgramModel } from '../../src/model/program/json.js';
import { traverse } from '../../src/model/program/traverse.js';
import type { Asked } from '../../src/model/technique.js';
import { languages } from '../../src/registry.js';
import { technique } from '../../src/techniques/generate/technique.js';

const known = await Promise.all(Object.values(languages).map((load) => load()));
const programs = 200;
const cases = await Promise.all(
  known
    .filter(({ model }) => model)
    .map(async (language) => ({ id: language.id, language, made: await make(language, {}, programs) })),
);

describe.each(cases)('generated programs in $id', ({ language, made }) => {
  const statistics = statisticsOf(made);

  test('are as rich as the papers ask for', () => {
    expect(statistics.featuresPerProgram / programs).toBeGreaterThan(8);
    expect(statistics.genericCalls / statistics.calls).toBeGreaterThan(0.5);
    expect(statistics.lines / programs).toBeGreaterThan(200);
    expect(statistics.lines / programs).toBeLessThan(300);
  });

  test('do something in their bodies', () => {
    expect(statistics.leafResults / statistics.results).toBeLessThan(0.15);
    expect(statistics.constants / (statistics.lines / 250)).toBeLessThan(10);
    expect(statistics.depth / programs).toBeGreaterThan(7);
  });

  test('have every feature that the language supports', async () => {
    const supported = [...(language.model?.profile.supports ?? [])];
    // One in a hundred programs has the rarest of them.
    const { occurrences } = statisticsOf(await make(language, {}, 3 * programs));
    expect(supported.filter((feature) => !occurrences[feature])).toEqual([]);
  });

  test.each([...(language.model?.profile.supports ?? [])])('have no %s when that is switched off', async (feature) => {
    const { occurrences } = statisticsOf(await make(language, { feature: [`${feature}=0`] }, 6));
    expect(occurrences[feature] ?? 0).toBe(0);
  });

  test('have more of what is asked for', async () => {
    const lambdas = async (factor: number) =>
      (await make(language, { feature: [`lambdas=${factor}`] }, 25)).reduce(
        (sum, { model }) => sum + lambdasIn(model),
        0,
      );
    expect(await lambdas(5)).toBeGreaterThan(1.2 * (await lambdas(0.2)));
  });

  test('are smaller and larger on demand', async () => {
    const lines = async (size: 'small' | 'large', number: number) =>
      statisticsOf(await make(language, { size }, number)).lines / number;
    // Sizes of small programs differ much: the mean of a few says little.
    expect(await lines('small', programs)).toBeLessThan(150);
    expect(await lines('large', 30)).toBeGreaterThan(500);
  });

  test('are printed from their JSON as they were printed at first', () => {
    for (const { files, model } of made.slice(0, 20)) {
      const stored = JSON.parse(JSON.stringify(encodeProgram(requireProgramModel(model).program))) as never;
      expect(language.model?.print(decodeProgram(stored))).toEqual(files);
    }
  });
});

function lambdasIn(model: TestProgram['model']): number {
  let lambdas = 0;
  traverse(requireProgramModel(model).program, { expression: ({ kind }) => (lambdas += kind === 'lambda' ? 1 : 0) });
  return lambdas;
}

function make(language: Language, settings: Asked, number: number): Promise<TestProgram[]> {
  const source = programSource(technique, { language, settings }, 'quality');
  return takePrograms(source, 0, number);
}

function statisticsOf(made: readonly TestProgram[]): FeatureCounts {
  const statistics = emptyCounts();
  for (const program of made) countFeatures(statistics, program);
  return statistics;
}
