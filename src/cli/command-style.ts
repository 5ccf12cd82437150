import { type Command, Option } from 'commander';
import { UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';

/** A command line and what it does, for the help of a command. */
export type Example = readonly [line: string, meaning: string];

/** The heading of options that belong to no other, in the help of a command with several headings. */
export const otherOptions = 'Other:';

/** Gives a command its examples, and it and all below it one way of reporting mistakes. */
export function styled(command: Command, examples: readonly Example[] = []): Command {
  for (const each of [command, ...descendants(command)]) {
    const headings = each.options.map(({ helpGroupHeading }) => helpGroupHeading);
    const help = new Option('-h, --help', 'print this help');
    each.exitOverride().addHelpOption(headings.includes(otherOptions) ? help.helpGroup(otherOptions) : help);
    // Mistakes are reported in one place, with all other errors.
    each.configureOutput({ outputError: () => undefined });
    if (each.commands.length > 0) each.helpCommand('help [command]', 'print the help of a command');
  }
  return examples.length === 0 ? command : command.addHelpText('after', `\nExamples:\n${layOut(examples)}`);
}

const defaultName = 'list';

/** Makes a command `list` the default of a group, so that a word that names none is not taken for its argument. */
export function addDefault(group: Command, child: Command): Command {
  group.addCommand(child.name(defaultName), { isDefault: true });
  return child.allowExcessArguments().hook('preAction', () => {
    const [word] = child.args;
    if (word === undefined) return;
    const known = group.commands.map((other) => other.name());
    throw new UserError(`there is no command 'cupel ${group.name()} ${word}'; ${suggestion(word, known)}`);
  });
}

/** The command that a group runs when none is named, if it has one. */
export function defaultChild(group: Command): Command | undefined {
  return group.commands.find((child) => child.name() === defaultName);
}

function descendants(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...descendants(child)]);
}

function layOut(examples: readonly Example[]): string {
  const width = Math.max(...examples.map(([line]) => line.length));
  return examples.map(([line, meaning]) => `  ${line.padEnd(width)}  ${meaning}`).join('\n');
}
