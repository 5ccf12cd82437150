import { explain } from './explain.js';
import { cupelProgram } from './program.js';
import { say } from './terminal.js';

/** The exit code of a fault of cupel itself: EX_SOFTWARE of sysexits, so that it is not taken for that of findings. */
export const faultCode = 70;

/** Runs one command line (without the names of Node and of the script) and returns the exit code. */
export async function run(argv: readonly string[]): Promise<number> {
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    const program = cupelProgram();
    // No arguments: print the help, which is not an error.
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    // Commands that end without an error set their exit code this way.
    return Number(process.exitCode);
  } catch (error) {
    const explanation = explain(error);
    if (!explanation) {
      // A bug in cupel: its stack is needed to fix it.
      say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return faultCode;
    }
    if (explanation.text !== undefined) say(`cupel: ${explanation.text}`);
    return explanation.exitCode;
  } finally {
    process.exitCode = before;
  }
}
