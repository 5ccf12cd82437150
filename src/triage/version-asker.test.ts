import { expect, test } from 'vitest';
import { courtOf, fakeToolchain, programWith, rejectedFor } from '../campaign/campaign-fixture.js';
import { confirm } from '../campaign/confirm.js';
import type { CupelEvent } from '../core/events.js';
import type { Outcome } from '../core/outcome.js';
import type { InstalledToolchain, ToolchainFamily } from '../core/toolchain.js';
import { versionAsker } from './version-asker.js';

const accepted: Outcome = { kind: 'accepted' };
const versions: Record<string, Outcome> = {
  1: rejectedFor('unknown feature'),
  2: accepted,
  3: rejectedFor('wrong type'),
  4: rejectedFor('the same in other words'),
};
const open = (version: string) => fakeToolchain(`fake@${version}`, { together: () => versions[version] as Outcome });
const family = { name: 'fake', open: ({ version }: InstalledToolchain) => open(version) } as unknown as ToolchainFamily;

test('a version that rejects a program for another reason is no version without the bug', async () => {
  const program = { ...programWith('x'), expectation: { kind: 'accept' as const } };
  const court = courtOf(open('3'), open('2'));
  const suspected = [{ target: 'fake@3:default', verdict: { kind: 'pass' as const } }];
  const [finding] = (await confirm(program, suspected, court)).findings;
  if (!finding) throw new Error('there is no finding to ask about');
  const events: CupelEvent[] = [];
  const ask = versionAsker({
    finding,
    family,
    ledger: [],
    options: { limits: { millis: 1000, bytes: 1e9 }, workers: 1 },
    signal: new AbortController().signal,
    provide: async (version) => ({ family: 'fake', version }) as unknown as InstalledToolchain,
    listen: (event) => events.push(event),
  });
  const answers = await Promise.all(['1', '2', '3', '4'].map(async (version) => (await ask(version))?.shows));
  expect(answers).toEqual([undefined, false, true, true]);
  const answer = 'skipped: it rejects the program for another reason';
  expect(events).toContainEqual({ kind: 'asked', finding: finding.id, target: 'fake@1:default', answer });
});
