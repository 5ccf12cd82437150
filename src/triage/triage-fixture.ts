import { onTestFinished } from 'vitest';
import { courtOf, fakeToolchain, programWith, rejectedFor } from '../campaign/campaign-fixture.js';
import { confirm } from '../campaign/confirm.js';
import type { CupelEvent } from '../core/events.js';
import type { Finding } from '../core/finding.js';
import type { Outcome } from '../core/outcome.js';
import type { Toolchain, ToolchainFamily } from '../core/toolchain.js';
import type { Language } from '../model/language.js';
import { openStore } from '../store/open-store.js';
import { exampleCampaign, temporaryFolder } from '../store/store-fixture.js';
import { triage } from './triage.js';
import type { TriagePlan } from './triage-plan.js';

/** The outcome of a program that is accepted. */
export const accepted: Outcome = { kind: 'accepted' };
/** A crash of a compiler at a place. */
export const crashAt = (place: string): Outcome => ({
  kind: 'crashed',
  stack: `Error: no\n    at ${place} (/fake.js:1:1)`,
});

const outcomes: Readonly<Record<string, Outcome>> = {
  alpha: crashAt('checkAlpha'),
  beta: crashAt('checkBeta'),
  gamma: rejectedFor('E1'),
  delta: rejectedFor('E2'),
  // Names such as reduction gives: programs that differ in them only are one.
  p: crashAt('checkP'),
  q: crashAt('checkQ'),
  r: rejectedFor('E3'),
  s: rejectedFor('E4'),
};
/** What a compiler does that some words are too much for. */
export const fails = (text: string): Outcome => {
  const word = Object.keys(outcomes).find((each) => new RegExp(`\\b${each}\\b`).test(text));
  return word === undefined ? accepted : (outcomes[word] as Outcome);
};

/** A program with a word that is too much for the compiler, and statements around it. */
export const around = (word: string, statements = 6) =>
  `{ ${Array.from({ length: statements }, (_, i) => `x${i} = ${i};`).join(' ')} ${word}; }\n`;

/** A language with these families of compilers. */
export const languageWith = (...families: ToolchainFamily[]): Language => ({
  ...{ id: 'fake', title: 'Fake', extensions: ['.fake'], families, intendedDifferences: [] },
  defaults: { targets: [], references: [] },
});

/** A campaign whose findings are triaged. */
export interface Scene {
  readonly plan: TriagePlan;
  readonly stop: AbortController;
  readonly events: CupelEvent[];
  /** Adds the finding that a program shows to the campaign. */
  find(text: string, change?: Partial<Finding>): Promise<Finding>;
  run(): Promise<void>;
}

/** A campaign with a compiler under test, and another one that accepts everything. */
export async function prepare(
  tested: Toolchain = fakeToolchain('fake@2', { together: fails }),
  more: Partial<TriagePlan> = {},
): Promise<Scene> {
  const store = await openStore(await temporaryFolder());
  onTestFinished(() => store.close());
  await store.createCampaign(exampleCampaign('c'));
  const court = more.court ?? courtOf(tested, fakeToolchain('fake@1', { together: () => accepted }));
  const stop = new AbortController();
  const events: CupelEvent[] = [];
  const plan: TriagePlan = {
    ...{ campaign: 'c', court, language: languageWith(), store, seconds: 1e6 },
    open: { limits: { millis: 1000, bytes: 1e9 }, workers: 1 },
    listen: (event) => events.push(event),
    ...more,
  };
  let made = 0;
  const scene: Scene = {
    plan,
    stop,
    events,
    async find(text, change = {}) {
      const suspected = [{ target: 'fake@2:default', verdict: { kind: 'pass' as const } }];
      const [finding] = (await confirm(programWith(text, made++), suspected, court)).findings;
      if (!finding) throw new Error(`${text} shows no bug`);
      await store.recordFinding({ ...finding, ...change }, 'c');
      return finding;
    },
    run: () => triage(plan, stop.signal),
  };
  return scene;
}

/** The text of the program of a finding. */
export const textOf = ({ program }: Finding) => program.files.map(({ text }) => text).join();
/** What was done to findings, without the steps within a reduction or a dating. */
export const stepsOf = ({ events }: Scene) =>
  events.map(({ kind }) => kind).filter((kind) => kind !== 'reducing' && kind !== 'asked');
/** The findings that were reduced, in their order. */
export const tried = ({ events }: Scene) => events.flatMap((each) => (each.kind === 'triage' ? [each.finding.id] : []));
/** A finding of a scene as it is stored. */
export const stored = async ({ plan }: Scene, id: string) => plan.store.finding(id);
