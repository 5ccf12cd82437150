import { Command } from 'commander';
import { isUnexpected, knownBugs, testKnownBugs } from '../app/known-bugs.js';
import type { CupelEvent, TestedBug } from '../core/events.js';
import type { KnownBug } from '../core/known-bug.js';
import { parseTarget } from '../core/target.js';
import { outcomePhrase } from '../report/outcome-words.js';
import { addOptions } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { type Flags, loadSettings, readFlags } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { print, printJson, sayEvent, terminal } from './terminal.js';

/** `cupel known-bugs`: what is known upstream, and whether it is still so. */
export function knownBugsCommand(): Command {
  const command = new Command('known-bugs')
    .summary('list and test bugs that are known upstream')
    .description('Lists and tests bugs that are known upstream. A hunt counts them, but does not report them as new.');
  const all = addDefault(
    command,
    new Command('list')
      .summary('list all known bugs')
      .description('Lists all known bugs, with their issues upstream.')
      .action(list),
  );
  addOptions(all, 'Options:', ['json']);
  const tested = command
    .command('test')
    .summary('check whether known bugs still reproduce')
    .description(
      'Runs the program of each known bug with the newest installed version and with the newest that has it, or with ' +
        'the given targets. Exits with code 1 if a result differs from the list. Findings of fixed bugs are marked as fixed.',
    )
    .action(test);
  addOptions(tested, 'Options:', ['target', 'seconds', 'megabytes', 'store', 'config']);
  return styled(command, [
    ['cupel known-bugs', 'list all known bugs'],
    ['cupel known-bugs test', 'check whether they still reproduce'],
    ['cupel known-bugs test --target kotlin@2.4.20', 'check those of Kotlin with this version'],
  ]);
}

async function list(flags: Flags): Promise<void> {
  const { json } = readFlags(flags);
  for (const { bug, language } of await knownBugs()) {
    const { id, title, issue, family, since, fixedIn, mutes = [] } = bug;
    const { symptom } = bug.signature;
    if (json) printJson({ id, language: language.id, family, symptom, title, issue, since, fixedIn, mutes });
    else {
      const muted = mutes.flatMap((mute) => Object.entries(mute).map(([kind, name]) => `\n  muted by ${kind} ${name}`));
      const where = issue ?? 'docs/bugs-found.md';
      print(`${terminal.palette.bold(id)}  ${affected(bug)}, ${symptom}\n  ${title}${muted.join('')}\n  ${where}`);
    }
  }
}

function affected({ family, since, fixedIn }: KnownBug): string {
  const from = since === undefined ? '' : ` since ${since}`;
  return `${family}${from}${fixedIn === undefined ? '' : `, fixed in ${fixedIn}`}`;
}

async function test(flags: Flags): Promise<void> {
  const settings = await loadSettings(flags);
  const listen = (event: CupelEvent) => {
    if (event.kind === 'bugTested') print(`${event.bug.id}  ${event.target}: ${words(event)}`);
    else sayEvent(event);
  };
  const tested = await stoppable((signal) => testKnownBugs(settings, { listen, signal }));
  if (tested.some(isUnexpected)) process.exitCode = 1;
}

function words({ state, target, outcome }: TestedBug): string {
  const { version = '' } = parseTarget(target);
  const instead = `(${outcomePhrase(outcome)})`;
  switch (state) {
    case 'shows':
      return 'still reproduces';
    case 'showsElsewhere':
      return 'reproduces, though the list says that this version does not have it';
    case 'absent':
      return 'does not reproduce';
    case 'missing':
      return `does not reproduce ${instead}, though the list says that this version has it`;
    case 'fixed':
      return `fixed ${instead}`;
    case 'fixedNow':
      return `fixed in ${version} ${instead}: add fixedIn: '${version}' to the list of known bugs`;
    case 'unobserved':
      return 'could not be tested';
  }
}
