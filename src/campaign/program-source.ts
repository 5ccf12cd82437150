import type { Avoidance } from '../core/avoidance.js';
import { identify } from '../core/identity.js';
import { createRandom } from '../core/random.js';
import type { Draft, Origin, TestProgram } from '../core/test-program.js';
import type { ProgramCoverage, Technique, TechniqueInput } from '../model/technique.js';
import { chainNames, withoutLast } from '../model/technique-chain.js';
import { avoidedFeatures } from './causes/avoided-features.js';

/** The endless row of programs of a campaign; the program at an index depends on nothing but its settings. */
export interface ProgramSource {
  at(index: number): Promise<TestProgram>;
  /** The program that one of the row was made from by making something wrong; nothing for one in which nothing was. */
  withoutFault?(index: number): Promise<TestProgram | undefined>;
  /** What the programs can exercise of libraries, if they are about any. */
  readonly coverage?: ProgramCoverage | undefined;
  /** Does ahead of time what would make the first program take long; fails if a mistake of the user concerns all of them. */
  prepare(): Promise<void>;
  /** Ends what making them has started. */
  close(): Promise<void>;
}

/** Some neighbouring programs of a row, in their order. */
export async function takePrograms(source: ProgramSource, from: number, count: number): Promise<TestProgram[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => source.at(from + i)));
}

/** Makes the row of programs that a technique gives for a seed, without the features that its campaign has decided to avoid. */
export function programSource(
  technique: Technique,
  input: TechniqueInput,
  seed: string,
  decided: () => readonly Avoidance[] = () => [],
): ProgramSource {
  const maker = technique.open({ ...input, seed });
  const { variants = 1 } = maker;
  // What is changed are the very programs that the first technique alone makes of the seed.
  const [first = technique.id] = chainNames(technique.id);
  const random = createRandom(seed).fork(input.language.id).fork(first);
  // Makers of features start nothing: there is nothing to prepare or to close.
  const without = (avoided: readonly string[]) =>
    technique.open({ ...input, seed, settings: technique.features?.without(avoided, input.settings ?? {}) ?? {} });

  async function make(index: number): Promise<{ readonly draft: Draft; readonly origin: Origin }> {
    const parent = Math.floor(index / variants);
    const own = random.fork(String(parent));
    // All variants of a program go without the same.
    const avoided = avoidedFeatures(decided(), parent * variants, own);
    const draft = await (avoided.length > 0 ? without(avoided) : maker).make(own, index % variants, parent);
    return { draft, origin: { technique: technique.id, seed, index, ...(avoided.length > 0 && { avoided }) } };
  }

  return {
    coverage: maker.coverage,
    async at(index) {
      const { draft, origin } = await make(index);
      return identify(draft, input.language.id, origin);
    },
    async withoutFault(index) {
      const { draft, origin } = await make(index);
      // Where a rule was applied, the parent is shown as well.
      if (!draft.parent || draft.rules || draft.expectation.kind !== 'reject') return undefined;
      return identify(draft.parent, input.language.id, { ...origin, technique: withoutLast(technique.id) });
    },
    prepare: async () => maker.prepare?.(),
    close: async () => maker.close?.(),
  };
}
