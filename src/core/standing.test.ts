import { expect, it } from 'vitest';
import type { Finding } from './finding.js';
import type { Mark } from './mark.js';
import { inStanding, marksAmong } from './standing.js';

const finding = (id: string, change: Partial<Finding> = {}) =>
  ({ id, target: 'x@1:default', signature: { symptom: 'crash' }, observations: [], ...change }) as unknown as Finding;
const mark: Mark = { as: 'noise', ids: ['a'], target: 'x@1:default', title: '' };

it('a mark holds for the finding that stands for the bug by now', () => {
  const found = [
    { finding: finding('a', { duplicateOf: 'b' }), status: 'duplicate' },
    { finding: finding('b'), status: 'open' },
    { finding: finding('c'), status: 'open' },
  ];
  const marks = marksAmong(found, [mark]);
  expect(found.map((each) => inStanding(each, marks).status)).toEqual(['duplicate', 'noise', 'open']);
  expect(found.map((each) => inStanding(each, [mark]).status)).toEqual(['duplicate', 'open', 'open']);
});

it('a follow-up is one unless somebody has marked it', () => {
  const followUp = finding('a', {
    signature: { symptom: 'wrongReject' },
    evidence: 'belief',
    observations: ['1', '2'].map((version) => ({
      ...{ target: `x@${version}:default`, reference: version === '2' },
      outcome: { kind: 'rejected', diagnostics: [] },
    })),
  });
  expect(inStanding({ finding: followUp, status: 'open' }, []).status).toBe('follow-up');
  expect(inStanding({ finding: followUp, status: 'known' }, []).status).toBe('known');
  expect(inStanding({ finding: followUp, status: 'open' }, [mark])).toMatchObject({
    status: 'noise',
    finding: { mark },
  });
});
