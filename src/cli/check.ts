import { Command } from 'commander';
import { judge } from '../oracle/judge.js';
import { type CheckedProgram, outcomeTable } from '../report/outcome-table.js';
import { languageOfTarget } from './catalogue.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { openObserver, openOptions } from './open-observer.js';
import { readPrograms } from './read-programs.js';
import { stopSignal } from './stop-signal.js';
import { print, terminal } from './terminal.js';

/** `cupel check`: what compilers do with programs that are given. */
export function checkCommand(): Command {
  return new Command('check')
    .description('show what compilers do with a file, or with every file of a folder')
    .argument('<path>', 'a source file, a folder of source files, or a folder with a programs.jsonl')
    .option('--target <targets>', 'compilers, as typescript@6.0.3,typescript@7.0.2 (default: all that a hunt uses)')
    .option('--reference <targets>', 'what the others are compared with')
    .option('--plain', 'use the plain command-line compiler, one process per program')
    .option('--seconds <n>', 'the time limit for one program (default: 10)')
    .option('--megabytes <n>', 'the memory limit of a compiler (default: 2048)')
    .option('--json', 'one line of JSON per program')
    .option('--config <file>', 'the configuration file')
    .action(check);
}

async function check(path: string, { plain, ...flags }: Flags & { plain?: boolean }): Promise<void> {
  const configuration = await loadConfiguration(flags);
  const [first = 'typescript'] = configuration.target ?? [];
  const language = await languageOfTarget(first);
  const programs = await readPrograms(path, language);
  const targets = configuration.target ?? [...language.defaults.references, ...language.defaults.targets];
  const observer = await openObserver(targets, configuration.reference ?? [], openOptions(configuration));
  const { signal, release } = stopSignal();
  try {
    const rows: CheckedProgram[] = [];
    for (let start = 0; start < programs.length; start += configuration.batch) {
      const batch = programs.slice(start, start + configuration.batch);
      const observed = plain
        ? await Promise.all(batch.map((program) => observer.observePlainly(program, signal)))
        : await observer.observe(batch, signal);
      for (const [i, program] of batch.entries()) {
        const observations = observed[i] ?? [];
        const { expectation } = program;
        const judgements =
          expectation && judge({ ...program, expectation }, observations, language.intendedDifferences);
        rows.push({ name: program.name, observations, ...(judgements && { judgements }) });
      }
    }
    if (configuration.json) for (const row of rows) print(JSON.stringify(row));
    else print(outcomeTable(rows, terminal));
  } finally {
    await observer.close();
    release();
  }
}
