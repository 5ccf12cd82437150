import { Command } from 'commander';
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
import { cupelVersion } from './version.js';

/** The exit code of a fault of cupel itself: EX_SOFTWARE of sysexits, so that it is not taken for that of findings. */
export const faultCode = 70;

/** Runs one command line (without the names of Node and of the script) and returns the exit code. */
export async function run(argv: readonly string[]): Promise<number> {
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    const program = commandLine();
    // Without a word there is nothing wrong yet.
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    // Commands that end well tell their exit code in this way.
    return Number(process.exitCode);
  } catch (error) {
    const explanation = explain(error);
    if (!explanation) {
      // The stack is for us.
      say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return faultCode;
    }
    if (explanation.text !== undefined) say(`cupel: ${explanation.text}`);
    return explanation.exitCode;
  } finally {
    process.exitCode = before;
  }
}

function commandLine(): Command {
  return styled(
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
}
