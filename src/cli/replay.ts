import { Command } from 'commander';
import type { Observer } from '../campaign/observer.js';
import type { Finding } from '../core/finding.js';
import { judge } from '../oracle/judge.js';
import { outcomeTable } from '../report/outcome-table.js';
import { languageOfTarget } from './catalogue.js';
import { addOptions } from './command-options.js';
import { styled } from './command-style.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { openObserver, openOptions } from './open-observer.js';
import { stopSignal } from './stop-signal.js';
import { print, say, terminal } from './terminal.js';
import { withKnownStore } from './with-store.js';

/** `cupel replay`: whether a finding still shows, by the plain compilers that showed it. */
export function replayCommand(): Command {
  const command = new Command('replay')
    .summary('see whether a finding still shows')
    .description(
      'Runs the plain compilers of a finding on its program again. Exit code 1 if it does not show any more.',
    )
    .argument('<id>', 'the finding, or the first letters of its id')
    .action(replay);
  addOptions(command, 'Options:', ['seconds', 'megabytes', 'store', 'config']);
  return styled(command, [['cupel replay 3f2a', 'the finding whose id begins so']]);
}

async function replay(id: string, flags: Flags): Promise<void> {
  const configuration = await loadConfiguration(flags);
  const { finding } = await withKnownStore(configuration.store, (store) => store.finding(id));
  const namesOf = (reference: boolean) =>
    finding.observations.filter((o) => o.reference === reference).map(({ target }) => target);
  const observer = await openObserver(namesOf(false), namesOf(true), openOptions(configuration));
  const { signal, release } = stopSignal();
  try {
    warnOfChanges(finding, observer);
    const observations = await observer.observePlainly(finding.program, signal);
    print(outcomeTable([{ name: finding.program.id, observations }], terminal));
    const language = await languageOfTarget(finding.target);
    const verdict = judge(finding.program, observations, language.intendedDifferences).find(
      ({ target }) => target === finding.target,
    )?.verdict;
    const shows = verdict?.kind === 'bug' && verdict.signature === finding.signature;
    print(shows ? `${finding.id} shows again: ${finding.signature}` : `${finding.id} does not show any more`);
    process.exitCode = shows ? 0 : 1;
  } finally {
    await observer.close();
    release();
  }
}

function warnOfChanges(finding: Finding, observer: Observer): void {
  for (const { toolchain } of observer.targets) {
    const then = finding.toolchains.find(({ id }) => id === toolchain.id);
    if (then && then.checksum !== toolchain.checksum)
      say(`${toolchain.id} is not the same file as when this was found`);
  }
}
