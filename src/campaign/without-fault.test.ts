import { expect, test } from 'vitest';
import type { Finding } from '../core/finding.js';
import type { Outcome } from '../core/outcome.js';
import { signatureText } from '../core/signature.js';
import { judge } from '../oracle/judge.js';
import { courtOf, errorsAt, fakeToolchain, programWith } from './campaign-fixture.js';
import { createExaminer } from './examine.js';
import { createSlots } from './slots.js';
import { examinerWithoutFaults } from './without-fault.js';

const wrongLine = 20;
const wrong = (text: string) => `${text}${'\n'.repeat(wrongLine - 1)}fault`;

// A compiler that stumbles over a word never comes to the fault that the other one finds.
async function examined(together: (text: string) => Outcome, text: string) {
  const court = courtOf(
    fakeToolchain('fake@1', { together }),
    fakeToolchain('fake@2', { together: errorsAt('fault') }),
  );
  const findings: Finding[] = [];
  const records = {
    finding: async (finding: Finding) => void findings.push(finding),
    known: async () => undefined,
    occurrence: async () => undefined,
  };
  const sound = { ...programWith(text), id: 'sound', expectation: { kind: 'accept' } as const };
  const program = {
    ...programWith(wrong(text)),
    expectation: { kind: 'reject', reason: 'a fault', at: { file: 'main.fake', line: wrongLine, column: 1 } } as const,
  };
  const examiner = createExaminer(court, records, createSlots(1));
  const [observations = []] = await court.observer.observe([program]);
  const judgements = judge(program, observations, []);
  const result = await examinerWithoutFaults(examiner, court, async () => sound).examine({
    program,
    observations,
    judgements,
  });
  return { result, findings: findings.map((each) => [each.program.id, signatureText(each.signature)]) };
}

test('a program that is rejected without its fault too is examined without it', async () => {
  expect(await examined(errorsAt('old'), 'old')).toEqual({
    result: { kind: 'bug' },
    findings: [['sound', 'wrongReject: old at name']],
  });
});

test('an error at the wrong place that only the fault brings about stays one', async () => {
  const confused = (text: string) => (text.includes('fault') ? errorsAt('fine')(text) : errorsAt()(text));
  expect(await examined(confused, 'fine')).toEqual({
    result: { kind: 'bug' },
    findings: [['program-0', 'wrongDiagnostic: misplaced fine at name for a fault']],
  });
});
