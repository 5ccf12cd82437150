import { Argument, Command } from 'commander';
import { UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';
import { styled } from './command-style.js';
import { bashCompletion } from './completion-bash.js';
import { fishCompletion } from './completion-fish.js';
import { type CompletionCommand, completionTree } from './completion-tree.js';
import { completionValues } from './completion-values.js';
import { zshCompletion } from './completion-zsh.js';
import { print } from './terminal.js';

const scripts: Readonly<Record<string, (tree: CompletionCommand) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** `cupel completion`: lets a shell complete commands, options and their values. */
export function completionCommand(): Command {
  const command = new Command('completion')
    .summary('print a shell completion script')
    .description('Prints a script with which a shell completes the commands, options and option values of cupel.')
    // An unknown shell is reported like other mistakes, by a UserError.
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)).argParser((word) => word))
    .action(async (shell: string) => print(await completionScript(shell, rootOf(command))));
  return styled(command, [
    ['source <(cupel completion bash)', 'add it to ~/.bashrc'],
    ['source <(cupel completion zsh)', 'add it to ~/.zshrc, after compinit'],
    ['cupel completion fish > ~/.config/fish/completions/cupel.fish', 'run it once'],
  ]);
}

/** The script by which a shell completes a program. */
export async function completionScript(shell: string, program: Command): Promise<string> {
  const make = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
  if (!make)
    throw new UserError(`there is no completion script for '${shell}'; ${suggestion(shell, Object.keys(scripts))}`);
  return make(completionTree(program, await completionValues()));
}

function rootOf(command: Command): Command {
  return command.parent ? rootOf(command.parent) : command;
}
