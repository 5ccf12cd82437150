import type { Edit } from '../../model/source/apply-edits.js';
import type { Scene } from './mutation.js';
import { spell, tokenAfter, tokenBefore } from './neighbours.js';
import type { Place, Seed } from './seed.js';

/** An edit that adds an element after another in its list; nothing if that is in no list. */
export function joinAfter({ seed, corpus }: Scene, place: Place, text: string): Edit | undefined {
  const separator = corpus.grammar.separator(place);
  const { end } = place.node;
  if (separator === '') return { start: end, end, text: `\n${text}\n` };
  return separator && isInList(seed, place, separator) ? { start: end, end, text: `${separator} ${text}` } : undefined;
}

// The callee stands beside the arguments in a tree, but not in their list.
function isInList({ tree }: Seed, { node }: Place, separator: string): boolean {
  const left = spell(tree, tokenBefore(tree, node.start));
  const right = spell(tree, tokenAfter(tree, node.end));
  return left === separator || right === separator || (/^[([{<]$/.test(left) && /^[)\]}>]$/.test(right));
}
