import { expect, test } from 'vitest';
import type { Finding } from '../core/finding.js';
import { withSignature } from './with-signature.js';

const finding = (signature: Finding['signature'], subject: Finding['observations'][number]['outcome']): Finding => ({
  ...{ id: 'f', language: 'javascript', target: 'a@1:default', evidence: 'disagreement', toolchains: [] },
  ...{ commands: [], cupelVersion: '0.1.0', foundAt: '', signature },
  program: {
    ...{ id: 'p', language: 'javascript', files: [], expectation: { kind: 'agree' }, trace: [] },
    origin: { technique: 'template', seed: '1', index: 0 },
  },
  observations: [
    { target: 'a@1:default', reference: false, outcome: subject },
    { target: 'b@1:default', reference: true, outcome: { kind: 'accepted' } },
  ],
});

test('what cupel 0.1.0 saw is judged anew, but does not tell what hung', () => {
  const crash = finding({ symptom: 'crash', legacy: 'E' }, { kind: 'crashed', stack: 'E' });
  expect(withSignature(crash, []).signature).toEqual({ symptom: 'crash', crash: expect.any(Object) });
  const hang = finding({ symptom: 'hang', legacy: '' }, { kind: 'timedOut' });
  expect(withSignature(hang, []).signature).toEqual({ symptom: 'hang', legacy: '' });
});
