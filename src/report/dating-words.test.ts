import { describe, expect, it } from 'vitest';
import type { Dating } from '../core/finding.js';
import { datingSentence, datingTable } from './dating-words.js';

// 'g' stands for a version that does not show it, 'b' for one that does.
function dating(answers: string): Dating {
  const versions = Array.from(answers, (answer, i) => ({
    version: `1.${i}`,
    shows: answer === 'b',
    outcome: answer === 'b' ? ({ kind: 'crashed', stack: '' } as const) : ({ kind: 'accepted' } as const),
  }));
  const first = answers.indexOf('b');
  const fixed = answers.indexOf('g', first);
  return {
    versions,
    firstBad: `1.${first}`,
    ...(first > 0 && { lastGood: `1.${first - 1}` }),
    ...(fixed >= 0 && { fixedIn: `1.${fixed}` }),
  };
}

describe('the sentence', () => {
  it.each([
    ['ggbbbg', 'affects 1.2 to 1.4; fixed in 1.5'],
    ['gbb', 'affects 1.1 to 1.2, the newest tested'],
    ['bbg', 'affects 1.0 (the oldest tested) to 1.1; fixed in 1.2'],
    ['bb', 'affects 1.0 (the oldest tested) to 1.1, the newest tested'],
    ['gbg', 'affects 1.1; fixed in 1.2'],
    ['bg', 'affects 1.0, the oldest tested; fixed in 1.1'],
    ['b', 'affects 1.0, the only version tested'],
  ])('%s: %s', (answers, text) => {
    expect(datingSentence(dating(answers))).toBe(text);
  });
});

it('the table has a line for each version', () => {
  expect(datingTable(dating('gb'))).toBe('1.0  not affected  accepted\n1.1  affected      crashed');
});
