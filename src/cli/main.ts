#!/usr/bin/env node
import { explain } from './explain.js';
import { cupelProgram } from './program.js';
import { say } from './terminal.js';

const program = cupelProgram();

// A reader such as `head` may leave early; a hunt goes on without its audience.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  // Without a word there is nothing wrong yet.
  if (process.argv.length <= 2) program.outputHelp();
  else await program.parseAsync();
} catch (error) {
  const explanation = explain(error);
  if (!explanation) {
    // Our own fault: the stack is for us, and the exit code (EX_SOFTWARE of sysexits) is not that of findings.
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(70);
  }
  if (explanation.text !== undefined) say(`cupel: ${explanation.text}`);
  process.exitCode = explanation.exitCode;
}
