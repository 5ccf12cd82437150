import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '../../../src/core/outcome.js';
import type { OpenTarget } from '../../../src/harness/toolchains/resolve.js';
import { outcomeOf, outcomesOf } from '../../outcomes.js';
import { sampleOf } from '../../sample-of.js';
import { openJvmTarget } from './open-jvm-target.js';
import { type KnownProgram, programsOf } from './programs.js';

const compilers = [
  { target: 'java@17', language: 'java' },
  // ECJ always generates code; a check only keeps the class files from being made, and so finds what the back end does.
  { target: 'ecj@3.46.100', language: 'java', checkIsComplete: true },
  { target: 'groovy@5.1.3', language: 'groovy' },
  { target: 'kotlin@2.4.20', language: 'kotlin' },
  { target: 'scala@3.9.0', language: 'scala' },
];

// A process for each of the forty-five programs would take ten minutes: in batches all are asked, alone some of each kind.
const perKind = { right: 3, wrong: 7, backEnd: 3 } as const;
const kinds = ['right', 'wrong', 'backEnd'] as const;

const ofKind = (programs: readonly KnownProgram[], wanted: KnownProgram['kind']) =>
  programs.filter(({ kind }) => kind === wanted);
const decisionOn = ({ kind }: KnownProgram) => (kind === 'right' ? 'accepted' : 'rejected');

describe.each(compilers)('$target', ({ target, language, checkIsComplete }) => {
  const programs = programsOf(language);
  const sample = kinds.flatMap((kind) => sampleOf(ofKind(programs, kind), perKind[kind], `${target} ${kind}`));
  let opened: OpenTarget;
  let plain: Outcome[];

  beforeAll(async () => {
    opened = await openJvmTarget(target, 2);
    plain = await inPairs(sample, (program) =>
      outcomeOf(opened.toolchain.observePlainly(program, { configuration: 'default' })),
    );
  }, 900_000);
  afterAll(() => opened.toolchain.close());

  test('the plain command line tells right programs from wrong ones', () => {
    expect(plain.map(({ kind }) => kind)).toEqual(sample.map(decisionOn));
  });

  test('programs in batches come out as one by one on the plain command line', async () => {
    const batched = await outcomesOf(opened.toolchain.observe(programs, { configuration: 'default' }));
    expect(batched.map(({ kind }) => kind)).toEqual(programs.map(decisionOn));
    expect(sample.map((program) => essenceIn(batched, program))).toEqual(plain.map(essence));
  }, 300_000);

  test('a check finds all of that but the errors of the back end', async () => {
    const checked = await outcomesOf(opened.toolchain.observe(programs, { configuration: 'check' }));
    const isMissed = ({ kind }: KnownProgram) => kind === 'backEnd' && !checkIsComplete;
    const decisions = programs.map((program) => (isMissed(program) ? 'accepted' : decisionOn(program)));
    expect(checked.map(({ kind }) => kind)).toEqual(decisions);
    const expected = sample.map((program, i) => (isMissed(program) ? 'accepted' : essence(plain[i] as Outcome)));
    expect(sample.map((program) => essenceIn(checked, program))).toEqual(expected);
  }, 300_000);

  function essenceIn(outcomes: readonly Outcome[], program: KnownProgram): unknown {
    return essence(outcomes[programs.indexOf(program)] as Outcome);
  }
});

// What must agree: the decision, and the place of every error.
function essence(outcome: Outcome): unknown {
  if (outcome.kind !== 'rejected') return outcome.kind === 'accepted' ? 'accepted' : outcome;
  return outcome.diagnostics.map(({ at }) => (at ? `${at.file}:${at.line}:${at.column}` : 'whole')).sort();
}

// One process per program is slow; two at a time use both cores.
async function inPairs<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < items.length; i += 2) results.push(...(await Promise.all(items.slice(i, i + 2).map(work))));
  return results;
}
