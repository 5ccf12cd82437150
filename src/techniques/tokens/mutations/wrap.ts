import { pickAny } from '../choose.js';
import { lineAt, quote } from '../edit.js';
import { embed, wrapText } from '../embed.js';
import type { Mutation } from '../mutation.js';
import { pickPlace } from '../places.js';
import { textOf } from '../seed.js';

/** Puts something around a type or an expression that stands around one in a seed, as parentheses or `Partial<>`. */
export const wrapNode: Mutation = {
  name: 'wrap',
  propose(scene, random) {
    const { tree } = scene.seed;
    const node = pickPlace(scene, random)?.node;
    const wrapping = node && pickAny(random, scene.corpus.wrappings.get(node.role) ?? []);
    if (!wrapping || node.end - node.start > scene.policy.maxPiece) return undefined;
    const inner = textOf(tree, node);
    const text = embed(scene, node, wrapText(scene, node.role, inner, wrapping));
    const what = `line ${lineAt(tree.text, node.start)}: wrapped ${quote(inner)} as ${quote(text)}`;
    return { edits: [{ start: node.start, end: node.end, text }], what };
  },
};
