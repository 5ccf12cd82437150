import { describe, expect, test } from 'vitest';
import type { AppliedRule } from '../core/applied-rule.js';
import type { Expectation } from '../core/expectation.js';
import type { Observation, Outcome } from '../core/outcome.js';
import type { Verdict } from '../core/verdict.js';
import { judge } from './judge.js';

const files = [{ path: 'main.ts', text: 'let a = 1;\n' }];
const rule: AppliedRule = { id: 'r', summary: 's', cites: { document: 'd', section: '1' } };
const accepted: Outcome = { kind: 'accepted' };
const at = (line: number, code = 'A', message = ''): Outcome => ({
  kind: 'rejected',
  diagnostics: [{ at: { file: 'main.ts', line, column: 1 }, code, message }],
});

function verdictOf(expectation: Expectation, outcome: Outcome, more: Partial<Observation> = {}, by = rule): Verdict {
  const observation: Observation = { target: 'typescript@5.0.2:default', reference: false, outcome, ...more };
  const [first] = judge({ files, expectation, rules: [by] }, [observation], []);
  return (first as { verdict: Verdict }).verdict;
}

const reject: Expectation = {
  kind: 'reject',
  reason: 'a fault',
  at: { file: 'main.ts', line: 1, column: 1 },
  mentions: ['B', 'Assign'],
};

describe('a program that a rule was applied to', () => {
  test('a rule that was cited is better evidence than the belief of a generator', () => {
    expect(verdictOf({ kind: 'accept' }, at(1), { parent: accepted })).toMatchObject({
      signature: { symptom: 'wrongReject' },
      evidence: 'rule',
    });
    expect(verdictOf(reject, accepted)).toMatchObject({ signature: { symptom: 'wrongAccept' }, evidence: 'rule' });
  });

  test('says nothing where the program is rejected before the rule', () => {
    expect(verdictOf({ kind: 'accept' }, at(1), { parent: at(1) }).kind).toBe('inconclusive');
  });

  test('says nothing of versions that the rule does not hold for', () => {
    const since = { ...rule, since: { typescript: '5.1.3' } };
    expect(verdictOf(reject, accepted, {}, since).kind).toBe('inconclusive');
    expect(verdictOf(reject, accepted, {}, { ...rule, since: { typescript: '5.0.2' } }).kind).toBe('bug');
    expect(verdictOf(reject, accepted, {}, { ...rule, until: { typescript: '5.0.2' } }).kind).toBe('inconclusive');
    expect(verdictOf(reject, { kind: 'crashed', stack: '' }, {}, since)).toMatchObject({ evidence: 'witness' });
  });

  test('an error far from the fault, or that does not speak of it, is a problematic message', () => {
    const message = (outcome: Outcome, parent: Outcome = accepted) => {
      const verdict = verdictOf(reject, outcome, { parent });
      return verdict.kind === 'bug' ? [verdict.signature.deviation, verdict.evidence] : verdict.kind;
    };
    expect(message(at(40, 'B'))).toEqual(['misplaced', 'belief']);
    expect(message(at(2, 'A', 'Cannot do that.'))).toEqual(['vague', 'belief']);
    expect(message(at(2, 'A', 'Cannot assign it.'))).toBe('pass');
    expect(message(at(2, 'B'))).toBe('pass');
    expect(message(at(40, 'B'), at(40, 'B'))).toBe('pass');
  });
});
