import { Command, Option } from 'commander';
import { hunt, resume } from '../app/hunt/hunt.js';
import type { Configuration, SettingName, Settings } from '../app/settings.js';
import type { CupelEvent } from '../core/events.js';
import { huntJson, huntsJson } from '../report/hunt-json.js';
import { huntSummary } from '../report/hunt-summary.js';
import { addOptions, addTechniqueOptions } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { type Flags, loadSettings, readFlags } from './load-settings.js';
import { createProgressDisplay } from './progress-display.js';
import { stoppable } from './stop-signal.js';
import { print, terminal } from './terminal.js';

/** `cupel hunt`: the main job. */
export function huntCommand(): Command {
  const command = new Command('hunt')
    .summary('look for compiler bugs')
    .description(
      'Looks for compiler bugs: makes programs, compiles them with the target and the reference, compares, confirms ' +
        'each difference with the plain command-line compilers, and stores what it finds. Ctrl-C stops it, --resume ' +
        'resumes it.',
    )
    .action(run);
  addOptions(command, 'What is tested:', ['target', 'reference', 'technique']);
  addTechniqueOptions(command);
  addOptions(command, 'What is reported:', ['onlyNew', 'base']);
  addOptions(command, 'How long:', ['for', 'programs', 'triageBudget']);
  command.addOption(new Option('--resume', 'resume the last campaign that did not end').helpGroup('How long:'));
  addOptions(command, 'How:', ['seed', 'workers', 'batch', 'seconds', 'megabytes']);
  addOptions(command, 'Results:', ['json', 'failOnFindings', 'store']);
  addOptions(command, otherOptions, ['config']);
  return styled(command, [
    ['cupel hunt', 'a minute: the TypeScript compilers, then the engine that runs cupel'],
    ['cupel hunt --technique template --target node@24,bun', 'all tiers of these engines'],
    ['cupel hunt --for 8h --seeds ~/programs', 'a night with programs of your own'],
    ['cupel hunt --programs 1000 --seed 7 --json', 'the same programs each time'],
    ['cupel hunt --target typescript@7.0.2 --reference typescript@5.9.3', 'other compilers'],
    ['cupel hunt --only-new --base typescript@6.0.3 --fail-on-findings', 'a gate: what the base does not show'],
    ['cupel hunt --resume', 'after Ctrl-C, a crash or a power cut'],
  ]);
}

// What a file says about the campaign itself is not repeated when an old one is resumed.
const alsoForResume: readonly SettingName[] = ['store', 'workers', 'batch', 'triageBudget'];

async function run({ resume: resumes, ...flags }: Flags & { resume?: boolean }): Promise<void> {
  const configuration = await loadSettings(flags);
  const display = createProgressDisplay();
  let several = false;
  const listen = (event: CupelEvent) => {
    display.listen(event);
    // Also if it is stopped before the second campaign begins.
    if (event.kind === 'started' && event.settings.next) several = true;
    if (event.kind === 'ended' && !configuration.json) print(huntSummary(event.report, terminal));
  };
  const reports = await stoppable((signal) =>
    resumes
      ? resume(settingsToResume(configuration, flags), { listen, signal })
      : hunt(configuration, { listen, signal }),
  ).finally(() => display.end());
  if (configuration.json) print(several ? huntsJson(reports) : reports.map(huntJson).join('\n'));
  if (configuration.failOnFindings && reports.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}

function settingsToResume(configuration: Configuration, flags: Flags): Settings {
  const kept = alsoForResume.map((name) => [name, configuration[name]]);
  return { ...(Object.fromEntries(kept) as Settings), ...readFlags(flags) };
}
