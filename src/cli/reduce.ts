import { existsSync, statSync } from 'node:fs';
import { Command, Option } from 'commander';
import { confirm, isBug } from '../campaign/confirm.js';
import type { Observer } from '../campaign/observer.js';
import { keepReduction, type ReductionPlan, reduceFinding } from '../campaign/reduce-finding.js';
import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { identify } from '../core/identity.js';
import { sourcesOf } from '../core/sources.js';
import { judge } from '../oracle/judge.js';
import { reductionSentence } from '../report/reduction-words.js';
import type { ReduceProgress } from '../triage/reduce/reduce.js';
import { languageOfFile, languageOfTarget } from './catalogue.js';
import { addOptions } from './command-options.js';
import { styled } from './command-style.js';
import type { Configuration } from './configuration.js';
import { parseDuration } from './duration.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { namesOf, openObserver, openOptions } from './open-observer.js';
import { readPrograms } from './read-programs.js';
import { stopSignal } from './stop-signal.js';
import { print, say } from './terminal.js';
import { cupelVersion } from './version.js';
import { withKnownStore } from './with-store.js';

const defaultTime = '10m';

/** `cupel reduce`: makes the program of a finding, or of a file, small. */
export function reduceCommand(): Command {
  const command = new Command('reduce')
    .summary('make the program of a finding small')
    .description(
      'Cuts the program of a finding, or of a file, down to what its bug needs. What a finding learns is stored; of a file ' +
        'the small program is printed. A finding that was reduced before is reduced further.',
    )
    .argument('<id-or-file>', 'the finding, or the first letters of its id; or a source file')
    .action(reduceAny);
  addOptions(command, 'Options:', [
    'target',
    'reference',
    'workers',
    'seconds',
    'megabytes',
    'store',
    'json',
    'config',
  ]);
  command.addOption(
    new Option('--for <time>', `how long at most: 90s, 10m (default: ${defaultTime})`).helpGroup('Options:'),
  );
  return styled(command, [
    ['cupel reduce 3f2a', 'the finding whose id begins so'],
    ['cupel reduce crash.kt --target kotlin@1.5.31', 'a file that a compiler fails on'],
    [
      'cupel reduce main.ts --target typescript@7.0.2 --reference typescript@6.0.3',
      'a file that two compilers disagree on',
    ],
  ]);
}

async function reduceAny(given: string, flags: Flags): Promise<void> {
  const configuration = await loadConfiguration(flags);
  if (existsSync(given) && statSync(given).isFile()) return reduceFile(given, configuration);
  await withKnownStore(configuration.store, async (store) => {
    const { finding } = await store.finding(given);
    const language = await languageOfTarget(finding.target);
    const reduced = await withObserver(
      namesOf(finding, false),
      namesOf(finding, true),
      configuration,
      (observer, signal) => run(finding, { observer, language, signal, configuration }),
    );
    if (!reduced) throw new UserError(`${finding.id} does not show any more: see \`cupel replay ${finding.id}\``);
    await keepReduction(reduced, store);
    show(reduced, configuration);
  });
}

async function reduceFile(path: string, configuration: Configuration): Promise<void> {
  const [first] = configuration.target ?? [];
  const language = first === undefined ? await languageOfFile(path) : await languageOfTarget(first);
  if (!language) throw new UserError(`${path} is in no language that cupel knows; name a compiler with --target`);
  const [given] = await readPrograms(path, language);
  if (!given) throw new UserError(`${path} holds no program`);
  const targets = configuration.target ?? language.defaults.targets;
  const references = configuration.reference ?? (configuration.target ? [] : language.defaults.references);
  const { files, expectation = { kind: 'agree' } } = given;
  const program = identify({ files, expectation, trace: [] }, language.id, {
    technique: 'given',
    seed: path,
    index: 0,
  });
  const reduced = await withObserver(targets, references, configuration, async (observer, signal) => {
    const court = { observer, ledger: language.intendedDifferences, cupelVersion };
    const observations = await observer.observePlainly(program, signal);
    const suspected = judge(program, observations, court.ledger).filter(isBug);
    const [finding] = suspected.length > 0 ? await confirm(program, suspected, court, signal) : [];
    if (finding) say(finding.signature);
    return finding && run(finding, { observer, language, signal, configuration, isFresh: true });
  });
  if (!reduced)
    throw new UserError(`${path} shows no bug of ${targets.join(', ')}: see \`cupel check\` for what it does`);
  show(reduced, configuration);
}

async function withObserver<T>(
  targets: readonly string[],
  references: readonly string[],
  configuration: Configuration,
  work: (observer: Observer, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const observer = await openObserver(targets, references, openOptions(configuration));
  const { signal, release } = stopSignal();
  try {
    return await work(observer, signal);
  } finally {
    await observer.close();
    release();
  }
}

interface RunParts extends Pick<ReductionPlan, 'observer' | 'language' | 'signal' | 'isFresh'> {
  readonly configuration: Configuration;
}

function run(finding: Finding, { configuration, ...parts }: RunParts): Promise<Finding | undefined> {
  return reduceFinding(finding, {
    ...parts,
    lanes: openOptions(configuration).workers,
    seconds: parseDuration(configuration.for ?? defaultTime),
    listen: listener(),
  });
}

// A line for each pass that came to something.
function listener(): (progress: ReduceProgress) => void {
  let least = Number.POSITIVE_INFINITY;
  return ({ pass, tokens, queries, seconds }) => {
    if (tokens.now >= least) return;
    least = tokens.now;
    say(`${pass}: ${tokens.before} to ${tokens.now} tokens, ${queries} programs, ${seconds.toFixed(0)} s`);
  };
}

function show(finding: Finding, { json }: Configuration): void {
  if (json)
    return print(JSON.stringify({ id: finding.id, reduction: finding.reduction, files: sourcesOf(finding.program) }));
  for (const { text } of sourcesOf(finding.program)) print(text);
  say(reductionSentence(finding) ?? '');
}
