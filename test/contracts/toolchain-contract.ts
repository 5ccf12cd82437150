import { describe, expect, onTestFinished, test } from 'vitest';
import type { Outcome } from '../../src/core/outcome.js';
import type { Compilable } from '../../src/core/test-program.js';
import { type OpenTarget, openTarget, resolveTarget } from '../../src/harness/toolchains/resolve.js';
import { selfTest } from '../../src/harness/toolchains/self-test.js';
import type { Language } from '../../src/model/language.js';
import { outcomeOf, outcomesOf } from '../outcomes.js';

/** The languages whose default compilers need nothing but cupel and Node. */
export const selfContained: readonly string[] = ['javascript', 'typescript'];

/** Which configurations of a toolchain are asked: all would take minutes on the JVM, 370 s for Kotlin. */
export type Thoroughness = 'all configurations' | 'the default configuration';

// A compiler on the JVM takes seconds for each plain run.
const patience = 500_000;
const options = { limits: { millis: 100_000, bytes: 3 * 1024 ** 3 }, workers: 1 };

async function openDefaults({ defaults, families }: Language): Promise<OpenTarget[]> {
  const opened: OpenTarget[] = [];
  onTestFinished(async () => {
    await Promise.all(opened.map(({ toolchain }) => toolchain.close()));
  });
  for (const name of [...defaults.targets, ...defaults.references])
    opened.push(openTarget(await resolveTarget(name, families), options));
  return opened;
}

const kinds = (outcomes: readonly Outcome[]) => outcomes.map(({ kind }) => kind);

/** What must hold of the default compilers of every language. */
export function describeToolchains(languages: readonly Language[], thoroughness: Thoroughness): void {
  describe.each(languages)('the default compilers of $id', (language) => {
    test(
      'pass their self-tests',
      async () => {
        for (const target of await openDefaults(language)) {
          const expected = target.toolchain.selfTests.map((one) => one.expected);
          for (const kind of ['accepted', 'rejected', 'crashed']) expect(expected, target.name).toContain(kind);
          expect(await selfTest(target), target.name).toEqual([]);
        }
      },
      patience,
    );

    test(
      'give one outcome per program in order',
      async () => {
        for (const { toolchain, configuration } of await openDefaults(language)) {
          const sample = (kind: Outcome['kind']) =>
            toolchain.selfTests.find(({ expected }) => expected === kind) as Compilable;
          const [good, bad] = [sample('accepted'), sample('rejected')];
          const all = toolchain.configurations.map(({ name }) => name);
          for (const name of thoroughness === 'all configurations' ? all : [configuration]) {
            const observe = (batch: Compilable[]) => outcomesOf(toolchain.observe(batch, { configuration: name }));
            expect(await observe([]), name).toEqual([]);
            const outcomes = await observe([good, bad, bad, good]);
            const expected = ['accepted', 'rejected', 'rejected', 'accepted'];
            expect(kinds(outcomes), `${toolchain.id}:${name}`).toEqual(expected);
            expect((await outcomeOf(toolchain.observePlainly(bad, { configuration: name }))).kind).toBe('rejected');
            expect(toolchain.command(good, name)).not.toBe('');
          }
        }
      },
      patience,
    );
  });

  describe.each(languages.filter(({ seeds }) => seeds))('the seeds of $id', (language) => {
    test('are accepted by the default compilers', async () => {
      const seeds = (await language.seeds?.()) ?? [];
      expect(seeds.length).toBeGreaterThan(0);
      for (const { path, text } of seeds) expect(text, path).toMatch(/^[\t\n\r\x20-\x7e]*$/);
      const batch: Compilable[] = seeds.map((seed) => ({ files: [seed] }));
      for (const { name, toolchain, configuration } of await openDefaults(language)) {
        const outcomes = await outcomesOf(toolchain.observe(batch, { configuration }));
        const wrong = outcomes
          .map((outcome, i) => ({ seed: seeds[i]?.path, outcome }))
          .filter(({ outcome }) => outcome.kind !== 'accepted');
        expect(wrong, name).toEqual([]);
      }
    });
  });
}
