import { inspect } from 'node:util';
import type { z } from 'zod';
import { UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';
import {
  type Configuration,
  defaults,
  flagNamed,
  type ReadSettings,
  type Settings,
  settingsSchema,
} from './settings.js';

/** How mistakes in settings are told: the name of a setting, and what stands before a sentence about all of them. */
export interface Naming {
  readonly of: (name: string) => string;
  readonly prefix: string;
}

/** As a program names settings. */
const byName: Naming = { of: (name) => name, prefix: '' };

/** As the command line names them. */
export const byFlag: Naming = { of: flagNamed, prefix: '' };

/** Reads settings; all mistakes are told at once, each with its place. */
export function readSettings(value: unknown, naming: Naming = byName): ReadSettings {
  const result = settingsSchema.safeParse(value);
  if (!result.success)
    throw new UserError(result.error.issues.flatMap((issue) => describe(issue, value, naming)).join('\n'));
  // A file may say `seed: process.env.SEED`: what is undefined is not set.
  const set = Object.entries(result.data).filter(([, setting]) => setting !== undefined);
  return Object.fromEntries(set);
}

/** Settings with the defaults of those that have one. */
export function configure(settings: Settings): Configuration {
  return Object.assign({}, defaults, settingsOfEnvironment(), readSettings(settings));
}

/** What the environment sets: a password is not for a command line, which every user of a machine can see. */
export function settingsOfEnvironment(): Pick<ReadSettings, 'store'> {
  const { CUPEL_STORE: store } = process.env;
  return store ? { store } : {};
}

function describe(issue: z.core.$ZodIssue, value: unknown, { of, prefix }: Naming): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(settingsSchema.shape).filter((name) => name !== '$schema');
    return issue.keys.map((key) => `${prefix}there is no setting '${key}'; ${suggestion(key, known)}`);
  }
  const [name] = issue.path;
  if (name === undefined) return [`${prefix}the settings must be an object, as { "workers": 2 }`];
  return [`${of(String(name))} ${issue.message}, not ${written((value as Record<PropertyKey, unknown>)[name])}`];
}

// Not everything that a program can give can be written as JSON.
function written(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : inspect(value, { depth: 1, breakLength: Infinity });
}
