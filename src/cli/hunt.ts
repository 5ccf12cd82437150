import { Command, Option } from 'commander';
import { distribute } from '../app/distribute/distribute.js';
import { hunt, resume } from '../app/hunt/hunt.js';
import type { Configuration, SettingName, Settings } from '../app/settings.js';
import { UserError } from '../core/errors.js';
import type { CupelEvent } from '../core/events.js';
import { whyNothingTested } from '../core/hunt-report.js';
import { huntJson, huntsJson } from '../report/hunt-json.js';
import { huntSummary } from '../report/hunt-summary.js';
import { addOptions, addTechniqueOptions, trustOption } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { type Flags, loadMakingSettings, loadSettings, readFlags } from './load-settings.js';
import { createProgressDisplay } from './progress-display.js';
import { stoppable } from './stop-signal.js';
import { print, printDocument, terminal } from './terminal.js';

/** `cupel hunt`: searches for compiler bugs. */
export function huntCommand(): Command {
  const command = new Command('hunt')
    .summary('search for compiler bugs')
    .description(
      'Searches for compiler bugs: generates programs, runs the targets and the references on them, compares the outcomes, ' +
        'confirms each bug with a fresh process of the command-line compiler, and stores the findings. Then it reduces ' +
        'and bisects them. Ctrl-C stops a campaign, --resume resumes it.',
    )
    .action(run);
  addOptions(command, 'What to test:', [
    'target',
    'reference',
    'technique',
    'unmuted',
    'againstItself',
    'backEnd',
    'run',
    'trace',
  ]);
  addTechniqueOptions(command);
  addOptions(command, 'What to report:', ['onlyNew', 'base', 'followUp', 'marks']);
  addOptions(command, 'How long:', ['for', 'programs', 'triageBudget']);
  command.addOption(new Option('--resume', 'resume the last unfinished campaign').helpGroup('How long:'));
  addOptions(command, 'Execution:', ['seed', 'workers', 'batch', 'seconds', 'megabytes', 'selfTest', 'keepWarm']);
  const distributes = 'put the campaign into the database (--store) for `cupel work` on other machines, and wait';
  command.addOption(new Option('--distribute', distributes).helpGroup('Execution:'));
  const trusting = 'allow seed programs, and templates that the configuration file names, to be executed';
  command.addOption(trustOption(trusting).helpGroup('Execution:'));
  addOptions(command, 'Results:', ['json', 'failOnFindings', 'store']);
  addOptions(command, otherOptions, ['config']);
  return styled(command, [
    ['cupel hunt', 'one minute: the TypeScript compilers, then the engine that runs cupel'],
    ['cupel hunt --technique template --target node@24,bun', 'compare the tiers of these engines'],
    ['cupel hunt --for 8h --seeds ~/programs', 'eight hours, with seed programs of your own'],
    ['cupel hunt --programs 1000 --seed 7 --json', 'reproducible: the same programs each time'],
    ['cupel hunt --target typescript@7.0.2 --reference typescript@5.9.3', 'test other versions'],
    ['cupel hunt --only-new --base typescript@6.0.3 --fail-on-findings', 'CI gate: fail on regressions from the base'],
    ['cupel hunt --resume', 'resume after Ctrl-C, a crash or a power failure'],
  ]);
}

type Behaviour = { readonly resume?: boolean; readonly distribute?: boolean; readonly trust?: boolean };

// A hunt that could not test its targets must not look like one that found nothing.
const nothingTestedCode = 3;

// What a file says about the campaign itself is not repeated when an old one is resumed.
const alsoForResume: readonly SettingName[] = [
  'store',
  'workers',
  'batch',
  'triageBudget',
  'selfTest',
  'followUp',
  'marks',
];

async function run({ resume: resumes, distribute: distributes, trust, ...flags }: Flags & Behaviour): Promise<void> {
  if (resumes && distributes)
    throw new UserError('a distributed campaign is continued by its workers; remove --resume');
  const configuration = await (resumes ? loadSettings(flags) : loadMakingSettings(flags, { trust }));
  const display = createProgressDisplay(configuration);
  // This process was started for the hunt.
  const since = 0;
  let several = false;
  const listen = (event: CupelEvent) => {
    display.listen(event);
    // Also if it is stopped before the second campaign begins.
    if (event.kind === 'started' && event.settings.next) several = !resumes || flags.programs === undefined;
    if (event.kind === 'ended' && !configuration.json) print(huntSummary(event.report, terminal));
  };
  const reports = await stoppable(async (signal) =>
    distributes
      ? [await distribute({ ...configuration, trust }, { listen, signal })]
      : resumes
        ? resume({ ...settingsToResume(configuration, flags), trust }, { listen, signal, since })
        : hunt({ ...configuration, trust }, { listen, signal, since }),
  ).finally(() => display.end());
  if (configuration.json) printDocument(several ? huntsJson(reports) : reports.map(huntJson).join('\n'));
  if (configuration.failOnFindings && reports.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
  else if (reports.some((report) => whyNothingTested(report) !== undefined)) process.exitCode = nothingTestedCode;
}

function settingsToResume(configuration: Configuration, flags: Flags): Settings {
  const kept = alsoForResume.map((name) => [name, configuration[name]]);
  return { ...(Object.fromEntries(kept) as Settings), ...readFlags(flags) };
}
