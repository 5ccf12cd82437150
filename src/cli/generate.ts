import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Command } from 'commander';
import { programSource } from '../campaign/program-source.js';
import { UserError } from '../core/errors.js';
import { builtScript } from '../harness/package-root.js';
import { formatMany } from '../report/numbers.js';
import { addOptions, makingOptions } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { featureReport, mergeStatistics } from './feature-report.js';
import type { GenerateJob, GenerateResult } from './generate-worker.js';
import { findMaterial } from './hunt-settings.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { makeEmptyFolder } from './make-empty-folder.js';
import { techniqueSettings } from './technique-settings.js';
import { print, say } from './terminal.js';

/** `cupel generate`: writes programs to a folder and compiles nothing. */
export function generateCommand(): Command {
  const command = new Command('generate')
    .summary('write programs to a folder, compiling nothing')
    .description(
      'Writes programs to a folder and compiles nothing: OUT/<index>/<files>, and OUT/programs.jsonl with a line for each. ' +
        'The same settings and seed give the same bytes. Unless told otherwise it makes 10 programs of seed 1.',
    )
    .action(generate);
  addOptions(command, 'What:', ['out', 'programs', 'seed', 'statistics']);
  addOptions(command, 'How:', ['technique', 'target', ...makingOptions, 'workers']);
  addOptions(command, otherOptions, ['config']);
  return styled(command, [
    ['cupel generate --out programs --programs 100 --seed 7', 'the first 100 programs of seed 7'],
    ['cupel check programs', 'what compilers do with them'],
    ['cupel generate --technique generate --target kotlin --statistics', 'which features programs have'],
  ]);
}

async function generate(flags: Flags): Promise<void> {
  const configuration = await loadConfiguration(flags);
  const { out, technique = 'tokens', target: [target = ''] = ['typescript'] } = configuration;
  const { programs = 10, seed = '1', workers = 1, seeds } = configuration;
  if (out === undefined && !configuration.statistics)
    throw new UserError('name the folder to write to with --out DIR, or ask for --statistics');
  // Mistakes in the settings are told before anything is written.
  const settings = techniqueSettings(configuration);
  const material = await findMaterial({ target, technique, seeds, settings });
  if (configuration.statistics && !material.technique.needs.includes('model'))
    throw new UserError(`--statistics counts features of generated programs; the technique ${technique} makes others`);
  programSource(material.technique, material, seed);
  if (out !== undefined) await makeEmptyFolder(out);
  const share = Math.ceil(programs / workers);
  const jobs = Array.from({ length: Math.ceil(programs / share) }, (_, i): GenerateJob => {
    const range = { from: i * share, to: Math.min((i + 1) * share, programs) };
    return { ...range, target, technique, seed, seeds, settings, out };
  });
  const results = await Promise.all(jobs.map(runJob));
  if (out !== undefined) {
    const lines = results.flatMap((result) => result.lines.map((line) => `${line}\n`));
    await writeFile(join(out, 'programs.jsonl'), lines.join(''));
  }
  const failures = results.flatMap((result) => result.failures);
  for (const { index, message } of failures) say(`program ${index} could not be made: ${message}`);
  const made = formatMany(programs - failures.length, 'program');
  print(`${out === undefined ? `made ${made}` : `wrote ${made} to ${out}`} (${technique}, seed ${seed})`);
  if (configuration.statistics) print(featureReport(mergeStatistics(results.map(({ statistics }) => statistics))));
  if (failures.length > 0) throw new Error(`${failures.length} programs could not be made: this is a defect of cupel`);
}

function runJob(job: GenerateJob): Promise<GenerateResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(builtScript('cli/generate-worker'), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
