import type { Argument, Command, Option } from 'commander';
import { defaultChild } from './command-style.js';

/** What a shell offers where a value is typed. */
export type Values =
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly separator?: string }
  | { readonly kind: 'files' }
  | { readonly kind: 'folders' }
  | { readonly kind: 'unknown' };

/** An option as a shell completes it; one without values is a switch. */
export interface CompletionOption {
  readonly names: readonly string[];
  readonly text: string;
  readonly values?: Values;
}

/** A command as a shell completes it. */
export interface CompletionCommand {
  /** The words that lead to it, the name of the program first. */
  readonly path: readonly string[];
  readonly text: string;
  readonly options: readonly CompletionOption[];
  readonly commands: readonly CompletionCommand[];
  /** What its arguments may be. */
  readonly values: Values;
}

/** Values by the names of the options and arguments that take them. */
export type ValuesByName = ReadonlyMap<string, Values>;

/** Reads what can be completed out of a command, as its help shows it. */
export function completionTree(
  command: Command,
  known: ValuesByName,
  before: readonly string[] = [],
): CompletionCommand {
  const help = command.createHelp();
  const path = [...before, command.name()];
  const usual = defaultChild(command);
  const own = help.visibleOptions(command);
  const options = usual ? [...help.visibleOptions(usual), ...own.filter(({ long }) => long !== '--help')] : own;
  const [argument] = command.registeredArguments;
  // `help` takes the name of a command that stands beside it.
  const siblings = [...known, ['command', words(command.commands.map((child) => child.name()))]] as const;
  return {
    path,
    text: command.summary() || command.description(),
    options: options.map((option) => completionOption(option, known)),
    commands: help.visibleCommands(command).map((child) => completionTree(child, new Map(siblings), path)),
    values: argument ? argumentValues(argument, known) : { kind: 'unknown' },
  };
}

/** Every command of a tree, a group before what is in it. */
export function allCommands(command: CompletionCommand): CompletionCommand[] {
  return [command, ...command.commands.flatMap(allCommands)];
}

/** Values that are some words. */
export function words(list: readonly string[], separator?: string): Values {
  return { kind: 'words', words: list, ...(separator !== undefined && { separator }) };
}

function completionOption(option: Option, known: ValuesByName): CompletionOption {
  const names = [option.short, option.long].filter((name) => name !== undefined);
  const takesValue = option.required || option.optional;
  return { names, text: option.description, ...(takesValue && { values: optionValues(option, known) }) };
}

function optionValues(option: Option, known: ValuesByName): Values {
  if (option.argChoices) return words(option.argChoices);
  if (option.flags.endsWith('<dir>')) return { kind: 'folders' };
  if (option.flags.endsWith('<file>')) return { kind: 'files' };
  // Options of one name may take different values, which are told from each other by what stands for them.
  const [placeholder = ''] = /<[^>]+>$/.exec(option.flags) ?? [];
  return known.get(placeholder) ?? known.get(option.attributeName()) ?? { kind: 'unknown' };
}

function argumentValues(argument: Argument, known: ValuesByName): Values {
  if (argument.argChoices) return words(argument.argChoices);
  return known.get(argument.name()) ?? { kind: 'unknown' };
}
