import { z } from 'zod';
import { isDuration } from './duration.js';

/** What is known of a setting beside its schema; flags, help, `cupel init` and the resume check follow from it. */
export interface SettingFacts {
  /** What stands for its value in the help, as `<n>`; a switch has none. */
  readonly argument?: string;
  /** Its value when nobody sets it, where that can be said in a word. */
  readonly standard?: string | number | boolean;
  /** A value for the file that `cupel init` writes. */
  readonly example?: unknown;
  /** It can be set in a configuration file only. */
  readonly fileOnly?: true;
  /** Its value is a path, which in a configuration file counts from the folder of that file. */
  readonly path?: true;
  /** What is read for it: the source files of a folder, those that are named, or the APIs of libraries. */
  readonly reads?: 'folder' | 'files' | 'libraries';
}

/** The facts about every setting, by its schema. */
export const settingFacts = z.registry<SettingFacts>();

/** A setting that may be left out, with one sentence on what it is for. */
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  facts: SettingFacts = {},
): z.ZodOptional<Schema> {
  const optional = schema.optional().describe(text);
  settingFacts.add(optional, facts);
  return optional;
}

/** A text that is not empty. */
export function text() {
  return z.string({ error: 'must be text' }).min(1, { error: 'must not be empty' });
}

/** A switch. */
export function flag() {
  return z.boolean({ error: 'must be true or false' });
}

/** One of some words. */
export function choice<const Words extends readonly [string, string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}` });
}

/** One name or several, as a list or with commas. */
export function list(example: string) {
  const error = `must be one name or several, such as ${example}`;
  const split = z.string().transform((names) => names.split(',').map((name) => name.trim()));
  return z
    .union([split, z.array(z.string().trim())], { error })
    .refine((names) => names.length > 0 && names.every(Boolean), { error });
}

/** A whole number; a flag is always text. */
export function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  const number = z.int({ error }).min(min, { error }).max(max, { error });
  return z.union([number, z.string().regex(/^\d+$/, { error }).transform(Number).pipe(number)], { error });
}

/** A number of seconds; a flag is always text. */
export function seconds(min: number, max: number) {
  return decimal(min, max, `must be a number of seconds from ${min} to ${max}`);
}

/** A part of a whole; a flag is always text. */
export function share() {
  return decimal(0, 1, 'must be a number from 0 to 1');
}

function decimal(min: number, max: number, error: string) {
  const number = z.number({ error }).min(min, { error }).max(max, { error });
  const written = z
    .string()
    .regex(/^\d+(\.\d+)?$/, { error })
    .transform(Number)
    .pipe(number);
  return z.union([number, written], { error });
}

/** A duration such as 90s, 10m or 8h; 0 only where it is allowed. */
export function duration(zero: 'zero' | 'not zero' = 'not zero') {
  const error = `must be a duration such as 90s, 10m or 8h, at most 20d${zero === 'zero' ? ', or 0' : ''}`;
  return text().refine((given) => isDuration(given) || (zero === 'zero' && given === '0'), { error });
}
