#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { UserError } from '../core/errors.js';
import { checkCommand } from './check.js';
import { findingsCommand } from './findings.js';
import { generateCommand } from './generate.js';
import { huntCommand } from './hunt.js';
import { initCommand } from './init.js';
import { replayCommand } from './replay.js';
import { toolchainsCommand } from './toolchains.js';
import { cupelVersion } from './version.js';

const program = new Command('cupel')
  .description('finds bugs in compilers')
  .version(cupelVersion)
  .addCommand(huntCommand())
  .addCommand(generateCommand())
  .addCommand(checkCommand())
  .addCommand(findingsCommand())
  .addCommand(replayCommand())
  .addCommand(toolchainsCommand())
  .addCommand(initCommand());

// Failures of the machine that a person can mend; the system's message names the file.
const machineErrors = new Set([
  'ENOSPC',
  'EROFS',
  'EACCES',
  'EPERM',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
  'ENOTDIR',
  'EISDIR',
]);

for (const command of allCommands(program)) command.exitOverride();
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}

function explain(error: unknown): number {
  // commander has printed its own message; help and version are not errors.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UserError) {
    process.stderr.write(`cupel: ${error.message}\n`);
    return 2;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && machineErrors.has(code)) {
    process.stderr.write(`cupel: ${message}; free space or mend the permissions, then run the command again\n`);
    return 2;
  }
  throw error;
}

function allCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap((child) => allCommands(child))];
}
