import { pickAny } from '../choose.js';
import { lineAt, quote } from '../edit.js';
import type { Mutation } from '../mutation.js';
import { textOf } from '../seed.js';

/** Replaces an operator or modifier by another that was seen in such a place. */
export const exchange: Mutation = {
  name: 'exchange',
  propose({ seed, corpus }, random) {
    const place = pickAny(random, [...seed.words.values()]);
    if (!place) return undefined;
    const { node, parent, position } = place;
    const old = textOf(seed.tree, node);
    const words = corpus.grammar.wordsBetween(seed, parent, position - 1, position + 1);
    const side = words.find(({ text }) => text === old)?.side;
    const word = pickAny(
      random,
      words.filter((other) => other.text !== old && (!side || other.side === side)),
    );
    if (!word) return undefined;
    return {
      edits: [{ start: node.start, end: node.end, text: word.text }],
      what: `line ${lineAt(seed.tree.text, node.start)}: replaced ${quote(old)} by ${quote(word.text)}`,
    };
  },
};
