import type { Token } from '../../../model/source/syntax.js';
import { lineAt, quote } from '../edit.js';
import type { Mutation } from '../mutation.js';
import { spell } from '../neighbours.js';

/** Exchanges two tokens that follow each other, whatever that does to the syntax. */
export const swapTokens: Mutation = {
  name: 'swap-tokens',
  propose({ seed: { tree } }, random) {
    if (tree.tokens.length < 2) return undefined;
    const index = random.int(0, tree.tokens.length - 2);
    const [left, right] = tree.tokens.slice(index, index + 2) as [Token, Token];
    const [first, second] = [spell(tree, left), spell(tree, right)];
    const between = tree.text.slice(left.end, right.start) || ' ';
    const what = `line ${lineAt(tree.text, left.start)}: swapped tokens ${quote(first)} and ${quote(second)}`;
    return { edits: [{ start: left.start, end: right.end, text: `${second}${between}${first}` }], what };
  },
};
