import { pickWhere } from '../choose.js';
import { lineAt, quote } from '../edit.js';
import { embed } from '../embed.js';
import type { Mutation } from '../mutation.js';
import { fits, pickPiece, pickPlace } from '../places.js';
import { textOf } from '../seed.js';

/** Exchanges two pieces of one role. */
export const swap: Mutation = {
  name: 'swap',
  propose(scene, random) {
    const { seed, corpus } = scene;
    const one = pickPlace(scene, random);
    if (!one) return undefined;
    const others = Array.from({ length: 3 }, () => pickPiece(scene, random, one, seed)).filter(
      (place) => place !== undefined,
    );
    const other = pickWhere(random, others, (place) => {
      const apart = place.node.end < one.node.start || one.node.end < place.node.start;
      return apart && fits(corpus.grammar, place, one);
    });
    if (!other) return undefined;
    const [first, second] = [textOf(seed.tree, one.node), textOf(seed.tree, other.node)];
    const line = lineAt(seed.tree.text, one.node.start);
    const otherLine = lineAt(seed.tree.text, other.node.start);
    return {
      edits: [
        { start: one.node.start, end: one.node.end, text: embed(scene, one.node, second) },
        { start: other.node.start, end: other.node.end, text: embed(scene, other.node, first) },
      ],
      what: `line ${line}: swapped ${quote(first)} with ${quote(second)} of line ${otherLine}`,
    };
  },
};
