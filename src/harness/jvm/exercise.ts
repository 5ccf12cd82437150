import type { ClassFiles } from './plain-compile.js';
import { runClasses } from './run-classes.js';
import { serverClasses } from './server-classes.js';

const main = 'cupel.run.Exercise';

// As the main class has it.
const faultExitCode = 77;

// Generated programs need little; one that fills memory without end shall do so soon.
const heap = '-Xmx512m';

// A JVM leaves the stack out of exceptions that it has thrown often, and a fault is told by its stack.
const wholeStacks = '-XX:-OmitStackTraceInFastThrow';

/** Calls what can be called of compiled classes; the fault that no well-typed program can have, if there is one. */
export async function exercise(classes: ClassFiles): Promise<string | undefined> {
  const from = await serverClasses(classes.compiler.jdk);
  const deadline = Math.round(classes.limits.millis / 2);
  const { exitCode, stdout, stderr } = await runClasses(classes, {
    main,
    flags: [heap, wholeStacks],
    from,
    args: [classes.folder, String(deadline)],
  });
  if (stderr.includes(main)) throw new Error(`the exerciser failed:\n${stderr}`);
  // A JVM that was stopped shows no fault.
  return exitCode === faultExitCode ? stdout.trimEnd() : undefined;
}
