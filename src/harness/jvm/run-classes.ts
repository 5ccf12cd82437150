import { type ProcessResult, runProcess } from '../process/run-process.js';
import { confined } from '../process/sandbox.js';
import { jarsOf } from './class-path.js';
import { javaCommand } from './java-command.js';
import type { ClassFiles } from './plain-compile.js';

/** What is started with the class files of a program on the class path. */
export interface MainClass {
  readonly main: string;
  /** Flags of the JVM. */
  readonly flags: readonly string[];
  /** Where the main class is, if it is none of the program. */
  readonly from?: string;
  readonly args?: readonly string[];
}

/** Runs a main class in a fresh JVM with the classes of a program and the libraries that they need. */
export async function runClasses(
  { compiler, program, folder, limits, signal }: ClassFiles,
  { main, flags, from, args = [] }: MainClass,
): Promise<ProcessResult> {
  const classPath = [folder, ...compiler.libraries, ...jarsOf(program), ...(from ? [from] : [])];
  const command = await confined(javaCommand({ jdk: compiler.jdk, classPath, main }, flags, args), folder);
  const result = await runProcess({ ...command, cwd: folder, limits, ...(signal && { signal }) });
  if (result.ended === 'aborted') signal?.throwIfAborted();
  return result;
}
