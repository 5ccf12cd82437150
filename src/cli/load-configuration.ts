import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { createJiti } from 'jiti';
import type { z } from 'zod';
import { UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';
import { type Configuration, defaults, type Settings, settingsSchema } from './configuration.js';
import { reasonOf } from './system-error.js';

const names = ['cupel.config.ts', 'cupel.config.json'];

/** Settings as they come from flags: names of the configuration with raw values. */
export type Flags = Readonly<Record<string, unknown>> & { readonly config?: string };

/** Puts together flags, the configuration file and defaults; a flag wins over the file. */
export async function loadConfiguration({ config, ...flags }: Flags): Promise<Configuration> {
  const file = config ?? names.find((name) => existsSync(name));
  const fromFile = file === undefined ? {} : parse(await readConfiguration(file), (name) => `${file}: ${name}`);
  const settings = file === undefined ? fromFile : belowFile(fromFile, file);
  return { ...defaults, ...settings, ...readFlags(flags) } as Configuration;
}

/** What flags alone say. */
export function readFlags(flags: Flags): Settings {
  const settings = Object.entries(flags).filter(([name]) => name !== 'config');
  return parse(Object.fromEntries(settings), flagNamed);
}

/** How a setting is written on the command line. */
export function flagNamed(name: string): string {
  return `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

async function readConfiguration(file: string): Promise<unknown> {
  if (!existsSync(file))
    throw new UserError(`the configuration file ${file} does not exist; \`cupel init\` writes one`);
  try {
    if ((await stat(file)).isDirectory()) throw new Error('it is a folder');
    if (extname(file) === '.json') return JSON.parse(await readFile(file, 'utf8'));
    const module = await createJiti(import.meta.url).import<Record<string, unknown>>(resolve(file));
    if (!('default' in module)) throw new Error('it has no default export; write `export default { … }`');
    return module.default;
  } catch (error) {
    throw new UserError(`the configuration file ${file} cannot be read: ${reasonOf(error)}`);
  }
}

// Folders in a file are meant from where the file is.
function belowFile(settings: Settings, file: string): Settings {
  const folder = dirname(file);
  if (folder === '.') return settings;
  const moved = (['seeds', 'store', 'out'] as const).flatMap((name) => {
    const path = settings[name];
    return path === undefined ? [] : [[name, resolve(folder, path)]];
  });
  return { ...settings, ...(Object.fromEntries(moved) as Settings) };
}

function parse(value: unknown, place: (name: string) => string): Settings {
  const result = settingsSchema.safeParse(value);
  // A file may say `seed: process.env.SEED`: what is undefined is not set.
  if (result.success)
    return Object.fromEntries(Object.entries(result.data).filter(([, setting]) => setting !== undefined));
  throw new UserError(describe(result.error.issues[0] as z.core.$ZodIssue, value, place));
}

function describe(issue: z.core.$ZodIssue, value: unknown, place: (name: string) => string): string {
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const known = Object.keys(settingsSchema.shape).filter((name) => name !== '$schema');
    return place(`there is no setting '${key}'; ${suggestion(key, known)}`);
  }
  const [name] = issue.path;
  if (name === undefined) return place('the settings must be an object, as { "workers": 2 }');
  const given = (value as Record<PropertyKey, unknown>)[name];
  return `${place(String(name))} ${issue.message}, not ${JSON.stringify(given) ?? typeof given}`;
}
