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

/** Reads settings; all mistakes are reported together, each with its place. */
export function readSettings(value: unknown, place: (name: string) => string = flagNamed): ReadSettings {
  const result = settingsSchema.safeParse(value);
  if (!result.success)
    throw new UserError(result.error.issues.flatMap((issue) => describe(issue, value, place)).join('\n'));
  // A file may say `seed: process.env.SEED`: what is undefined is not set.
  const set = Object.entries(result.data).filter(([, setting]) => setting !== undefined);
  return Object.fromEntries(set);
}

/** Settings with the defaults of those that have one. */
export function configure(settings: Settings): Configuration {
  return Object.assign({}, defaults, readSettings(settings));
}

function describe(issue: z.core.$ZodIssue, value: unknown, place: (name: string) => string): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(settingsSchema.shape).filter((name) => name !== '$schema');
    return issue.keys.map((key) => place(`there is no setting '${key}'; ${suggestion(key, known)}`));
  }
  const [name] = issue.path;
  if (name === undefined) return [place('the settings must be an object, as { "workers": 2 }')];
  const given = (value as Record<PropertyKey, unknown>)[name];
  return [`${place(String(name))} ${issue.message}, not ${JSON.stringify(given) ?? typeof given}`];
}
