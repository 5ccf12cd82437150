#!/usr/bin/env node
import { Command } from 'commander';
import { cupelVersion } from '../app/version.js';
import { bisectCommand } from './bisect.js';
import { checkCommand } from './check.js';
import { styled } from './command-style.js';
import { explain } from './explain.js';
import { findingsCommand } from './findings.js';
import { generateCommand } from './generate.js';
import { huntCommand } from './hunt.js';
import { initCommand } from './init.js';
import { knownBugsCommand } from './known-bugs.js';
import { reduceCommand } from './reduce.js';
import { replayCommand } from './replay.js';
import { reportCommand } from './report.js';
import { showCommand } from './show.js';
import { templatesCommand } from './templates.js';
import { say } from './terminal.js';
import { toolchainsCommand } from './toolchains.js';

const program = styled(
  new Command('cupel')
    .description('Finds bugs in compilers: makes programs, compiles them, compares, and keeps what it finds.')
    .version(cupelVersion, '-V, --version', 'the version of cupel')
    .addCommand(huntCommand())
    .addCommand(findingsCommand())
    .addCommand(reportCommand())
    .addCommand(replayCommand())
    .addCommand(reduceCommand())
    .addCommand(bisectCommand())
    .addCommand(checkCommand())
    .addCommand(generateCommand())
    .addCommand(showCommand())
    .addCommand(knownBugsCommand())
    .addCommand(templatesCommand())
    .addCommand(toolchainsCommand())
    .addCommand(initCommand()),
  [
    ['cupel hunt', 'look for bugs for a minute'],
    ['cupel findings', 'what has been found'],
    ['cupel report', 'the last hunt as a page to look at'],
    ['cupel check main.ts', 'what each compiler does with a file'],
    ['cupel hunt --help', 'all that a hunt can be told'],
  ],
);

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
