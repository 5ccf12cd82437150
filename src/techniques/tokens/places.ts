import type { Random } from '../../core/random.js';
import { pickAny, pickWeighted, pickWhere } from './choose.js';
import type { Grammar } from './grammar.js';
import type { Scene } from './mutation.js';
import { type Place, type Seed, textOf } from './seed.js';

/** A random place of a program, in the roles that the policy prefers. */
export function pickPlace({ seed, policy }: Scene, random: Random): Place | undefined {
  return pickAny(random, seed.byRole[pickWeighted(random, policy.roles)]);
}

/** Whether a piece can stand in a place without breaking the syntax, as far as the seeds teach. */
export function fits(grammar: Grammar, target: Place, piece: Pick<Place, 'node' | 'parent'>): boolean {
  if (target.node.role !== piece.node.role) return false;
  switch (target.node.role) {
    case 'expression':
    case 'type':
      return true;
    case 'other':
      return target.node.kind === piece.node.kind && target.parent.kind === piece.parent.kind;
    default:
      return grammar.allows(target.parent, piece.node);
  }
}

/** A piece of a seed that fits into a place, is not too long and says something else. */
export function pickPiece(scene: Scene, random: Random, target: Place, from: Seed): Place | undefined {
  const { corpus, policy, seed } = scene;
  const here = textOf(seed.tree, target.node);
  const candidates = from.byRole[target.node.role];
  const nearby = from === seed && random.chance(policy.nearby);
  return pickWhere(
    random,
    nearby ? candidates.filter((piece) => piece.declaration === target.declaration) : candidates,
    (piece) =>
      piece.node.end - piece.node.start <= policy.maxPiece &&
      fits(corpus.grammar, target, piece) &&
      textOf(from.tree, piece.node) !== here,
  );
}

/** Another seed than the one that is mutated, if there is one. */
export function pickDonor({ seed, corpus }: Scene, random: Random): Seed | undefined {
  const index = random.int(0, corpus.size - 1);
  if (index === seed.index) return undefined;
  const donor = corpus.seed(index);
  return donor.index === seed.index ? undefined : donor;
}
