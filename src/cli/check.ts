import { Command } from 'commander';
import type { Observer } from '../campaign/observer.js';
import type { Observation } from '../core/outcome.js';
import type { Language } from '../model/language.js';
import { judge } from '../oracle/judge.js';
import { type CheckedProgram, outcomeTable } from '../report/outcome-table.js';
import { languageOfFile, languageOfTarget, requireOneLanguage } from './catalogue.js';
import { addOptions } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { openObserver, openOptions } from './open-observer.js';
import { type GivenProgram, readPrograms } from './read-programs.js';
import { stopSignal } from './stop-signal.js';
import { print, terminal } from './terminal.js';

/** `cupel check`: what compilers do with programs that are given. */
export function checkCommand(): Command {
  const command = new Command('check')
    .summary('show what compilers do with your programs')
    .description('Shows what compilers do with a file, or with every file of a folder.')
    .argument('<path>', 'a source file, a folder of source files, or a folder that `cupel generate` wrote')
    .action(check);
  addOptions(command, 'Compilers:', ['target', 'reference', 'plain', 'seconds', 'megabytes']);
  addOptions(command, otherOptions, ['json', 'config']);
  return styled(command, [
    ['cupel check main.ts', 'the compilers that a hunt uses'],
    ['cupel check main.ts --target typescript@5.9.3,typescript@7.0.2', 'these compilers'],
    ['cupel check generated --json', 'one line of JSON per program'],
  ]);
}

async function check(path: string, flags: Flags): Promise<void> {
  const configuration = await loadConfiguration(flags);
  const [first] = configuration.target ?? [];
  const language =
    (first === undefined && (await languageOfFile(path))) || (await languageOfTarget(first ?? 'typescript'));
  const programs = await readPrograms(path, language);
  const targets = configuration.target ?? language.defaults.targets;
  const references = configuration.reference ?? (configuration.target ? [] : language.defaults.references);
  await requireOneLanguage([...targets, ...references]);
  const observer = await openObserver(targets, references, openOptions(configuration));
  const { signal, release } = stopSignal();
  try {
    const rows: CheckedProgram[] = [];
    for (let start = 0; start < programs.length; start += configuration.batch) {
      const batch = programs.slice(start, start + configuration.batch);
      const observed = await observe(observer, batch, { plain: configuration.plain, signal });
      const checked = batch.map((program, i) => checkedProgram(program, observed[i] ?? [], language));
      if (configuration.json) for (const row of checked) print(JSON.stringify(row));
      else rows.push(...checked);
    }
    if (!configuration.json) print(outcomeTable(rows, terminal));
  } finally {
    await observer.close();
    release();
  }
}

async function observe(
  observer: Observer,
  batch: readonly GivenProgram[],
  { plain, signal }: { plain: boolean; signal: AbortSignal },
): Promise<Observation[][]> {
  if (!plain) return observer.observe(batch, signal);
  const rows: Observation[][] = [];
  for (const program of batch) rows.push(await observer.observePlainly(program, signal));
  return rows;
}

function checkedProgram(
  program: GivenProgram,
  observations: readonly Observation[],
  language: Language,
): CheckedProgram {
  const { name, expectation } = program;
  if (!expectation) return { name, observations };
  return {
    name,
    observations,
    judgements: judge({ ...program, expectation }, observations, language.intendedDifferences),
  };
}
