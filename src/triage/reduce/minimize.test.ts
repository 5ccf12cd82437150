import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Candidate, Pass } from '../../model/reduction.js';
import { minimize } from './minimize.js';

// A program is a row of letters; a cut takes one away.
const letters: Pass<number> = {
  id: 'letters',
  keeps: 'nothing',
  cuts: (candidate) => [...textOf(candidate)].map((_, i) => i),
  apply: (candidate, cuts) => of([...textOf(candidate)].filter((_, i) => !cuts.includes(i)).join('')),
};

function of(text: string): Candidate {
  return { files: [{ path: 'a', text }] };
}

function textOf({ files }: Candidate): string {
  return files[0]?.text ?? '';
}

function searchFor(needed: string, asked: string[] = []) {
  const isThere = (text: string) => {
    let from = 0;
    return [...needed].every((letter) => {
      const at = text.indexOf(letter, from);
      from = at + 1;
      return at >= 0;
    });
  };
  return {
    isOver: () => false,
    show: async (candidates: readonly Candidate[]) => {
      asked.push(...candidates.map(textOf));
      return candidates.map((each) => isThere(textOf(each)));
    },
  };
}

it('leaves just what is needed, wherever it stands', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'x', 'y'), minLength: 1, maxLength: 60 });
  const planted = fc.tuple(text, fc.subarray(['1', '2', '3'], { minLength: 1 }), text);
  await fc.assert(
    fc.asyncProperty(planted, async ([before, needed, after]) => {
      const start = of(before + needed.join('ab') + after);
      expect(textOf(await minimize(letters as Pass, start, searchFor(needed.join(''))))).toBe(needed.join(''));
    }),
  );
});

it('asks much less than once for each cut if little is needed', async () => {
  const asked: string[] = [];
  const start = of(`${'a'.repeat(500)}1${'b'.repeat(500)}`);
  expect(textOf(await minimize(letters as Pass, start, searchFor('1', asked)))).toBe('1');
  expect(asked.length).toBeLessThan(60);
});

it('stops when its time is over, with what it has', async () => {
  const asked: string[] = [];
  const search = { ...searchFor('1', asked), isOver: () => asked.length > 0 };
  const start = of(`${'a'.repeat(100)}1`);
  expect(textOf(await minimize(letters as Pass, start, search))).toContain('1');
  expect(asked.length).toBeLessThan(20);
});

it('of alternatives the first that works is taken, whatever their number', async () => {
  for (const count of [1, 2, 3, 17, 37]) {
    const names = Array.from({ length: count }, (_, i) => `way ${i}`);
    const ways: Pass<string> = {
      id: 'ways',
      keeps: 'nothing',
      exclusive: true,
      cuts: (candidate) => (textOf(candidate) === 'start' ? names : []),
      apply: (_, [first, ...others]) => (first !== undefined && others.length === 0 ? of(first) : undefined),
    };
    const wanted = names.slice(Math.floor(count / 3));
    const show = async (candidates: readonly Candidate[]) => candidates.map((each) => wanted.includes(textOf(each)));
    expect(textOf(await minimize(ways as Pass, of('start'), { isOver: () => false, show }))).toBe(wanted[0]);
  }
});
