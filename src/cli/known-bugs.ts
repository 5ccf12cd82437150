import { existsSync } from 'node:fs';
import { Command } from 'commander';
import type { KnownBug } from '../core/known-bug.js';
import type { Outcome } from '../core/outcome.js';
import { parseTarget, toolchainOf } from '../core/target.js';
import type { Language } from '../model/language.js';
import { judge } from '../oracle/judge.js';
import { fits, isIn } from '../oracle/known-bugs.js';
import { outcomePhrase } from '../report/outcome-words.js';
import type { Amend } from '../store/findings.js';
import { allLanguages, requireOneLanguage } from './catalogue.js';
import { addOptions } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import type { Configuration } from './configuration.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { fullName, openObserver, openOptions } from './open-observer.js';
import { stopSignal } from './stop-signal.js';
import { print, say, terminal } from './terminal.js';
import { withKnownStore } from './with-store.js';

/** `cupel known-bugs`: what the makers of compilers know of, and whether it is still so. */
export function knownBugsCommand(): Command {
  const command = new Command('known-bugs')
    .summary('list and test bugs that are known already')
    .description('Lists bugs that the makers of compilers know of. They are counted in a hunt, but are no news.');
  const all = addDefault(command, new Command('list').description('all known bugs').action(list));
  addOptions(all, 'Options:', ['json', 'config']);
  const tested = command
    .command('test')
    .description(
      'show the program of each known bug to the newest version that is here, or to the targets given. Exit code 1 if ' +
        'one is not as the list says; findings of bugs that are gone are marked as fixed.',
    )
    .action(test);
  addOptions(tested, 'Options:', ['target', 'seconds', 'megabytes', 'store', 'config']);
  return styled(command, [
    ['cupel known-bugs', 'all of them'],
    ['cupel known-bugs test', 'are they still there?'],
    ['cupel known-bugs test --target kotlin@2.4.20', 'those of Kotlin, in this version'],
  ]);
}

interface Listed {
  readonly bug: KnownBug;
  readonly language: Language;
}

async function listed(): Promise<Listed[]> {
  return (await allLanguages()).flatMap((language) => (language.knownBugs ?? []).map((bug) => ({ bug, language })));
}

async function list(flags: Flags): Promise<void> {
  const { json } = await loadConfiguration(flags);
  for (const { bug, language } of await listed()) {
    const { id, title, issue, family, fixedIn, mute } = bug;
    const { symptom } = bug.signature;
    if (json) print(JSON.stringify({ id, language: language.id, family, symptom, title, issue, fixedIn, mute }));
    else {
      const notes = [fixedIn && `fixed in ${fixedIn}`, mute && `${mute} is left out`].filter(Boolean).join(', ');
      print(`${terminal.palette.bold(id)}  ${family}, ${symptom}${notes && ` (${notes})`}\n  ${title}\n  ${issue}`);
    }
  }
}

async function test(flags: Flags): Promise<void> {
  const configuration = await loadConfiguration(flags);
  const targets = configuration.target ?? [];
  for (const target of targets) await requireOneLanguage([target]);
  const { signal, release } = stopSignal();
  let changed = 0;
  try {
    for (const each of await listed()) {
      for (const target of await targetsFor(each, targets)) {
        const state = await examine(each, target, { configuration, signal });
        print(`${each.bug.id}  ${state.target}: ${state.words}`);
        if (state.changed) changed++;
        if (state.gone) await markFixed(each.bug, configuration.store);
      }
    }
  } finally {
    release();
  }
  if (changed > 0) process.exitCode = 1;
}

async function targetsFor({ bug, language }: Listed, named: readonly string[]): Promise<readonly string[]> {
  if (named.length > 0) return named.filter((target) => parseTarget(target).family === bug.family);
  const family = language.families.find(({ name }) => name === bug.family);
  if (((await family?.installed()) ?? []).length > 0) return [bug.family];
  say(`${bug.id}: skipped: no ${bug.family} is installed`);
  return [];
}

interface State {
  readonly target: string;
  readonly words: string;
  readonly changed: boolean;
  readonly gone: boolean;
}

async function examine(
  { bug, language }: Listed,
  name: string,
  { configuration, signal }: { configuration: Configuration; signal: AbortSignal },
): Promise<State> {
  const observer = await openObserver([name], [], { ...openOptions(configuration), workers: 1 });
  const observations = await observer.observePlainly(bug.reproducer, signal).finally(() => observer.close());
  const [judgement] = judge(bug.reproducer, observations, language.intendedDifferences);
  const outcome = observations[0]?.outcome as Outcome;
  if (!judgement || outcome.kind === 'toolFailed')
    return { target: name, words: 'could not be observed', changed: true, gone: false };
  const target = toolchainOf(judgement.target);
  const shows = judgement.verdict.kind === 'bug' && fits(bug, { signature: judgement.verdict.signature, outcome });
  const state = compared(bug, target, shows ? undefined : outcome);
  // What an old version does not show may have come later.
  const newest = toolchainOf(await fullName(bug.family)) === target;
  return newest || shows ? { target, ...state } : { target, words: 'does not show', changed: false, gone: false };
}

// What the list says of a version, beside what the version did in place of the bug.
function compared(bug: KnownBug, target: string, instead: Outcome | undefined): Omit<State, 'target'> {
  const { version = '' } = parseTarget(target);
  const expected = isIn(bug, target);
  if (!instead) return { words: expected ? 'still shows' : 'shows again', changed: !expected, gone: false };
  if (!expected) return { words: `fixed (${outcomePhrase(instead)})`, changed: false, gone: true };
  const words = `fixed in ${version} (${outcomePhrase(instead)}): un-mute it with fixedIn: '${version}' in the list`;
  return { words, changed: true, gone: true };
}

async function markFixed(bug: KnownBug, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await withKnownStore(folder, async (store) => {
    for (const { finding } of await store.findings({ status: 'known' }))
      if (finding.knownBug === bug.id) await store.amendFinding(finding.id, fixed);
  });
}

// Another bug may have taken its place meanwhile.
const fixed: Amend = (finding, status) => (status === 'known' ? { finding, status: 'fixed' } : undefined);
