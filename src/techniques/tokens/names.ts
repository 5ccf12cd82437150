import type { Random } from '../../core/random.js';
import { applyEdits, type Edit } from '../../model/source/apply-edits.js';
import { pickAny } from './choose.js';
import type { Policy } from './policy.js';
import { declaredBy, type Place, type Seed, textOf } from './seed.js';

/** Identifiers of a program that could stand where another one does and are, as far as one can tell, known at the target. */
export function namesFor(seed: Seed, target: Place, { node, parent }: Place): string[] {
  const names = new Set<string>();
  for (const place of seed.identifiers) {
    if (place.node.kind !== node.kind || place.node.role !== node.role) continue;
    // What an expression refers to can be used in any expression; other names are of as many sorts as there are parents.
    if (node.role !== 'expression' && place.parent.kind !== parent.kind) continue;
    const name = textOf(seed.tree, place.node);
    if (place.declaration === target.declaration || seed.topLevel.has(name)) names.add(name);
  }
  return [...names];
}

// A piece of one seed on its way to a place in another, or in the same.
interface Transplant {
  readonly piece: Place;
  readonly from: Seed;
  readonly target: Place;
  readonly seed: Seed;
}

/**
 * The text of a piece from elsewhere, with the names that mean nothing at its target replaced by names that are known
 * there. A declaration that replaces another takes over its name, so that what refers to it still does.
 */
export function adaptNames(transplant: Transplant, policy: Policy, random: Random): string {
  const { piece, from, target, seed } = transplant;
  const chosen = new Map<string, string>();
  const [oldName, newName] = [declaredBy(target.node)[0], declaredBy(piece.node)[0]];
  if (oldName && newName?.kind === oldName.kind && random.chance(policy.keptName)) {
    chosen.set(textOf(from.tree, newName), textOf(seed.tree, oldName));
  }
  if (random.chance(policy.adaptation)) chooseNames(transplant, chosen, random);
  const edits = identifiersIn(piece, from).map(({ node }): Edit => {
    const name = textOf(from.tree, node);
    return { start: node.start - piece.node.start, end: node.end - piece.node.start, text: chosen.get(name) ?? name };
  });
  return applyEdits(textOf(from.tree, piece.node), edits);
}

function chooseNames({ piece, from, target, seed }: Transplant, chosen: Map<string, string>, random: Random): void {
  const inside = identifiersIn(piece, from);
  const known = new Set(
    inside.filter(({ node }) => node.role === 'identifier').map(({ node }) => textOf(from.tree, node)),
  );
  for (const place of seed.identifiers) {
    if (place.declaration === target.declaration) known.add(textOf(seed.tree, place.node));
  }
  for (const place of inside) {
    const name = textOf(from.tree, place.node);
    if (known.has(name) || chosen.has(name) || seed.topLevel.has(name) || !from.declared.has(name)) continue;
    chosen.set(name, pickAny(random, namesFor(seed, target, place)) ?? name);
  }
}

function identifiersIn({ node }: Place, { identifiers }: Seed): Place[] {
  return identifiers.filter((place) => place.node.start >= node.start && place.node.end <= node.end);
}
