import { walk } from '../../../model/source/syntax.js';
import { pickWhere } from '../choose.js';
import { lineAt, quote } from '../edit.js';
import { embed } from '../embed.js';
import type { Mutation } from '../mutation.js';
import { fits, pickPlace } from '../places.js';
import { textOf } from '../seed.js';

/** Replaces a piece by a smaller piece of the same role that is part of it. */
export const unwrap: Mutation = {
  name: 'unwrap',
  propose(scene, random) {
    const { seed, corpus } = scene;
    const place = pickPlace(scene, random);
    if (!place) return undefined;
    const { node, parent } = place;
    const part = pickWhere(
      random,
      [...walk(node)],
      (inner) => inner !== node && fits(corpus.grammar, place, { node: inner, parent }),
    );
    if (!part) return undefined;
    const text = embed(scene, node, textOf(seed.tree, part));
    const what = `line ${lineAt(seed.tree.text, node.start)}: replaced ${quote(textOf(seed.tree, node))} by its part ${quote(text)}`;
    return { edits: [{ start: node.start, end: node.end, text }], what };
  },
};
