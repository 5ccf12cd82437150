import { pickAny } from '../choose.js';
import { lineAt, quote } from '../edit.js';
import type { Mutation } from '../mutation.js';
import { spell } from '../neighbours.js';

/** Writes a token twice, whatever that does to the syntax. */
export const duplicateToken: Mutation = {
  name: 'duplicate-token',
  propose({ seed: { tree } }, random) {
    const token = pickAny(random, tree.tokens);
    if (!token) return undefined;
    const text = spell(tree, token);
    const what = `line ${lineAt(tree.text, token.start)}: duplicated token ${quote(text)}`;
    return { edits: [{ start: token.end, end: token.end, text: ` ${text}` }], what };
  },
};
