import { describe, expect, test } from 'vitest';
import { UserError } from '../core/errors.js';
import type { Expectation } from '../core/expectation.js';
import type { Observation, Outcome } from '../core/outcome.js';
import type { ObserveOptions, Toolchain } from '../core/toolchain.js';
import { courtOf, fakeToolchain, programWith, rejectedFor } from './campaign-fixture.js';
import { createObserver } from './observer.js';

const accepted: Outcome = { kind: 'accepted' };
const good = () => fakeToolchain('fake@1', { together: () => accepted });
const observerOf = (tested: Toolchain) => courtOf(tested, good()).observer;

describe('the observer', () => {
  test('shows every program to every target, and keeps them apart', async () => {
    const tested = fakeToolchain('fake@2', { together: (text) => ({ kind: 'crashed', stack: text }) });
    const rows = await observerOf(tested).observe([programWith('a'), programWith('b')]);
    expect(rows).toEqual(
      ['a', 'b'].map((stack) => [
        { target: 'fake@2:default', reference: false, outcome: { kind: 'crashed', stack } },
        { target: 'fake@1:default', reference: true, outcome: accepted },
      ]),
    );
  });

  test('shows references only what they are needed for, if that is wanted', async () => {
    const [tested, reference] = [
      fakeToolchain('fake@2', { together: (text) => (text === 'endless' ? { kind: 'timedOut' } : accepted) }),
      good(),
    ];
    const accept = (text: string) => ({ ...programWith(text), expectation: { kind: 'accept' } as const });
    const batch = [
      accept('fine'),
      accept('endless'),
      { ...programWith('fine'), expectation: { kind: 'agree' } as const },
    ];
    const told: [number, number][] = [];
    const { observer } = courtOf(tested, reference);
    const rows = await observer.observe(batch, undefined, {
      sparing: true,
      onObserved: (index, row) => told.push([index, row.length]),
    });
    expect(reference.asked.together).toEqual(['endless', 'fine']);
    expect(rows.map((row) => row.map(({ target }) => target))).toEqual([
      ['fake@2:default'],
      ['fake@2:default', 'fake@1:default'],
      ['fake@2:default', 'fake@1:default'],
    ]);
    // What needs no reference does not wait for one.
    expect(told).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
    expect((await observer.observe(batch)).map((row) => row.length)).toEqual([2, 2, 2]);
  });

  test('tells of programs as the toolchain does, and of each once', async () => {
    const log: string[] = [];
    const streaming: Toolchain = {
      ...good(),
      id: 'fake@2',
      async observe(batch, { onObserved }) {
        onObserved?.(1, { outcome: rejectedFor('early') });
        log.push('answered');
        return batch.map(() => ({ outcome: rejectedFor('late') }));
      },
    };
    const accept = { ...programWith('a'), expectation: { kind: 'accept' } as const };
    const { observer } = courtOf(streaming, good());
    const told = (index: number, [first]: readonly Observation[]) =>
      log.push(`${index} ${first?.outcome.kind === 'rejected' ? first.outcome.diagnostics[0]?.code : ''}`);
    // One program may be in a batch twice.
    const only = createObserver(observer.targets.slice(0, 1));
    await only.observe([accept, accept], undefined, { sparing: true, onObserved: told });
    expect(log).toEqual(['1 early', 'answered', '0 late']);
  });

  test('does not start a reference that is never needed', async () => {
    const unused = { ...good(), observe: () => Promise.reject(new Error('it was started')) };
    const { observer } = courtOf(fakeToolchain('fake@2', { together: () => accepted }), unused);
    const program = { ...programWith('fine'), expectation: { kind: 'accept' } as const };
    expect(await observer.observe([program], undefined, { sparing: true })).toHaveLength(1);
  });

  test('shows a share of the programs to back ends, and what a check does not reject though it must', async () => {
    const asked: string[] = [];
    const checking: Toolchain = {
      ...good(),
      id: 'fake@2',
      async observe(batch, { checkOnly }) {
        return batch.map(({ files: [file] }) => {
          asked.push(`${checkOnly ? 'check' : 'compile'} ${file?.text}`);
          return { outcome: file?.text === 'clash' && !checkOnly ? rejectedFor('clash') : accepted };
        });
      },
    };
    const { targets } = courtOf(checking, good()).observer;
    const withExpectation = (text: string, expectation: Expectation) => ({ ...programWith(text), expectation });
    const batch = [
      withExpectation('fine', { kind: 'accept' }),
      withExpectation('clash', { kind: 'reject', reason: 'a clash' }),
      withExpectation('other', { kind: 'agree' }),
    ];
    const observed = async (backEnd: number, sparing: boolean) => {
      asked.length = 0;
      const rows = await createObserver(targets.slice(0, 1), { backEnd, onlyCompared: true }).observe(
        batch,
        undefined,
        { sparing },
      );
      expect(rows.map(([first]) => first?.outcome.kind)).toEqual(['accepted', 'rejected', 'accepted']);
      return [...asked];
    };
    expect(await observed(0, true)).toEqual(['compile other', 'check fine', 'check clash', 'compile clash']);
    expect(await observed(1, true)).toEqual(['compile fine', 'compile clash', 'compile other']);
    expect(await observed(0, false)).toEqual(['compile fine', 'compile clash', 'compile other']);
  });

  test('has programs run only where what they do is compared', async () => {
    const asked: string[] = [];
    const running = (id: string): Toolchain => ({
      ...fakeToolchain(id, { together: () => accepted }),
      configurations: [{ name: 'run', summary: '', runs: true }],
      observe: async (batch, { compileOnly }) => {
        asked.push(...batch.map(({ files: [file] }) => `${file?.text}${compileOnly ? '' : ' is run'}`));
        return batch.map(() => ({ outcome: accepted }));
      },
      observePlainly: async ({ files: [file] }, { compileOnly }) => {
        asked.push(`${file?.text}${compileOnly ? '' : ' is run'}`);
        return { outcome: accepted };
      },
    });
    const expectations: Expectation[] = [
      { kind: 'accept' },
      { kind: 'reject', reason: '' },
      { kind: 'run', ends: 'normally' },
    ];
    const programs = expectations.map((expectation) => ({ ...programWith(expectation.kind), expectation }));
    const observed = async (ids: readonly string[], onlyCompared = true) => {
      asked.length = 0;
      const named = { configuration: 'run', reference: false };
      const observer = createObserver(
        ids.map((id) => ({ ...named, name: `${id}:run`, toolchain: running(id) })),
        { onlyCompared },
      );
      expect((await observer.observe(programs)).map((row) => row.length)).toEqual(programs.map(() => ids.length));
      const together = asked.splice(0);
      for (const program of programs) await observer.observePlainly(program);
      expect(new Set(asked)).toEqual(new Set(together));
      return [...new Set(together)].sort();
    };
    expect(await observed(['a@1'])).toEqual(['accept', 'reject', 'run is run']);
    expect(await observed(['a@1', 'b@1'])).toEqual(['accept is run', 'reject', 'run is run']);
    expect(await observed(['a@1'], false)).toEqual(['accept is run', 'reject is run', 'run is run']);
  });

  test('has what runs programs see only what must run, once it is accepted, and a share of it', async () => {
    const asked: string[] = [];
    const note = (way: string, text: string | undefined) => {
      asked.push(`${way} ${text}`);
      return text === 'wrong' ? rejectedFor('wrong') : accepted;
    };
    const toolchain: Toolchain = {
      ...good(),
      configurations: [
        { name: 'default', summary: '' },
        { name: 'c2', summary: '', runs: true },
        { name: 'js', summary: '', runs: true, slow: true },
      ],
      observe: async (batch, { configuration, runsNext }) =>
        batch.map(({ files: [file] }) => ({
          outcome: note(runsNext ? `${configuration}, run next,` : configuration, file?.text),
        })),
      observePlainly: async ({ files: [file] }, { configuration }) => ({ outcome: note(configuration, file?.text) }),
    };
    const target = (configuration: string, share?: number) => ({
      ...{ name: `fake@1:${configuration}`, toolchain, configuration, reference: false },
      ...(share !== undefined && { runs: { share } }),
    });
    const observer = (share: number) =>
      createObserver([target('default'), target('c2', share), target('js', share)], { onlyCompared: true });
    const runs = { kind: 'accept', runs: true } as const;
    const batch = [
      { ...programWith('plain'), expectation: { kind: 'accept' } as const },
      { ...programWith('main'), expectation: runs },
      { ...programWith('wrong'), expectation: runs },
    ];
    const told: number[] = [];
    const rows = await observer(1).observe(batch, undefined, { sparing: true, onObserved: (i) => told.push(i) });
    expect(asked.filter((each) => !each.startsWith('js'))).toEqual([
      ...['default, run next, main', 'default, run next, wrong', 'default plain', 'c2 main'],
    ]);
    expect(told.toSorted()).toEqual([0, 1, 2]);
    expect(rows[1]?.length).toBeGreaterThanOrEqual(2);
    asked.length = 0;
    for (const program of batch) await observer(1).observePlainly(program);
    expect(asked.filter((each) => !each.startsWith('js'))).toEqual([
      ...['default plain', 'default main', 'c2 main', 'default wrong'],
    ]);
    asked.length = 0;
    await observer(0).observe(batch, undefined, { sparing: true });
    expect(asked).toEqual(['default plain', 'default main', 'default wrong']);
    const many = Array.from({ length: 400 }, (_, i) => ({ ...programWith(`${i}`), id: `${i}`, expectation: runs }));
    asked.length = 0;
    await observer(0.5).observe(many, undefined, { sparing: true });
    const times = (way: string) => asked.filter((each) => each.startsWith(way)).length;
    expect([times('c2'), times('js')].map((count) => Math.round(count / 40))).toEqual([5, 1]);
    expect(times('js')).toBeGreaterThan(0);
  });

  test('does not guess when a toolchain loses an outcome', async () => {
    const forgetful = { ...good(), observe: async () => [{ outcome: accepted }] };
    await expect(observerOf(forgetful).observe([programWith('a'), programWith('b')])).rejects.toThrow(
      'fake@1:default gave 1 outcomes for 2 programs',
    );
  });

  test('asks again after an accident, but not where the program is to blame', async () => {
    const asked = async (outcome: Outcome) => {
      const tested = fakeToolchain('fake@2', { together: () => outcome });
      await observerOf(tested).observePlainly(programWith('a'));
      return tested.asked.alone.length;
    };
    expect(await asked({ kind: 'toolFailed', message: 'killed' })).toBe(3);
    expect(await asked({ kind: 'toolFailed', message: 'not deterministic', lasting: true })).toBe(1);
  });

  test('is more patient alone: a busy machine is no hang', async () => {
    const options: ObserveOptions[] = [];
    const watched: Toolchain = {
      ...good(),
      observePlainly: async (_, given) => {
        options.push(given);
        return { outcome: accepted };
      },
      exercise: async (_, given) => {
        options.push(given);
        return undefined;
      },
    };
    await observerOf(watched).observePlainly(programWith('a'));
    await observerOf(watched).exercise('fake@1:default', programWith('a'));
    expect(options).toHaveLength(2);
    for (const { millis } of options) expect(millis).toBeGreaterThanOrEqual(2 * watched.limits.millis);
  });

  test('calls a program only by the target that is named', async () => {
    const tested = fakeToolchain('fake@2', { together: () => accepted, called: (text) => `fault in ${text}` });
    const observer = observerOf(tested);
    expect(await observer.exercise('fake@2:default', programWith('a'))).toBe('fault in a');
    expect(await observer.exercise('fake@1:default', programWith('a'))).toBeUndefined();
    await expect(observer.exercise('fake@3:default', programWith('a'))).rejects.toThrow(
      'fake@3:default is not watched',
    );
  });

  test('trusts a toolchain only if its self-tests come out as they must', async () => {
    const test = { name: 'rejects an incorrect program', files: [], expected: 'rejected' as const };
    await expect(observerOf({ ...good(), selfTests: [test] }).selfTest()).rejects.toThrow(UserError);
    await expect(observerOf({ ...good(), selfTests: [test] }).selfTest()).rejects.toThrow(
      "fake@1:default fails its self-test 'rejects an incorrect program' (accepted instead of rejected)",
    );
    await observerOf({ ...good(), selfTests: [{ ...test, expected: 'accepted' }] }).selfTest();
  });

  test('shows the parent of a program that must match it, once for each target', async () => {
    const tested = fakeToolchain('fake@2', { together: (text) => ({ kind: 'crashed', stack: text }) });
    const parent = { files: [{ path: 'main.fake', text: 'parent' }] };
    const batch = [{ ...programWith('a'), parent }, programWith('b'), { ...programWith('c'), parent }];
    const rows = await observerOf(tested).observe(batch);
    const parents = rows.map(([first]) => first?.parent);
    expect(parents).toEqual([{ kind: 'crashed', stack: 'parent' }, undefined, { kind: 'crashed', stack: 'parent' }]);
    expect(tested.asked.together).toEqual(['a', 'b', 'c', 'parent']);
    const [alone] = await observerOf(tested).observePlainly({ ...programWith('a'), parent });
    expect(alone).toMatchObject({ outcome: { stack: 'a' }, parent: { stack: 'parent' } });
  });

  test('closes a toolchain once, whatever number of its configurations it watches', async () => {
    let closed = 0;
    const toolchain = { ...good(), close: async () => void closed++ };
    const target = { name: 'fake@1:default', toolchain, configuration: 'default', reference: false };
    await createObserver([target, { ...target, name: 'fake@1:other' }]).close();
    expect(closed).toBe(1);
  });
});
