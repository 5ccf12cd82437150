import type { SyntaxNode } from '../../model/source/syntax.js';
import { spell, tokensBetween } from './neighbours.js';
import { type Place, type Seed, textOf } from './seed.js';

/** What the seeds teach about the grammar of their language, so that the technique needs no grammar of its own. */
export interface Grammar {
  /** Whether this kind of node was seen under that kind of parent. */
  allows(parent: SyntaxNode, node: SyntaxNode): boolean;
  /** What stands between the elements of the list that a node is in; undefined if it is in no list. */
  separator(place: Place): string | undefined;
  /** Whether a parent of this kind was seen with everything here but this node. */
  isOptional(seed: Seed, place: Place): boolean;
  /** Modifiers, operators and the like that were seen between two such children of such a parent. */
  wordsBetween(seed: Seed, parent: SyntaxNode, before: number, after: number): readonly Word[];
}

// A word that can stand between two children of a node.
interface Word {
  readonly text: string;
  /** Whether it stands directly at the child before it, or at the child after it. */
  readonly side: 'before' | 'after';
}

/** A grammar that is being learned, seed by seed. */
export interface GrammarLearner extends Grammar {
  learn(seed: Seed): void;
}

/** Makes the grammar of those who have seen nothing yet. */
export function createGrammar(): GrammarLearner {
  const facts: Facts = {
    nested: new Set(),
    adjacent: new Set(),
    runs: new Set(),
    separators: new Map(),
    words: new Map(),
  };
  return {
    learn(seed) {
      learnNode(facts, seed, seed.tree.root);
      for (const { node } of seed.places) learnNode(facts, seed, node);
    },
    allows: (parent, node) => facts.nested.has(`${parent.kind} ${node.role} ${node.kind}`),
    separator: ({ parent, node }) => facts.separators.get(`${parent.kind} ${slotOf(node)}`),
    isOptional: (seed, { parent, position }) => {
      const keys = keysOf(seed, parent);
      const run = runAround(keys, position);
      if (run > 1) return facts.runs.has(`${parent.kind} ${keys[position]} ${run - 1}`);
      return facts.adjacent.has(`${parent.kind} ${keyAt(keys, position - 1)} ${keyAt(keys, position + 1)}`);
    },
    wordsBetween: (seed, parent, before, after) => {
      const keys = keysOf(seed, parent);
      const words = facts.words.get(`${parent.kind} ${keyAt(keys, before)} ${keyAt(keys, after)}`);
      return words ? [...words].map(([text, side]) => ({ text, side })) : [];
    },
  };
}

interface Facts {
  readonly nested: Set<string>;
  readonly adjacent: Set<string>;
  /** How many children alike were seen in a row. */
  readonly runs: Set<string>;
  readonly separators: Map<string, string>;
  readonly words: Map<string, Map<string, Word['side']>>;
}

function learnNode(facts: Facts, seed: Seed, node: SyntaxNode): void {
  const keys = keysOf(seed, node);
  for (let i = 0; i <= keys.length; i++) facts.adjacent.add(`${node.kind} ${keyAt(keys, i - 1)} ${keyAt(keys, i)}`);
  for (const [i, child] of node.children.entries()) {
    facts.nested.add(`${node.kind} ${child.role} ${child.kind}`);
    facts.runs.add(`${node.kind} ${keys[i]} ${runAround(keys, i)}`);
  }
  learnWords(facts, seed, node, keys);
  learnSeparators(facts, seed, node);
}

function learnWords({ words }: Facts, seed: Seed, node: SyntaxNode, keys: readonly string[]): void {
  for (const [i, child] of node.children.entries()) {
    if (!seed.words.has(child)) continue;
    const context = `${node.kind} ${keyAt(keys, i - 1)} ${keyAt(keys, i + 1)}`;
    const seen = words.get(context) ?? new Map<string, Word['side']>();
    const between = tokensBetween(seed.tree, node.children[i - 1]?.end ?? node.start, child.start);
    words.set(context, seen.set(textOf(seed.tree, child), between.length === 0 ? 'before' : 'after'));
  }
}

// Two operands with something between them are no list, but three with the same between them are: that tells
// `a | b | c` from `a ? b : c`. A comma, or nothing at all, makes a list of two in every language.
function learnSeparators({ separators }: Facts, { tree }: Seed, node: SyntaxNode): void {
  let previous: string | undefined;
  for (let i = 1; i < node.children.length; i++) {
    const [left, right] = [node.children[i - 1] as SyntaxNode, node.children[i] as SyntaxNode];
    const between = slotOf(left) === slotOf(right) ? tokensBetween(tree, left.end, right.start) : undefined;
    const joint = between && between.length <= 1 ? spell(tree, between[0]) : undefined;
    if (joint === '' || joint === ',' || (joint !== undefined && joint === previous))
      separators.set(`${node.kind} ${slotOf(left)}`, joint);
    previous = joint;
  }
}

function slotOf(node: SyntaxNode): string {
  return node.role === 'other' ? node.kind : node.role;
}

function keysOf(seed: Seed, node: SyntaxNode): string[] {
  return node.children.map((child) => (seed.words.has(child) ? textOf(seed.tree, child) : slotOf(child)));
}

function keyAt(keys: readonly string[], index: number): string {
  return index < 0 ? '^' : (keys[index] ?? '$');
}

function runAround(keys: readonly string[], index: number): number {
  let [first, last] = [index, index];
  while (first > 0 && keys[first - 1] === keys[index]) first--;
  while (keys[last + 1] === keys[index]) last++;
  return last - first + 1;
}
