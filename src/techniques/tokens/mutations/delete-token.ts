import { pickAny } from '../choose.js';
import { lineAt, quote } from '../edit.js';
import type { Mutation } from '../mutation.js';
import { spell } from '../neighbours.js';

/** Deletes a token, whatever that does to the syntax. */
export const deleteToken: Mutation = {
  name: 'delete-token',
  propose({ seed: { tree } }, random) {
    const token = pickAny(random, tree.tokens);
    if (!token) return undefined;
    const what = `line ${lineAt(tree.text, token.start)}: deleted token ${quote(spell(tree, token))}`;
    return { edits: [{ start: token.start, end: token.end, text: ' ' }], what };
  },
};
