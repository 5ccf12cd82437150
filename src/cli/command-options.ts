import { type Command, Option } from 'commander';
import { factsOf, flagNamed, type SettingName, techniquesOfSetting } from '../app/settings.js';

/** Gives a command some of the settings as options, under a heading of its help. */
export function addOptions(command: Command, heading: string, names: readonly (SettingName | 'config')[]): void {
  for (const name of names) addOption(command, heading, name);
}

/** Gives a command the settings of all techniques, under a heading for each technique. */
export function addTechniqueOptions(command: Command): void {
  for (const [name, [technique = '']] of techniquesOfSetting) addOption(command, `Technique ${technique}:`, name);
}

// Defaults are in the text, not in commander: the configuration file overrides them.
function addOption(command: Command, heading: string, name: string): void {
  if (name === 'config') {
    const text = 'configuration file (default: cupel.config.ts or cupel.config.json)';
    command.addOption(new Option('--config <file>', text).helpGroup(heading));
    return;
  }
  const { argument, standard, fileOnly, text } = factsOf(name);
  if (fileOnly) return;
  const shown = argument === undefined || standard === undefined ? text : `${text} (default: ${standard})`;
  const option = new Option([flagNamed(name), argument].filter(Boolean).join(' '), shown);
  command.addOption(option.helpGroup(heading));
  // What a file switches on, a flag can switch off.
  if (argument === undefined) command.addOption(new Option(`--no-${flagNamed(name).slice(2)}`).hideHelp());
}

/** The option by which a person allows that programs from outside are executed; no configuration file can say it. */
export function trustOption(text = 'allow programs that cupel did not make here to be executed'): Option {
  return new Option('--trust', text);
}

/** The same for a command that executes nothing but templates. */
export function templateTrustOption(): Option {
  return trustOption('allow templates that the configuration file names to be executed');
}
