import { Command } from 'commander';
import type { Observer } from '../campaign/observer.js';
import type { Finding } from '../core/finding.js';
import { signatureText } from '../core/signature.js';
import { outcomeTable } from '../report/outcome-table.js';
import { showsBug } from '../triage/shows-bug.js';
import { withSignature } from '../triage/with-signature.js';
import { languageOfTarget } from './catalogue.js';
import { addOptions } from './command-options.js';
import { styled } from './command-style.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { namesOf, openObserver, openOptions } from './open-observer.js';
import { requireExactly } from './provide.js';
import { findingNamed } from './read-finding.js';
import { stopSignal } from './stop-signal.js';
import { print, say, terminal } from './terminal.js';
import { cupelVersion } from './version.js';

/** `cupel replay`: whether a finding still shows, by the plain compilers that showed it. */
export function replayCommand(): Command {
  const command = new Command('replay')
    .summary('see whether a finding still shows')
    .description(
      'Runs the plain compilers of a finding on its program again. The finding is in the store, or in a file that was ' +
        'exported on another machine. Exit code 1 if it does not show.',
    )
    .argument('<id>', 'the finding, the first letters of its id, or FILE.json')
    .option('--install', 'install the compilers that are not here')
    .action(replay);
  addOptions(command, 'Options:', ['seconds', 'megabytes', 'store', 'config']);
  return styled(command, [
    ['cupel replay 3f2a', 'the finding whose id begins so'],
    ['cupel replay finding.json --install', 'a finding of another machine'],
  ]);
}

async function replay(
  id: string,
  { install = false, ...flags }: Flags & { readonly install?: boolean },
): Promise<void> {
  const configuration = await loadConfiguration(flags);
  const named = await findingNamed(id, configuration.store);
  const language = await languageOfTarget(named.target);
  const finding = withSignature(named, language.intendedDifferences);
  const [targets, references] = [namesOf(finding, false), namesOf(finding, true)];
  await requireExactly([...targets, ...references], install);
  const observer = await openObserver(targets, references, openOptions(configuration));
  const { signal, release } = stopSignal();
  try {
    warnOfChanges(finding, observer);
    const observations = await observer.observePlainly(finding.program, signal);
    print(outcomeTable([{ name: finding.program.id, observations }], terminal));
    const shows = showsBug(finding, finding.program, observations, language.intendedDifferences);
    print(
      shows ? `${finding.id} shows again: ${signatureText(finding.signature)}` : `${finding.id} does not show any more`,
    );
    process.exitCode = shows ? 0 : 1;
  } finally {
    await observer.close();
    release();
  }
}

function warnOfChanges(finding: Finding, observer: Observer): void {
  if (finding.cupelVersion !== cupelVersion)
    say(`this was found by cupel ${finding.cupelVersion}, and this is ${cupelVersion}`);
  for (const { toolchain } of observer.targets) {
    const then = finding.toolchains.find(({ id }) => id === toolchain.id);
    if (then && then.checksum !== toolchain.checksum)
      say(`${toolchain.id} is not the same file as when this was found`);
  }
}
