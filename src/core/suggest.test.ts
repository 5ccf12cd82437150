import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearest, suggestion } from './suggest.js';

const known = ['typescript', 'kotlin', 'java', 'scala'];

describe('what was meant', () => {
  test.each([
    ['typscript', 'typescript'],
    ['typescritp', 'typescript'],
    ['kotlni', 'kotlin'],
    ['jaav', 'java'],
    ['scla', 'scala'],
  ])('by %s is %s', (word, meant) => expect(nearest(word, known)).toBe(meant));

  test.each(['rust', 'x', '', 'c', 'haskell'])('by %j is not known', (word) => {
    expect(nearest(word, ['typescript', 'kotlin', 'ts'])).toBeUndefined();
  });

  test('is the word itself where it is known', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), fc.nat(), (words, i) => {
        const word = words[i % words.length] as string;
        expect(nearest(word, words)).toBe(word);
      }),
    );
  });
});

test('the sentence says what was meant, or what there is', () => {
  expect(suggestion('kotln', known)).toBe('did you mean kotlin?');
  expect(suggestion('cobol', known)).toBe('known are typescript, kotlin, java, scala');
});
