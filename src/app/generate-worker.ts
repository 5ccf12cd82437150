// A thread that makes some of the programs of `cupel generate`.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { programSource } from '../campaign/program-source.js';
import { sourcesOf } from '../core/sources.js';
import type { TestProgram } from '../core/test-program.js';
import { writeFiles } from '../harness/process/temporary-folder.js';
import { countFeatures, emptyCounts, type FeatureCounts } from './feature-counts.js';
import { findMaterial, type WantedMaterial } from './material.js';
import { placedDriver } from './placed-driver.js';

/** A range of programs to make. */
export interface GenerateJob extends WantedMaterial {
  readonly from: number;
  readonly to: number;
  readonly seed: string;
  readonly out: string | undefined;
}

/** The lines of programs.jsonl for a range, and what could not be made. */
export interface GenerateResult {
  readonly lines: readonly string[];
  readonly failures: readonly { readonly index: number; readonly message: string }[];
  readonly features: FeatureCounts;
}

parentPort?.postMessage(await run(workerData as GenerateJob));

async function run(job: GenerateJob): Promise<GenerateResult> {
  const material = await findMaterial(job);
  const source = programSource(material.technique, material, job.seed);
  const features = emptyCounts();
  const lines: string[] = [];
  const failures: { index: number; message: string }[] = [];
  for (let index = job.from; index < job.to; index++) {
    let program: TestProgram;
    try {
      program = await source.at(index);
    } catch (error) {
      failures.push({ index, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      continue;
    }
    if (job.out !== undefined) await writeFiles(join(job.out, String(index)), sourcesOf(program));
    countFeatures(features, program);
    lines.push(lineOf(program, job));
  }
  await source.close();
  return { lines, failures, features };
}

function lineOf(program: TestProgram, { settings, mutedBugs = [] }: GenerateJob): string {
  const { id, language, origin, files, expectation, trace } = program;
  const driver = placedDriver(program);
  return JSON.stringify({
    index: origin.index,
    id,
    language,
    files: files.map(({ path }) => path),
    expectation,
    origin,
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(mutedBugs.length > 0 && { mutedBugs }),
    trace,
    ...(driver && { driver }),
  });
}
