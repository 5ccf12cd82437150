import type { Random } from '../../core/random.js';
import { applyEdits } from '../../model/source/apply-edits.js';
import { pickWeighted } from './choose.js';
import type { Corpus } from './corpus.js';
import { collide, type Proposal } from './edit.js';
import type { Mutation, Scene } from './mutation.js';
import { duplicateToken } from './mutations/duplicate-token.js';
import { mutations } from './mutations.js';
import type { Policy } from './policy.js';
import type { Seed } from './seed.js';

/** A mutated seed. */
export interface Mutant {
  readonly seed: Seed;
  readonly text: string;
  /** What was done, in words; lines are those of the seed. */
  readonly steps: readonly string[];
}

/** Makes a program that differs from a random seed by a few mutations, all found on the seed's tree. */
export function mutate(corpus: Corpus, policy: Policy, random: Random): Mutant {
  return mutateSeed(corpus.seed(random.int(0, corpus.size - 1)), { corpus, policy }, random);
}

/** The same with a certain seed, which need not be one of the corpus. */
export function mutateSeed(seed: Seed, { corpus, policy }: Omit<Scene, 'seed'>, random: Random): Mutant {
  const scene = { seed, corpus, policy };
  for (let attempt = 0; attempt < policy.attempts; attempt++) {
    const mutant = finish(seed, proposeSome(scene, random));
    if (mutant) return mutant;
  }
  const mutant = finish(
    seed,
    [duplicateToken.propose(scene, random)].filter((proposal) => proposal !== undefined),
  );
  if (!mutant) throw new Error(`nothing to mutate in ${seed.path}: it has no tokens`);
  return mutant;
}

function finish(seed: Seed, proposals: readonly Proposal[]): Mutant | undefined {
  const text = applyEdits(
    seed.tree.text,
    proposals.flatMap(({ edits }) => edits),
  );
  return text === seed.tree.text ? undefined : { seed, text, steps: proposals.map(({ what }) => what) };
}

function proposeSome(scene: Scene, random: Random): Proposal[] {
  const chosen: Proposal[] = [];
  for (let left = Number(pickWeighted(random, scene.policy.mutations)); left > 0; left--) {
    const mutation = mutations.get(pickWeighted(random, scene.policy.kinds)) as Mutation;
    const proposal = proposeOne(mutation, scene, random, chosen);
    if (proposal) chosen.push(proposal);
  }
  return chosen;
}

function proposeOne(
  mutation: Mutation,
  scene: Scene,
  random: Random,
  chosen: readonly Proposal[],
): Proposal | undefined {
  for (let i = 0; i < scene.policy.tries; i++) {
    const proposal = mutation.propose(scene, random);
    if (proposal && isFree(proposal, chosen)) return proposal;
  }
  return undefined;
}

function isFree(proposal: Proposal, chosen: readonly Proposal[]): boolean {
  const taken = chosen.flatMap(({ edits }) => edits);
  return proposal.edits.every((edit) => taken.every((other) => !collide(edit, other)));
}
