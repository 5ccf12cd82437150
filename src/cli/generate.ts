import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Command } from 'commander';
import { messageOf, UserError } from '../core/errors.js';
import { builtScript } from '../harness/package-root.js';
import { makeFolder } from '../store/store-folder.js';
import type { GenerateJob, GenerateResult } from './generate-worker.js';
import { findMaterial } from './hunt-settings.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { print } from './terminal.js';

/** `cupel generate`: writes programs to a folder and compiles nothing. */
export function generateCommand(): Command {
  return new Command('generate')
    .description('write programs to a folder, compiling nothing')
    .requiredOption('--out <dir>', 'the folder; it must be new or empty')
    .option('--technique <id>', 'how programs are made (default: tokens)')
    .option('--target <language>', 'the language, or a compiler of it (default: typescript)')
    .option('--programs <n>', 'how many (default: 10)')
    .option('--seed <seed>', 'what all random choices follow from (default: 1)')
    .option('--seeds <dir>', 'a folder of programs to start from')
    .option('--workers <n>', 'how many threads make programs (default: 1)')
    .option('--config <file>', 'the configuration file')
    .action(generate);
}

async function generate({ out, ...flags }: Flags & { out: string }): Promise<void> {
  const configuration = await loadConfiguration(flags);
  const {
    technique = 'tokens',
    target: [target] = ['typescript'],
    programs = 10,
    seed = '1',
    workers = 1,
  } = configuration;
  // Mistakes in the settings are told before anything is written.
  await findMaterial({ target: target as string, technique, seeds: configuration.seeds });
  await makeEmptyFolder(out);
  const share = Math.ceil(programs / workers);
  const jobs = Array.from({ length: workers }, (_, i): GenerateJob => {
    const range = { from: Math.min(i * share, programs), to: Math.min((i + 1) * share, programs) };
    return { ...range, target: target as string, technique, seed, seeds: configuration.seeds, out };
  });
  const results = await Promise.all(jobs.map(runJob));
  await writeFile(
    join(out, 'programs.jsonl'),
    results.flatMap(({ lines }) => lines.map((line) => `${line}\n`)).join(''),
  );
  const failures = results.flatMap((result) => result.failures);
  for (const { index, message } of failures) process.stderr.write(`program ${index} could not be made: ${message}\n`);
  const made = programs - failures.length;
  print(`wrote ${made} program${made === 1 ? '' : 's'} to ${out} (${technique}, seed ${seed})`);
  if (failures.length > 0) throw new Error(`${failures.length} programs could not be made: this is a defect of cupel`);
}

async function makeEmptyFolder(folder: string): Promise<void> {
  const entries = await makeFolder(folder)
    .then(() => readdir(folder))
    .catch((error: unknown) => {
      throw new UserError(`cannot write to ${folder}: ${messageOf(error)}`);
    });
  if (entries.length > 0) throw new UserError(`the folder ${folder} is not empty; give a new one to --out`);
}

function runJob(job: GenerateJob): Promise<GenerateResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(builtScript('cli/generate-worker'), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
