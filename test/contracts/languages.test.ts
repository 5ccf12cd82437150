import { describe, expect, onTestFinished, type TestContext, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import type { Outcome } from '../../src/core/outcome.js';
import type { Compilable } from '../../src/core/test-program.js';
import { type OpenTarget, openTarget, resolveTarget } from '../../src/harness/toolchains/resolve.js';
import { selfTest } from '../../src/harness/toolchains/self-test.js';
import type { Language } from '../../src/model/language.js';
import { languages } from '../../src/registry.js';
import { outcomeOf, outcomesOf } from '../outcomes.js';

const all = await Promise.all(Object.entries(languages).map(async ([id, load]) => ({ id, language: await load() })));

// A compiler on the JVM takes seconds for each plain run.
const patience = 500_000;
const options = { limits: { millis: 100_000, bytes: 3 * 1024 ** 3 }, workers: 1 };

interface Opened extends OpenTarget {
  readonly bundled: boolean;
}

// What comes with cupel must be here; what a person installs may be missing, and the test says so.
async function openDefaults(language: Language, context: TestContext): Promise<Opened[]> {
  const { targets, references } = language.defaults;
  const opened: Opened[] = [];
  onTestFinished(async () => {
    await Promise.all(opened.map(({ toolchain }) => toolchain.close()));
  });
  for (const name of [...targets, ...references]) {
    try {
      const resolved = await resolveTarget(name, language.families);
      opened.push({ ...openTarget(resolved, options), bundled: resolved.installed.source === 'bundled' });
    } catch (error) {
      const here = (await Promise.all(language.families.map((family) => family.installed()))).flat();
      const bundled = here.some(({ source }) => source === 'bundled');
      if (!(error instanceof UserError) || bundled) throw error;
      context.skip(`${name}: ${error.message}`);
    }
  }
  return opened;
}

const kinds = (outcomes: readonly Outcome[]) => outcomes.map(({ kind }) => kind);

describe.each(all)('$id', ({ id, language }) => {
  test('is called as its folder is', () => {
    expect(language.id).toBe(id);
    expect(language.title).not.toBe('');
    expect(language.extensions.length).toBeGreaterThan(0);
    for (const ending of language.extensions) expect(ending).toMatch(/^\.\w+$/);
  });

  test('has a reason and a link for every intended difference', () => {
    for (const { id: name, reason, link, rule } of language.intendedDifferences) {
      expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(reason, name).toMatch(/^\S.{15,}\.$/);
      expect(link, name).toMatch(/^https:\/\/\S+$/);
      if ('codes' in rule) expect(rule.codes.length, name).toBeGreaterThan(0);
    }
  });

  test('names families and defaults that fit together', () => {
    const families = language.families.map(({ name }) => name);
    expect(new Set(families).size).toBe(families.length);
    const { targets, references } = language.defaults;
    expect(targets.length).toBeGreaterThan(0);
    for (const target of [...targets, ...references]) expect(families).toContain(target.split(/[@:]/)[0]);
  });

  test('has seeds that its default compilers accept', async (context) => {
    const seeds = (await language.seeds?.()) ?? [];
    if (seeds.length === 0) context.skip('there are no seeds');
    for (const { path, text } of seeds) expect(text, path).toMatch(/^[\t\n\r\x20-\x7e]*$/);
    const batch: Compilable[] = seeds.map((seed) => ({ files: [seed] }));
    for (const { name, toolchain, configuration } of await openDefaults(language, context)) {
      const outcomes = await outcomesOf(toolchain.observe(batch, { configuration }));
      const wrong = outcomes
        .map((outcome, i) => ({ seed: seeds[i]?.path, outcome }))
        .filter(({ outcome }) => outcome.kind !== 'accepted');
      expect(wrong, name).toEqual([]);
    }
  });

  test('has toolchains whose self-tests pass', async (context) => {
    for (const target of await openDefaults(language, context)) {
      const expected = target.toolchain.selfTests.map((one) => one.expected);
      for (const kind of ['accepted', 'rejected', 'crashed']) expect(expected, target.name).toContain(kind);
      expect(await selfTest(target), target.name).toEqual([]);
    }
  });

  test(
    'has toolchains that give one outcome per program in order',
    async (context) => {
      for (const { toolchain, configuration, bundled } of await openDefaults(language, context)) {
        const sample = (kind: Outcome['kind']) =>
          toolchain.selfTests.find(({ expected }) => expected === kind) as Compilable;
        const [good, bad] = [sample('accepted'), sample('rejected')];
        // All configurations of what a person installed would take minutes: 370 s for Kotlin.
        const names = bundled ? toolchain.configurations.map(({ name }) => name) : [configuration];
        for (const name of names) {
          const observe = (batch: Compilable[]) => outcomesOf(toolchain.observe(batch, { configuration: name }));
          expect(await observe([]), name).toEqual([]);
          const outcomes = await observe([good, bad, bad, good]);
          expect(kinds(outcomes), `${toolchain.id}:${name}`).toEqual(['accepted', 'rejected', 'rejected', 'accepted']);
          expect((await outcomeOf(toolchain.observePlainly(bad, { configuration: name }))).kind).toBe('rejected');
          expect(toolchain.command(good, name)).not.toBe('');
        }
      }
    },
    patience,
  );
});
