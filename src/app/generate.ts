import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { programSource } from '../campaign/program-source.js';
import { UserError } from '../core/errors.js';
import { builtScript } from '../harness/package-root.js';
import { type FeatureCounts, mergeCounts } from './feature-counts.js';
import type { GenerateJob, GenerateResult } from './generate-worker.js';
import { makeEmptyFolder } from './make-empty-folder.js';
import { defaultTechnique, findMaterial, impliedTechnique, wantedBy } from './material.js';
import { configure } from './read-settings.js';
import type { Settings } from './settings.js';
import { type Work, watched } from './work.js';

/** The result of generating programs. */
export interface Generated {
  readonly technique: string;
  readonly seed: string;
  /** How many were made. */
  readonly programs: number;
  /** The folder that they are in, if they were written. */
  readonly out?: string;
  /** The number of programs with each feature, if requested. */
  readonly features?: FeatureCounts;
  /** Programs that could not be generated: bugs in cupel. */
  readonly failures: GenerateResult['failures'];
}

/** Writes the first programs of a seed to a folder, or counts their features; nothing is compiled. */
export async function generate(settings: Settings = {}, work: Work = {}): Promise<Generated> {
  const configuration = configure(settings);
  const { listen } = watched(work);
  const { out, programs = 10, seed = '1', workers = 1, statistics } = configuration;
  const technique = configuration.technique ?? impliedTechnique(configuration) ?? defaultTechnique;
  if (out === undefined && !statistics)
    throw new UserError('nothing to do: set an output folder with --out DIR, or add --statistics');
  // Mistakes in the settings are reported before anything is written.
  const wanted = await wantedBy(technique, configuration);
  const material = await findMaterial(wanted);
  if (statistics && !material.technique.needs.includes('model'))
    throw new UserError(
      `--statistics counts features of generated programs; programs of technique ${technique} have none`,
    );
  await programSource(material.technique, material, seed).close();
  if (out !== undefined) await makeEmptyFolder(out);
  const share = Math.ceil(programs / workers);
  const jobs = Array.from({ length: Math.ceil(programs / share) }, (_, i): GenerateJob => {
    return { ...wanted, from: i * share, to: Math.min((i + 1) * share, programs), seed, out };
  });
  const results = await Promise.all(jobs.map(runJob));
  if (out !== undefined) {
    const lines = results.flatMap((result) => result.lines.map((line) => `${line}\n`));
    await writeFile(join(out, 'programs.jsonl'), lines.join(''));
  }
  const failures = results.flatMap((result) => result.failures);
  for (const { index, message } of failures) listen({ kind: 'failed', index, message });
  return {
    technique,
    seed,
    programs: programs - failures.length,
    failures,
    ...(out !== undefined && { out }),
    ...(statistics && { features: mergeCounts(results.map(({ features }) => features)) }),
  };
}

function runJob(job: GenerateJob): Promise<GenerateResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(builtScript('app/generate-worker'), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
