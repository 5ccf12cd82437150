// A thread that makes some of the programs of `cupel generate`.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { programSource } from '../campaign/program-source.js';
import type { TestProgram } from '../core/test-program.js';
import { writeFiles } from '../harness/process/temporary-folder.js';
import { findMaterial } from './hunt-settings.js';

/** A range of programs to make. */
export interface GenerateJob {
  readonly from: number;
  readonly to: number;
  readonly target: string;
  readonly technique: string;
  readonly seed: string;
  readonly seeds: string | undefined;
  readonly out: string;
}

/** The lines of programs.jsonl for a range, and what could not be made. */
export interface GenerateResult {
  readonly lines: readonly string[];
  readonly failures: readonly { readonly index: number; readonly message: string }[];
}

parentPort?.postMessage(await run(workerData as GenerateJob));

async function run(job: GenerateJob): Promise<GenerateResult> {
  const { technique, language, seeds } = await findMaterial(job);
  const source = programSource(technique, { language, seeds }, job.seed);
  const lines: string[] = [];
  const failures: { index: number; message: string }[] = [];
  for (let index = job.from; index < job.to; index++) {
    let program: TestProgram;
    try {
      program = source.at(index);
    } catch (error) {
      failures.push({ index, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      continue;
    }
    await writeFiles(join(job.out, String(index)), program.files);
    lines.push(lineOf(program));
  }
  return { lines, failures };
}

function lineOf({ id, language, origin, files, expectation, trace }: TestProgram): string {
  return JSON.stringify({
    index: origin.index,
    id,
    language,
    files: files.map(({ path }) => path),
    expectation,
    origin,
    trace,
  });
}
