import { describe, expect, test } from 'vitest';
import type { Expectation } from '../core/expectation.js';
import type { Outcome } from '../core/outcome.js';
import { courtOf, fakeToolchain, type Planted, programWith, rejectedFor } from './campaign-fixture.js';
import { type Court, confirm } from './confirm.js';
import { createObserver } from './observer.js';

const accepted: Outcome = { kind: 'accepted' };
const reject: Expectation = { kind: 'reject', reason: 'a swapped type' };
const fault = 'java.lang.ClassCastException: A cannot be cast to B\n\tat Main.f(Main.java:1)';

async function confirmed(tested: Planted, expectation = reject) {
  const toolchain = fakeToolchain('fake@2', tested);
  const reference = fakeToolchain('fake@1', { together: () => accepted, called: () => fault });
  const program = { ...programWith('x'), expectation };
  const suspected = [{ target: 'fake@2:default', verdict: { kind: 'pass' as const } }];
  const { findings } = await confirm(program, suspected, courtOf(toolchain, reference));
  return { findings, called: [...toolchain.asked.called, ...reference.asked.called] };
}

describe('a program that was wrongly accepted', () => {
  test('is called, and a fault in it is the witness', async () => {
    const { findings, called } = await confirmed({ together: () => accepted, called: () => fault });
    expect(called).toEqual(['x']);
    expect(findings).toMatchObject([{ signature: { symptom: 'wrongAccept' }, evidence: 'witness' }]);
    expect(findings[0]?.observations).toEqual([
      { target: 'fake@2:default', reference: false, outcome: { kind: 'accepted', fault } },
      { target: 'fake@1:default', reference: true, outcome: accepted },
    ]);
  });

  test('stays what it was when nothing goes wrong, or when it cannot be called', async () => {
    for (const tested of [{ together: () => accepted, called: () => undefined }, { together: () => accepted }]) {
      const { findings } = await confirmed(tested);
      expect(findings).toMatchObject([{ signature: { symptom: 'wrongAccept' }, evidence: 'belief' }]);
      expect(findings[0]?.observations[0]?.outcome).toEqual(accepted);
    }
  });
});

test.each<[string, Outcome, Expectation]>([
  ['was rejected', rejectedFor('A'), reject],
  ['crashed the compiler', { kind: 'crashed', stack: 'TypeError: x' }, reject],
  ['may be accepted', accepted, { kind: 'accept' }],
  ['must only be treated alike', rejectedFor('A'), { kind: 'agree' }],
  ['may be rejected or accepted', accepted, { kind: 'anyOf', options: [reject, { kind: 'accept' }] }],
])('a program that %s is not called', async (_, outcome, expectation) => {
  const { called } = await confirmed({ together: () => outcome, called: () => fault }, expectation);
  expect(called).toEqual([]);
});

describe('a bug that shows only sometimes', () => {
  const crash: Outcome = { kind: 'crashed', stack: 'TypeError: x\n    at deep (/x.js:1:2)\n' };
  const suspected = [{ target: 'fake@2:default', verdict: { kind: 'pass' as const } }];

  // What a compiler does in its first run, its second one and so on; then it begins again.
  const inTurn = (...outcomes: readonly Outcome[]): Planted => {
    let run = 0;
    return { together: () => outcomes[run++ % outcomes.length] as Outcome };
  };
  const confirmedBetween = (tested: Planted, reference: Planted) =>
    confirm(programWith('x'), suspected, courtOf(fakeToolchain('fake@2', tested), fakeToolchain('fake@1', reference)));

  test.each([
    ['in the first run', [crash, accepted, crash, accepted, crash]],
    ['not in the first run', [accepted, crash, crash, accepted, crash]],
  ])('%s is stored with how often', async (_, outcomes) => {
    const { findings } = await confirmedBetween(inTurn(...outcomes), { together: () => accepted });
    expect(findings).toMatchObject([{ signature: { symptom: 'crash' }, flaky: { shown: 6, runs: 10 } }]);
    expect(findings[0]?.observations[0]?.outcome).toEqual(crash);
  });

  test('is none if what it is compared with differs from run to run as well', async () => {
    const confirmation = await confirmedBetween(
      inTurn(rejectedFor('A'), accepted, rejectedFor('A')),
      inTurn(accepted, rejectedFor('A')),
    );
    expect(confirmation).toEqual({
      findings: [],
      unsteady: true,
      obstacle: expect.stringContaining('do not always do the same'),
    });
  });

  test('is not flaky because one run could not be observed', async () => {
    const lost: Outcome = { kind: 'toolFailed', message: 'killed', lasting: true };
    const { findings } = await confirmedBetween(inTurn(crash, lost, crash), { together: () => accepted });
    expect(findings.map(({ flaky }) => flaky)).toEqual([undefined]);
  });
});

describe('one run is enough to store', () => {
  const seen = async (outcome: Outcome, good: Outcome, change: Partial<Court> = {}) => {
    const tested = fakeToolchain('fake@2', { together: () => outcome });
    const court = { ...courtOf(tested, fakeToolchain('fake@1', { together: () => good })), ...change };
    const suspected = [{ target: 'fake@2:default', verdict: { kind: 'pass' as const } }];
    const { findings } = await confirm(programWith('x'), suspected, court, { repeat: 'asNeeded' });
    return [tested.asked.alone.length, findings.map(({ seenOnce }) => seenOnce)];
  };
  const printing = (stdout: string): Outcome => ({
    kind: 'accepted',
    run: { exitCode: 0, stdout, checksum: stdout },
  });
  const crashed = (stack: string): Outcome => ({ kind: 'crashed', stack });
  const inCode = 'TypeError: x\n    at deep (/x.js:1:2)\n';

  test.each<[string, Outcome, Outcome]>([
    ['a rejection', rejectedFor('A'), accepted],
    ['a crash of a compiler', crashed(inCode), accepted],
  ])('%s', async (_, outcome, good) => {
    expect(await seen(outcome, good)).toEqual([1, [true]]);
  });

  test.each<[string, Outcome, Outcome, number]>([
    ['a wrong result', printing('1'), printing('2'), 3],
    ['a crash without a place', crashed(''), accepted, 3],
    ['a crash where programs are run', crashed(inCode), printing('1'), 3],
    ['a hang', { kind: 'timedOut' }, accepted, 2],
  ])('but not of %s', async (_, outcome, good, runs) => {
    expect(await seen(outcome, good)).toEqual([runs, [undefined]]);
  });

  test('and never for a gate', async () => {
    const base = fakeToolchain('fake@0', { together: () => accepted });
    const watched = { name: 'fake@0:default', toolchain: base, configuration: 'default', reference: false };
    const gate = { base: createObserver([watched]) };
    expect(await seen(rejectedFor('A'), accepted, gate)).toEqual([3, [undefined]]);
  });
});

test('of two targets that are suspected each may show its bug in another run', async () => {
  const crash = (frame: string): Outcome => ({ kind: 'crashed', stack: `TypeError: x\n    at ${frame} (/x.js:1:2)\n` });
  const inTurn = (...outcomes: readonly Outcome[]) => {
    let run = 0;
    return { together: () => outcomes[run++ % outcomes.length] as Outcome };
  };
  const toolchains = [
    fakeToolchain('fake@2', inTurn(crash('one'), accepted)),
    fakeToolchain('fake@3', inTurn(accepted, crash('two'))),
    fakeToolchain('fake@1', { together: () => accepted }),
  ];
  const watched = toolchains.map((toolchain) => ({
    ...{ name: `${toolchain.id}:default`, toolchain, configuration: 'default', reference: toolchain.id === 'fake@1' },
  }));
  const suspected = ['fake@2:default', 'fake@3:default'].map((target) => ({
    target,
    verdict: { kind: 'pass' as const },
  }));
  const court = { observer: createObserver(watched), ledger: [], cupelVersion: '0.0.0' };
  const { findings } = await confirm(programWith('x'), suspected, court);
  expect(findings.map(({ target, flaky }) => [target, flaky])).toEqual([
    ['fake@2:default', { shown: 5, runs: 10 }],
    ['fake@3:default', { shown: 5, runs: 10 }],
  ]);
});
