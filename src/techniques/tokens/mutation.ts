import type { Random } from '../../core/random.js';
import type { Corpus } from './corpus.js';
import type { Proposal } from './edit.js';
import type { Policy } from './policy.js';
import type { Seed } from './seed.js';

/** What a mutation works with: the seed to change, the seeds to borrow from, and the settings. */
export interface Scene {
  readonly seed: Seed;
  readonly corpus: Corpus;
  readonly policy: Policy;
}

/** One way of changing a program. */
export interface Mutation {
  readonly name: string;
  /** A change at a random place, or nothing if no place was found. */
  propose(scene: Scene, random: Random): Proposal | undefined;
}
