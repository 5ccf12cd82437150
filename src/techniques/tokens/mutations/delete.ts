import { lineAt, quote } from '../edit.js';
import type { Mutation, Scene } from '../mutation.js';
import { spell, tokenAfter, tokenBefore } from '../neighbours.js';
import { pickPlace } from '../places.js';
import { type Place, textOf } from '../seed.js';

/** Deletes an element of a list, or a part that can be left out. */
export const deleteNode: Mutation = {
  name: 'delete',
  propose(scene, random) {
    const place = pickPlace(scene, random);
    const range = place && rangeToDelete(scene, place);
    if (!range) return undefined;
    const { tree } = scene.seed;
    const line = lineAt(tree.text, place.node.start);
    return { edits: [{ ...range, text: '' }], what: `line ${line}: deleted ${quote(textOf(tree, place.node))}` };
  },
};

function rangeToDelete({ seed, corpus: { grammar } }: Scene, place: Place): { start: number; end: number } | undefined {
  const { node, parent, position } = place;
  const separator = grammar.separator(place);
  if (separator === '') return { start: node.start, end: node.end };
  const [before, after] = [tokenBefore(seed.tree, node.start), tokenAfter(seed.tree, node.end)];
  if (separator !== undefined && after && spell(seed.tree, after) === separator)
    return { start: node.start, end: after.end };
  if (separator !== undefined && before && spell(seed.tree, before) === separator)
    return { start: before.start, end: node.end };
  if (!grammar.isOptional(seed, place)) return undefined;
  // What introduces an optional part, as the colon before a type, goes with it.
  const previous = parent.children[position - 1];
  const introducer = node.role === 'statement' ? /^\w/ : /^[^()[\]{}<>,]/;
  const introduced = previous && before && before.start >= previous.end && introducer.test(spell(seed.tree, before));
  return { start: introduced ? before.start : node.start, end: node.end };
}
