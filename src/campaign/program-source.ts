import { identify } from '../core/identity.js';
import { createRandom } from '../core/random.js';
import type { TestProgram } from '../core/test-program.js';
import type { Technique, TechniqueInput } from '../model/technique.js';
import { chainNames } from '../model/technique-chain.js';

/** The endless row of programs of a campaign; the program at an index depends on nothing but its settings. */
export interface ProgramSource {
  at(index: number): Promise<TestProgram>;
  /** Does ahead of time what would make the first program take long; fails if a mistake of the user concerns all of them. */
  prepare(): Promise<void>;
  /** Ends what making them has started. */
  close(): Promise<void>;
}

/** Some neighbouring programs of a row, in their order. */
export async function takePrograms(source: ProgramSource, from: number, count: number): Promise<TestProgram[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => source.at(from + i)));
}

/** Makes the row of programs that a technique gives for a seed. */
export function programSource(technique: Technique, input: TechniqueInput, seed: string): ProgramSource {
  const maker = technique.open(input);
  const { variants = 1 } = maker;
  // What is changed are the very programs that the first technique alone makes of the seed.
  const [first = technique.id] = chainNames(technique.id);
  const random = createRandom(seed).fork(input.language.id).fork(first);
  return {
    async at(index) {
      const draft = await maker.make(random.fork(String(Math.floor(index / variants))), index % variants, index);
      return identify(draft, input.language.id, { technique: technique.id, seed, index });
    },
    prepare: async () => maker.prepare?.(),
    close: async () => maker.close?.(),
  };
}
