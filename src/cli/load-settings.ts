import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { defineConfig } from '../app/define-config.js';
import { byFlag, configure, readSettings } from '../app/read-settings.js';
import { type Configuration, factsOf, type ReadSettings } from '../app/settings.js';
import { UserError } from '../core/errors.js';
import { reasonOf } from '../core/system-error.js';

const names = ['cupel.config.ts', 'cupel.config.json'];

/** Settings as they come from flags: names of settings with raw values. */
export type Flags = Readonly<Record<string, unknown>> & { readonly config?: string };

/** Puts together flags, the configuration file and defaults; a flag wins over the file. */
export async function loadSettings({ config, ...flags }: Flags): Promise<Configuration> {
  const file = config ?? names.find((name) => existsSync(name));
  const fromFile = file === undefined ? {} : belowFile(await readFileSettings(file), file);
  return configure({ ...fromFile, ...readFlags(flags) });
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
    // The file may import from 'cupel' wherever it is, also where cupel is not installed beside it.
    const options = { virtualModules: { cupel: { defineConfig } } };
    const module = await createJiti(import.meta.url, options).import<Record<string, unknown>>(resolve(file));
    if (!('default' in module)) throw new Error('it has no default export; write `export default defineConfig({ … })`');
    return module.default;
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
    factsOf(name).path && typeof value === 'string' ? resolve(folder, value) : value,
  ]);
  return Object.fromEntries(moved) as ReadSettings;
}
