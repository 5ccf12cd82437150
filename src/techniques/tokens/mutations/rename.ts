import { pickAny, pickWhere } from '../choose.js';
import { lineAt, quote } from '../edit.js';
import type { Mutation } from '../mutation.js';
import { namesFor } from '../names.js';
import { type Place, textOf } from '../seed.js';

/** Replaces one occurrence of an identifier by another identifier of the program. */
export const rename: Mutation = {
  name: 'rename',
  propose({ seed, policy }, random) {
    const declarations = random.chance(policy.declaringName);
    const place = pickWhere(random, seed.identifiers, (identifier) => isDeclaring(identifier) === declarations);
    if (!place) return undefined;
    const { start, end, kind } = place.node;
    const old = textOf(seed.tree, place.node);
    const other = random.chance(policy.sameContext)
      ? pickAny(
          random,
          namesFor(seed, place, place).filter((name) => name !== old),
        )
      : pickWhere(random, seed.identifiers, ({ node }) => node.kind === kind && textOf(seed.tree, node) !== old);
    if (!other) return undefined;
    const text = typeof other === 'string' ? other : textOf(seed.tree, other.node);
    return {
      edits: [{ start, end, text }],
      what: `line ${lineAt(seed.tree.text, start)}: replaced name ${quote(old)} by ${quote(text)}`,
    };
  },
};

function isDeclaring({ node, parent }: Place): boolean {
  return node.role === 'identifier' && parent.role !== 'expression' && parent.role !== 'type';
}
