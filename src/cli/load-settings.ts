import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { executeConfig } from '../app/execute-config.js';
import { byFlag, configure, readSettings, settingsOfEnvironment } from '../app/read-settings.js';
import type { Trust } from '../app/require-trust.js';
import { requireTrustedFiles, settingsWithout } from '../app/require-trusted-sources.js';
import { type Configuration, factsOf, type ReadSettings } from '../app/settings.js';
import { UserError } from '../core/errors.js';
import { isServerPlace } from '../core/store-place.js';
import { reasonOf } from '../core/system-error.js';
import { say } from './terminal.js';

const codeName = 'cupel.config.ts';
const dataName = 'cupel.config.json';

/** Settings as they come from flags: names of settings with raw values. */
export type Flags = Readonly<Record<string, unknown>> & { readonly config?: string };

/** Puts together flags, the configuration file and defaults; a flag wins over the file. */
export async function loadSettings({ config, ...flags }: Flags): Promise<Configuration> {
  return settingsFrom(config ?? usualFile(), flags);
}

/**
 * The same for a command that only reads the store: a configuration that is code is executed only if it is named. Somebody
 * may look at findings in a folder that he does not trust.
 */
export async function loadStoreSettings({ config, ...flags }: Flags): Promise<Configuration> {
  const usual = usualFile();
  const isLeftOut = config === undefined && usual === codeName;
  if (isLeftOut && flags.store === undefined && settingsOfEnvironment().store === undefined)
    say(`${codeName} is code, and this command does not execute it; --config ${codeName} does`);
  return settingsFrom(config ?? (isLeftOut ? undefined : usual), flags);
}

/**
 * The same for a command that makes programs, which executes templates: whoever names one by a flag wants that, but one that
 * a file names must be trusted.
 */
export async function loadMakingSettings(
  { config = usualFile(), ...flags }: Flags,
  trust: Trust,
): Promise<Configuration> {
  const [fromFile, given] = [await settingsOf(config), readFlags(flags)];
  requireTrustedFiles(String(config), settingsWithout(fromFile, given), trust);
  return configure({ ...fromFile, ...settingsOfEnvironment(), ...given });
}

// The file in the current folder.
function usualFile(): string | undefined {
  const [first, second] = [codeName, dataName].filter((name) => existsSync(name));
  if (second !== undefined)
    throw new UserError(`there are ${first} and ${second}; remove one of them, or name one with --config`);
  return first;
}

async function settingsFrom(file: string | undefined, flags: Flags): Promise<Configuration> {
  return configure({ ...(await settingsOf(file)), ...settingsOfEnvironment(), ...readFlags(flags) });
}

async function settingsOf(file: string | undefined): Promise<ReadSettings> {
  return file === undefined ? {} : belowFile(await readFileSettings(file), file);
}

/** What flags alone say. */
export function readFlags(flags: Flags): ReadSettings {
  const settings = Object.entries(flags).filter(([name]) => name !== 'config');
  return readSettings(Object.fromEntries(settings), byFlag);
}

async function readFileSettings(file: string): Promise<ReadSettings> {
  return readSettings(await readConfiguration(file), { of: (name) => `${file}: ${name}`, prefix: `${file}: ` });
}

async function readConfiguration(file: string): Promise<unknown> {
  if (!existsSync(file))
    throw new UserError(`the configuration file ${file} does not exist; \`cupel init\` writes one`);
  try {
    if ((await stat(file)).isDirectory()) throw new Error('it is a folder');
    if (extname(file) === '.json') return JSON.parse(await readFile(file, 'utf8'));
    const { printed, ...executed } = await executeConfig(resolve(file));
    if (printed !== '') say(printed.trimEnd());
    if ('reason' in executed) throw new Error(executed.reason);
    return executed.settings;
  } catch (error) {
    throw new UserError(`the configuration file ${file} cannot be read: ${reasonOf(error)}`);
  }
}

// Folders in a file are meant from where the file is.
function belowFile(settings: ReadSettings, file: string): ReadSettings {
  const folder = dirname(file);
  if (folder === '.') return settings;
  const moved = Object.entries(settings).map(([name, value]) => [
    name,
    factsOf(name).path && typeof value === 'string' && !isServerPlace(value) ? resolve(folder, value) : value,
  ]);
  return Object.fromEntries(moved) as ReadSettings;
}
