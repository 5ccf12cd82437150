import { Command } from 'commander';
import { isUnexpected, knownBugs, testKnownBugs } from '../app/known-bugs.js';
import type { CupelEvent, TestedBug } from '../core/events.js';
import { parseTarget } from '../core/target.js';
import { outcomePhrase } from '../report/outcome-words.js';
import { addOptions } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { print, sayEvent, terminal } from './terminal.js';

/** `cupel known-bugs`: what is known upstream, and whether it is still so. */
export function knownBugsCommand(): Command {
  const command = new Command('known-bugs')
    .summary('list and test bugs that are known upstream')
    .description('Lists bugs that are known upstream. A hunt counts them, but does not report them as new.');
  const all = addDefault(command, new Command('list').description('all known bugs').action(list));
  addOptions(all, 'Options:', ['json', 'config']);
  const tested = command
    .command('test')
    .description(
      'show the program of each known bug to the newest installed version, or to the targets given. Exit code 1 if one is ' +
        'not as the list says; findings of bugs that are gone are marked as fixed.',
    )
    .action(test);
  addOptions(tested, 'Options:', ['target', 'seconds', 'megabytes', 'store', 'config']);
  return styled(command, [
    ['cupel known-bugs', 'all of them'],
    ['cupel known-bugs test', 'are they still there?'],
    ['cupel known-bugs test --target kotlin@2.4.20', 'those of Kotlin, in this version'],
  ]);
}

async function list(flags: Flags): Promise<void> {
  const { json } = await loadSettings(flags);
  for (const { bug, language } of await knownBugs()) {
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
      return 'still shows';
    case 'showsAgain':
      return 'shows again';
    case 'absent':
      return 'does not show';
    case 'fixed':
      return `fixed ${instead}`;
    case 'fixedNow':
      return `fixed in ${version} ${instead}: un-mute it with fixedIn: '${version}' in the list`;
    case 'unobserved':
      return 'could not be observed';
  }
}
