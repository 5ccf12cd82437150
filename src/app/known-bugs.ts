import type { Listen, TestedBug } from '../core/events.js';
import type { KnownBug } from '../core/known-bug.js';
import type { Outcome } from '../core/outcome.js';
import { parseTarget, toolchainOf } from '../core/target.js';
import { ownBuildOf } from '../core/version.js';
import type { Language } from '../model/language.js';
import type { ModelBug } from '../model/program/mute.js';
import { judge } from '../oracle/judge.js';
import { fits, isFixed, isIn } from '../oracle/known-bugs.js';
import type { Amend } from '../store/findings.js';
import { hasStore } from '../store/open-store.js';
import { allLanguages, requireOneLanguage } from './catalogue.js';
import { fullName, openOptions, withObserver } from './open-observer.js';
import { configure } from './read-settings.js';
import type { Configuration, Settings } from './settings.js';
import { withStore } from './with-store.js';
import { type WatchedWork, type Work, watched } from './work.js';

/** A known bug with the language that it is listed in. */
export interface ListedBug {
  readonly bug: ModelBug;
  readonly language: Language;
}

/** All bugs that are known upstream. */
export async function knownBugs(): Promise<ListedBug[]> {
  return (await allLanguages()).flatMap((language) => (language.knownBugs ?? []).map((bug) => ({ bug, language })));
}

/** Whether a state is one that the list does not expect. */
export function isUnexpected({ state }: TestedBug): boolean {
  return state !== 'shows' && state !== 'fixed' && state !== 'absent';
}

/**
 * Runs the program of each known bug with the newest installed version and with the newest that has it, or with the given
 * targets, of which one without a version means the same; each result is also an event. Findings of fixed bugs are marked as fixed.
 */
export async function testKnownBugs(settings: Settings = {}, work: Work = {}): Promise<TestedBug[]> {
  const configuration = configure(settings);
  const { listen } = watched(work);
  const targets = configuration.target ?? [];
  for (const target of targets) await requireOneLanguage([target]);
  const tested: TestedBug[] = [];
  for (const each of await knownBugs()) {
    for (const target of await targetsFor(each, targets, listen)) {
      const result = await testOne(each, target, { configuration, work: watched(work) });
      if (result.state === 'fixed' || result.state === 'fixedNow')
        await markFixed(each.bug, configuration.store, listen);
      listen({ kind: 'bugTested', ...result });
      tested.push(result);
    }
  }
  return tested;
}

async function testOne(
  { bug, language }: ListedBug,
  name: string,
  { configuration, work }: { readonly configuration: Configuration; readonly work: WatchedWork },
): Promise<TestedBug> {
  const options = { ...openOptions(configuration), workers: 1 };
  const observations = await withObserver([name], [], options, (observer) =>
    observer.observePlainly(bug.reproducer, work.signal),
  );
  const [judgement] = judge(bug.reproducer, observations, language.intendedDifferences);
  const outcome = observations[0]?.outcome as Outcome;
  if (!judgement || outcome.kind === 'toolFailed') return { bug, target: name, state: 'unobserved', outcome };
  const target = toolchainOf(judgement.target);
  const shows =
    judgement.verdict.kind === 'bug' && fits(bug, { ...judgement.verdict, outcome, program: bug.reproducer });
  return { bug, target, state: await stateOf(bug, target, shows), outcome };
}

async function targetsFor(
  { bug, language }: ListedBug,
  named: readonly string[],
  listen: WatchedWork['listen'],
): Promise<readonly string[]> {
  const own = named.filter((target) => parseTarget(target).family === bug.family);
  // A family without a version means what is tested of it when nothing is named.
  const isOpen = named.length === 0 || own.some((target) => parseTarget(target).version === undefined);
  if (!isOpen) return own;
  const family = language.families.find(({ name }) => name === bug.family);
  const published = ((await family?.installed()) ?? []).filter(({ version }) => !ownBuildOf(version));
  const installed = published.map(({ version }) => `${bug.family}@${version}`);
  const having = installed.findLast((target) => isIn(bug, target));
  if (!having) listen({ kind: 'notice', text: `${bug.id}: skipped: no ${bug.family} that has it is installed` });
  return [...new Set([having, installed.at(-1)])].filter((target) => target !== undefined);
}

async function stateOf(bug: KnownBug, target: string, shows: boolean): Promise<TestedBug['state']> {
  const expected = isIn(bug, target);
  if (shows) return expected ? 'shows' : 'showsElsewhere';
  if (!expected) return isFixed(bug, target) ? 'fixed' : 'absent';
  return toolchainOf(await fullName(bug.family)) === target ? 'fixedNow' : 'missing';
}

async function markFixed(bug: KnownBug, folder: string, listen: Listen): Promise<void> {
  if (!(await hasStore(folder))) return;
  await withStore(folder, listen, async (store) => {
    for (const { finding } of await store.findings({ status: 'known' }))
      if (finding.knownBug === bug.id) await store.amendFinding(finding.id, fixed);
  });
}

// Another bug may have taken its place meanwhile.
const fixed: Amend = (finding, status) => (status === 'known' ? { finding, status: 'fixed' } : undefined);
