import { pickAny, pickWhere } from '../choose.js';
import { lineAt, quote } from '../edit.js';
import type { Mutation } from '../mutation.js';
import { spell } from '../neighbours.js';
import { pickDonor } from '../places.js';

/** Replaces a token by a token of the same kind or any other, from this seed or another, whatever that does to the syntax. */
export const replaceToken: Mutation = {
  name: 'replace-token',
  propose(scene, random) {
    const { tree } = scene.seed;
    const token = pickAny(random, tree.tokens);
    if (!token) return undefined;
    const source = (random.chance(0.5) ? pickDonor(scene, random) : undefined)?.tree ?? tree;
    const sameKind = random.chance(0.5);
    const old = spell(tree, token);
    const other = pickWhere(
      random,
      source.tokens,
      (t) => spell(source, t) !== old && (!sameKind || t.kind === token.kind),
    );
    if (!other) return undefined;
    const text = spell(source, other);
    const what = `line ${lineAt(tree.text, token.start)}: replaced token ${quote(old)} by ${quote(text)}`;
    return { edits: [{ start: token.start, end: token.end, text: ` ${text} ` }], what };
  },
};
