import { Command } from 'commander';
import { cupelVersion } from '../app/version.js';
import { apiCommand } from './api.js';
import { bisectCommand } from './bisect.js';
import { checkCommand } from './check.js';
import { styled } from './command-style.js';
import { completionCommand } from './completion.js';
import { findingsCommand } from './findings.js';
import { generateCommand } from './generate.js';
import { huntCommand } from './hunt.js';
import { initCommand } from './init.js';
import { knownBugsCommand } from './known-bugs.js';
import { reduceCommand } from './reduce.js';
import { replayCommand } from './replay.js';
import { reportCommand } from './report.js';
import { rulesCommand } from './rules.js';
import { showCommand } from './show.js';
import { statusCommand } from './status.js';
import { templatesCommand } from './templates.js';
import { toolchainsCommand } from './toolchains.js';
import { workCommand } from './work.js';

/** The whole command line: every command with its options. */
export function cupelProgram(): Command {
  return styled(
    new Command('cupel')
      .description(
        'Finds bugs in compilers: generates programs, compares what compilers do with them, then stores, reduces and bisects ' +
          'the findings.',
      )
      .version(cupelVersion, '-V, --version', 'print the version of cupel')
      .addCommand(huntCommand())
      .addCommand(workCommand())
      .addCommand(statusCommand())
      .addCommand(findingsCommand())
      .addCommand(reportCommand())
      .addCommand(replayCommand())
      .addCommand(reduceCommand())
      .addCommand(bisectCommand())
      .addCommand(checkCommand())
      .addCommand(generateCommand())
      .addCommand(showCommand())
      .addCommand(knownBugsCommand())
      .addCommand(rulesCommand())
      .addCommand(templatesCommand())
      .addCommand(apiCommand())
      .addCommand(toolchainsCommand())
      .addCommand(initCommand())
      .addCommand(completionCommand()),
    [
      ['cupel hunt', 'search for bugs for one minute'],
      ['cupel findings', 'list what was found'],
      ['cupel report', 'write an HTML report of the last campaign'],
      ['cupel check main.ts', 'run the default compilers on a file'],
      ['cupel hunt --help', 'list all options of a hunt'],
    ],
  );
}
