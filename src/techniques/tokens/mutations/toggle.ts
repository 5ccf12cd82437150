import type { Random } from '../../../core/random.js';
import { pickAny, pickWeighted } from '../choose.js';
import { lineAt, type Proposal, quote } from '../edit.js';
import type { Mutation, Scene } from '../mutation.js';
import { type Place, textOf } from '../seed.js';

/** Adds or removes a modifier, as `readonly`, `static` or `?`, where the seeds have shown it with and without. */
export const toggle: Mutation = {
  name: 'toggle',
  propose(scene, random) {
    const place = pickAny(random, scene.seed.byRole[pickWeighted(random, scene.policy.toggled)]);
    if (!place || place.node.children.length === 0) return undefined;
    const gaps = place.node.children.length + 1;
    const first = random.int(0, gaps - 1);
    for (let i = 0; i < gaps; i++) {
      const position = (first + i) % gaps;
      const proposal = removal(scene, place, position) ?? addition(scene, place, position, random);
      if (proposal) return proposal;
    }
    return undefined;
  },
};

function removal({ seed, corpus }: Scene, { node: parent }: Place, position: number): Proposal | undefined {
  const node = parent.children[position];
  const place = node && seed.words.get(node);
  if (!place || !corpus.grammar.isOptional(seed, place)) return undefined;
  const what = `line ${lineAt(seed.tree.text, node.start)}: removed ${quote(textOf(seed.tree, node))}`;
  return { edits: [{ start: node.start, end: node.end, text: '' }], what };
}

function addition({ seed, corpus }: Scene, { node }: Place, position: number, random: Random): Proposal | undefined {
  const word = pickAny(random, corpus.grammar.wordsBetween(seed, node, position - 1, position));
  const [before, after] = [node.children[position - 1], node.children[position]];
  if (!word || (word.side === 'after' && !after)) return undefined;
  const at = word.side === 'before' ? (before?.end ?? node.start) : (after?.start ?? node.end);
  const what = `line ${lineAt(seed.tree.text, at)}: added ${quote(word.text)}`;
  return { edits: [{ start: at, end: at, text: ` ${word.text} ` }], what };
}
