import { pickAny, pickWhere } from '../choose.js';
import { lineAt, quote } from '../edit.js';
import { embed } from '../embed.js';
import type { Mutation } from '../mutation.js';
import { pickDonor } from '../places.js';
import { textOf } from '../seed.js';

/** Replaces a literal or a keyword in the role of a type or an expression by another. */
export const atom: Mutation = {
  name: 'atom',
  propose(scene, random) {
    const { seed, policy } = scene;
    const place = pickAny(random, seed.atoms);
    if (!place) return undefined;
    const from = (random.chance(policy.foreignAtom) && pickDonor(scene, random)) || seed;
    const { start, end, role } = place.node;
    const old = textOf(seed.tree, place.node);
    const other = pickWhere(random, from.atoms, ({ node }) => node.role === role && textOf(from.tree, node) !== old);
    if (!other || other.node.end - other.node.start > policy.maxPiece) return undefined;
    const text = embed(scene, place.node, textOf(from.tree, other.node));
    return {
      edits: [{ start, end, text }],
      what: `line ${lineAt(seed.tree.text, start)}: replaced ${quote(old)} by ${quote(text)}`,
    };
  },
};
