import { expect, it } from 'vitest';
import type { Expectation } from '../../core/expectation.js';
import type { Finding } from '../../core/finding.js';
import type { Outcome } from '../../core/outcome.js';
import type { Evidence } from '../../core/verdict.js';
import { liftEvidence } from './lift-evidence.js';

const accepted: Outcome = { kind: 'accepted' };
const rejected: Outcome = { kind: 'rejected', diagnostics: [{ code: 'A', message: '' }] };

const finding = (expectation: Expectation, outcome: Outcome, evidence: Evidence): Finding => ({
  id: 'f',
  language: 'fake',
  target: 'fake@2:default',
  signature: { symptom: outcome.kind === 'accepted' ? 'wrongAccept' : 'wrongReject' },
  evidence,
  program: {
    id: 'p',
    language: 'fake',
    files: [],
    expectation,
    trace: [],
    origin: { technique: 't', seed: '', index: 0 },
  },
  observations: [{ target: 'fake@2:default', reference: false, outcome }],
  toolchains: [],
  commands: [],
  cupelVersion: '0',
  foundAt: '',
});

const accept: Expectation = { kind: 'accept' };
const reject: Expectation = { kind: 'reject', reason: 'a wrong type' };

// What versions 1, 2, 3 and so on did.
function lifted(given: Finding, ...outcomes: Outcome[]): Evidence {
  const versions = outcomes.map((outcome, i) => ({ version: String(i + 1), shows: true, outcome }));
  return liftEvidence(given, { versions, firstBad: '2' }, []);
}

it('is a fix if the newest version does as expected', () => {
  expect(lifted(finding(accept, rejected, 'belief'), rejected, rejected, accepted)).toBe('fixed');
  expect(lifted(finding(reject, accepted, 'belief'), accepted, accepted, rejected)).toBe('fixed');
});

it('is none if the bug has come back', () => {
  expect(lifted(finding(accept, rejected, 'belief'), rejected, rejected, accepted, rejected)).toBe('belief');
});

it('is a disagreement if an older version accepted it, but not if it rejected it for whatever reason', () => {
  expect(lifted(finding(accept, rejected, 'belief'), accepted, rejected, rejected)).toBe('disagreement');
  expect(lifted(finding(reject, accepted, 'belief'), rejected, accepted, accepted)).toBe('belief');
});

it('is never less than before', () => {
  expect(lifted(finding(accept, rejected, 'fixed'), accepted, rejected, rejected)).toBe('fixed');
  expect(lifted(finding(accept, rejected, 'witness'), rejected, rejected, accepted)).toBe('witness');
});
