import { describe, expect, it } from 'vitest';
import type { Grammar } from './grammar.js';
import type { Place, Seed } from './seed.js';
import { toyCorpus } from './testing/mutants.js';

describe('a grammar that is learned from seeds', () => {
  it('tells lists from operands by what stands between three of them', () => {
    const { seed, grammar, place } = learn('let a: int | text | int = f(1, 2) + 3; let b = 1;');
    expect(grammar.separator(place('text'))).toBe('|');
    expect(grammar.separator(place('2'))).toBe(',');
    expect(grammar.separator(place('let b = 1;'))).toBe('');
    expect(grammar.separator(place('3'))).toBeUndefined();
    expect(grammar.separator(seed.places.find(({ node }) => node.kind === 'Sum') as Place)).toBeUndefined();
  });

  it('knows a part as optional only if the same was seen without it', () => {
    const { seed, grammar, place } = learn('fixed let a: int = 1; fixed let b = 2;');
    expect(grammar.isOptional(seed, place('int'))).toBe(true);
    expect(grammar.isOptional(seed, place('fixed'))).toBe(false);
    expect(grammar.isOptional(seed, place('1'))).toBe(false);
  });

  it('knows which words were seen between two children', () => {
    const { seed, grammar, place } = learn('let a = 1; fixed let b = 2 + 3;', 'let c = 4 - 5;');
    const sum = place('2 + 3').node;
    expect(grammar.wordsBetween(seed, sum, 0, 2).map(({ text }) => text)).toEqual(['+', '-']);
    expect(grammar.wordsBetween(seed, place('let a = 1;').node, -1, 0)).toEqual([{ text: 'fixed', side: 'before' }]);
    expect(grammar.wordsBetween(seed, sum, -1, 0)).toEqual([]);
  });

  it('allows under a parent what was seen there', () => {
    const { seed, grammar, place } = learn('let a = f(1);');
    expect(grammar.allows(seed.tree.root, place('let a = f(1);').node)).toBe(true);
    expect(grammar.allows(place('f(1)').node, place('let a = f(1);').node)).toBe(false);
  });
});

function learn(...texts: string[]): { seed: Seed; grammar: Grammar; place: (text: string) => Place } {
  const corpus = toyCorpus(texts);
  const seed = corpus.seed(0);
  const place = (text: string): Place => {
    const found = seed.places.find(({ node }) => seed.tree.text.slice(node.start, node.end) === text);
    if (!found) throw new Error(`no ${text} in ${seed.tree.text}`);
    return found;
  };
  return { seed, grammar: corpus.grammar, place };
}
