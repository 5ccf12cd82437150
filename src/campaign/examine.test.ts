import { describe, expect, test } from 'vitest';
import type { Finding } from '../core/finding.js';
import type { KnownBug } from '../core/known-bug.js';
import type { Outcome } from '../core/outcome.js';
import { bugId } from '../core/same-bug.js';
import { signatureText } from '../core/signature.js';
import { isBug } from '../core/verdict.js';
import { judge } from '../oracle/judge.js';
import { courtOf, fakeToolchain, type Planted, programWith, rejectedFor } from './campaign-fixture.js';
import { type Court, confirm } from './confirm.js';
import { createExaminer } from './examine.js';
import type { MetBug } from './id-of-bug.js';
import { createObserver } from './observer.js';
import { createSlots } from './slots.js';
import { count, emptyTally } from './tally.js';

const accepted: Outcome = { kind: 'accepted' };
const crashed = { kind: 'crashed', stack: 'TypeError: x\n    at deep (/x.js:1:2)\n' } as const;
const good: Planted = { together: () => accepted };

function scene(
  tested: Planted,
  reference: Planted = good,
  more: Partial<Court> & { isStored?: (bug: MetBug) => boolean } = {},
) {
  const { isStored = () => true } = more;
  const [a, b] = [fakeToolchain('fake@2', tested), fakeToolchain('fake@1', reference)];
  const court = { ...courtOf(a, b), ...more };
  const [findings, occurrences]: [Finding[], string[]] = [[], []];
  const tally = emptyTally();
  const records = {
    finding: async (finding: Finding) => void findings.push(finding),
    known: async (bug: MetBug) => (isStored(bug) ? bugId(bug) : undefined),
    occurrence: async (id: string) => void occurrences.push(id),
  };
  const examiner = createExaminer(court, records, createSlots(1));
  const examine = async (...texts: string[]) => {
    for (const text of texts) {
      const program = programWith(text);
      const [row = []] = await court.observer.observe([program]);
      const judgements = judge(program, row, court.ledger);
      count(tally, await examiner.examine({ program, observations: row, judgements }));
    }
  };
  return { examiner, examine, findings, occurrences, tally, asked: a.asked, court };
}

const known: KnownBug = {
  id: 'deep-crash',
  title: 'It crashes.',
  issue: 'https://example.org/1',
  family: 'fake',
  signature: { symptom: 'crash', frames: [/^deep$/] },
  reproducer: { files: [], expectation: { kind: 'accept' } },
};

test('a finding that its makers know of says so, and is confirmed as seldom as others', async () => {
  const { examine, findings, occurrences } = scene({ together: () => crashed }, good, { knownBugs: [known] });
  await examine('a', 'b', 'c', 'd', 'e');
  expect(findings.map(({ knownBug, program }) => [knownBug, program.files[0]?.text])).toEqual([
    ['deep-crash', 'a'],
    ['deep-crash', 'd'],
  ]);
  expect(occurrences).toHaveLength(3);
});

test('another bug under the name of one that its makers know of is confirmed when it is met', async () => {
  const { examine, findings } = scene({ together: () => crashed }, good, { knownBugs: [{ ...known, text: /^k/ }] });
  await examine('k1', 'k2', 'other', 'k3', 'another');
  expect(findings.map(({ knownBug, program }) => [knownBug, program.files[0]?.text])).toEqual([
    ['deep-crash', 'k1'],
    [undefined, 'other'],
  ]);
});

test('what only the plain compiler shows to be known is confirmed each time', async () => {
  const planted = { together: () => crashed, alone: () => ({ ...crashed, stack: `known ${crashed.stack}` }) };
  const { examine, findings } = scene(planted, good, { knownBugs: [{ ...known, message: /^known/ }] });
  await examine('a', 'b', 'c');
  expect(findings.map(({ knownBug }) => knownBug)).toEqual(['deep-crash', 'deep-crash', 'deep-crash']);
});

test.each<[string, readonly string[] | undefined, Outcome]>([
  ['shows it as well', ['fake@0:default'], crashed],
  [
    'shows it under another name of the same kind',
    ['fake@0:default'],
    { ...crashed, stack: crashed.stack.replace('deep', 'low') },
  ],
  ['does something else', undefined, accepted],
])('a base that %s', async (_, alsoIn, outcome) => {
  const base = fakeToolchain('fake@0', { together: () => accepted, alone: () => outcome });
  const watched = { name: 'fake@0:default', toolchain: base, configuration: 'default', reference: false };
  const { examine, findings } = scene({ together: () => crashed }, good, { base: createObserver([watched]) });
  await examine('x');
  expect(findings.map((finding) => finding.alsoIn)).toEqual([alsoIn]);
  expect(findings.map((finding) => finding.notIn)).toEqual([alsoIn ? undefined : ['fake@0:default']]);
  expect(base.asked.alone).toEqual(['x']);
});

test('what the base shows too is not confirmed again unless the base does not show it', async () => {
  const base = fakeToolchain('fake@0', { together: (text) => (text === 'new' ? accepted : crashed) });
  const watched = { name: 'fake@0:default', toolchain: base, configuration: 'default', reference: false };
  const { examine, findings, occurrences } = scene({ together: () => crashed }, good, {
    base: createObserver([watched]),
  });
  await examine('a', 'b', 'new', 'c', 'd', 'e');
  expect(findings.map(({ program, alsoIn, notIn }) => [program.files[0]?.text, alsoIn ?? notIn])).toEqual([
    ['a', ['fake@0:default']],
    ['new', ['fake@0:default']],
    ['c', ['fake@0:default']],
  ]);
  expect(occurrences).toHaveLength(3);
  // Once it is news, what else has its name is of no interest.
  expect(base.asked.together).toEqual(['b', 'new']);
});

test('a base that cannot be observed says nothing', async () => {
  const base = fakeToolchain('fake@0', { together: () => ({ kind: 'toolFailed', message: 'disk' }) });
  const watched = { name: 'fake@0:default', toolchain: base, configuration: 'default', reference: false };
  const { examine, findings } = scene({ together: () => crashed }, good, { base: createObserver([watched]) });
  await examine('x');
  expect(findings.map(({ alsoIn, notIn }) => [alsoIn, notIn])).toEqual([[undefined, undefined]]);
});

describe('a suspicion', () => {
  test('that the plain compilers share becomes a finding that stands by itself', async () => {
    const { examine, findings, tally, asked } = scene({ together: () => crashed });
    await examine('x');
    expect(findings).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{10}$/),
        language: 'fake',
        target: 'fake@2:default',
        signature: { symptom: 'crash', crash: { kind: 'TypeError', frames: ['deep'] } },
        evidence: 'witness',
        seenOnce: true,
        program: programWith('x'),
        observations: [
          { target: 'fake@2:default', reference: false, outcome: crashed },
          { target: 'fake@1:default', reference: true, outcome: accepted },
        ],
        toolchains: [
          { id: 'fake@2', checksum: 'sha256:fake@2' },
          { id: 'fake@1', checksum: 'sha256:fake@1' },
        ],
        commands: ['fake@2 main.fake', 'fake@1 main.fake'],
        cupelVersion: '0.0.0',
        foundAt: expect.any(String),
      },
    ]);
    expect(tally).toMatchObject({ pass: 0, bug: 1, inconclusive: 0 });
    expect(asked.alone).toEqual(['x']);
  });

  test('that they do not share is none', async () => {
    const { examine, findings, tally } = scene({ together: () => rejectedFor('A'), alone: () => accepted });
    await examine('x');
    expect(findings).toEqual([]);
    expect(tally).toMatchObject({
      bug: 0,
      inconclusive: 1,
      reasons: new Map([['not confirmed by the command-line compiler', 1]]),
    });
  });

  test('that turns out to be another bug becomes a finding under the name of what the plain compiler did', async () => {
    const { examine, findings, tally } = scene({ together: () => rejectedFor('A'), alone: () => crashed });
    await examine('x');
    expect(findings.map(({ signature }) => signatureText(signature))).toEqual(['crash: TypeError in deep']);
    expect(tally.bug).toBe(1);
  });

  test('that was confirmed is confirmed the 4th, 16th, 64th time, and otherwise only counted', async () => {
    const { examine, findings, occurrences, tally, asked } = scene({ together: () => crashed });
    await examine(...'abcdefghijklmnopq');
    expect(asked.alone.join('')).toBe('adp');
    expect(findings).toHaveLength(3);
    expect(occurrences).toEqual(Array(14).fill(findings[0]?.id));
    expect(tally.bug).toBe(17);
  });

  test('that was confirmed is confirmed again if the store has no finding that it belongs to', async () => {
    const isStored = ({ program }: MetBug) => program.files[0]?.text !== 'f';
    const { examine, findings, occurrences, tally, asked } = scene({ together: () => crashed }, good, { isStored });
    await examine(...'abcdefg');
    expect(asked.alone.join('')).toBe('adf');
    expect(findings).toHaveLength(3);
    expect(occurrences).toHaveLength(4);
    expect(tally.bug).toBe(7);
  });

  test('that was refuted three times is looked into as seldom, unlike other suspicions', async () => {
    const together = (text: string) => rejectedFor(text === 'new' ? 'B' : 'A');
    const alone = (text: string) => (text === 'new' || text === 'p' ? rejectedFor('B') : accepted);
    const { examine, findings, tally, asked } = scene({ together, alone });
    await examine(...'abcdefghijklmnopq', 'new');
    expect(asked.alone).toEqual([...'abcdp', 'new']);
    expect(findings.map(({ program }) => program.files[0]?.text)).toEqual(['p', 'new']);
    expect(tally).toMatchObject({
      bug: 2,
      inconclusive: 16,
      reasons: new Map([
        ['not confirmed by the command-line compiler', 4],
        ['not asked: the command-line compiler has refuted the same suspicion three times', 12],
      ]),
    });
  });

  test('of several programs at once is confirmed once', async () => {
    const { examiner, court, findings, occurrences, asked } = scene({ together: () => crashed });
    const results = await Promise.all(
      [...'abc'].map(async (text) => {
        const program = programWith(text);
        const [observations = []] = await court.observer.observe([program]);
        return examiner.examine({ program, observations, judgements: judge(program, observations, []) });
      }),
    );
    expect(results).toEqual([{ kind: 'bug' }, { kind: 'bug' }, { kind: 'bug' }]);
    expect([asked.alone.length, findings.length, occurrences.length]).toEqual([1, 1, 2]);
  });

  test('that is named by its template only is refuted for programs with the same operations', async () => {
    const printing = (stdout: string) =>
      ({ kind: 'accepted', run: { exitCode: 0, stdout, checksum: stdout } }) as const;
    const wrong = printing('wrong');
    const alone = (text: string) => (text === 'a * b' ? wrong : printing('right'));
    const reference = { together: () => printing('right') };
    const { examine, findings, asked } = scene({ together: () => wrong, alone }, reference);
    await examine('a + 1', 'a + 2', 'a + 3', 'a + 4', 'a + 5', 'a * b');
    expect(new Set(asked.alone)).toEqual(new Set(['a + 1', 'a + 2', 'a + 3', 'a + 4', 'a * b']));
    expect(findings.map(({ program }) => program.files[0]?.text)).toEqual(['a * b']);
  });

  test('that the plain compilers cannot be asked about is not refuted', async () => {
    const alone = (): Outcome => ({ kind: 'toolFailed', message: 'disk' });
    const { examine, tally, asked } = scene({ together: () => crashed, alone });
    await examine(...'abcdefg');
    expect(new Set(asked.alone).size).toBe(7);
    expect(tally.reasons).toEqual(new Map([['could not be confirmed: could not be observed: disk', 7]]));
  });

  test('under the name of a known bug that the plain compiler does not show is not counted as one', async () => {
    const alone = (text: string) => (text === 'd' ? accepted : crashed);
    const { examine, findings, tally } = scene({ together: () => crashed, alone });
    await examine(...'abcdef');
    // And the plain compiler is asked again until it is sure.
    expect(findings.map(({ program }) => program.files[0]?.text)).toEqual(['a', 'e']);
    expect(tally).toMatchObject({ bug: 5, inconclusive: 1 });
  });
});

test('a bug that is known is counted though the time is up before another one of the same program is confirmed', async () => {
  const crashing = (id: string, isBad: (text: string) => boolean) => ({
    name: `${id}:default`,
    toolchain: fakeToolchain(id, { together: (text) => (isBad(text) ? crashed : accepted) }),
    configuration: 'default',
    reference: false,
  });
  const observer = createObserver([crashing('fake@2', () => true), crashing('fake@3', (text) => text === 'both')]);
  const { examiner, occurrences, examine } = scene(good, good, { observer });
  await examine('one');
  const program = programWith('both');
  const [observations = []] = await observer.observe([program]);
  const examined = { program, observations, judgements: judge(program, observations, []) };
  const signal = AbortSignal.abort();
  await expect(examiner.examine(examined, { signal })).rejects.toBe(signal.reason);
  expect(occurrences).toEqual([]);
  expect(await examiner.examine(examined, { signal, isTimeUp: () => true })).toEqual({ kind: 'bug' });
  expect(occurrences).toHaveLength(1);
});

describe('what is not suspect', () => {
  test('costs no confirmation', async () => {
    const together = (text: string): Outcome => (text === 'ours' ? { kind: 'toolFailed', message: 'disk' } : accepted);
    const { examine, tally, asked } = scene({ together });
    await examine('fine', 'ours');
    expect(asked.alone).toEqual([]);
    expect(tally).toMatchObject({
      pass: 1,
      bug: 0,
      inconclusive: 1,
      reasons: new Map([['could not be observed: disk', 1]]),
    });
  });

  test('does not become a finding by the confirmation of something else', async () => {
    const { court } = scene({ together: () => crashed });
    const program = programWith('x');
    const [row = []] = await court.observer.observe([program]);
    const suspected = judge(program, row, []).filter(isBug);
    expect((await confirm(program, suspected, court)).findings).toHaveLength(1);
    expect((await confirm(program, [], court)).findings).toEqual([]);
  });
});
