import { lineAt, quote } from '../edit.js';
import { joinAfter } from '../lists.js';
import type { Mutation } from '../mutation.js';
import { pickPlace } from '../places.js';
import { textOf } from '../seed.js';

/** Writes an element of a list twice. */
export const duplicate: Mutation = {
  name: 'duplicate',
  propose(scene, random) {
    const { tree } = scene.seed;
    const place = pickPlace(scene, random);
    const edit = place && joinAfter(scene, place, textOf(tree, place.node));
    if (!edit || edit.text.length > scene.policy.maxPiece) return undefined;
    const line = lineAt(tree.text, place.node.start);
    return { edits: [edit], what: `line ${line}: duplicated ${quote(textOf(tree, place.node))}` };
  },
};
