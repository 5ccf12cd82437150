import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { createJiti } from 'jiti';
import type { z } from 'zod';
import { messageOf, UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';
import { type Configuration, configurationSchema } from './configuration.js';

const names = ['cupel.config.ts', 'cupel.config.json'];

/** Settings as they come from flags: names of the configuration with raw values. */
export type Flags = Readonly<Record<string, unknown>> & { readonly config?: string };

/** Puts together flags, the configuration file and defaults; a flag wins over the file. */
export async function loadConfiguration({ config, ...flags }: Flags): Promise<Configuration> {
  const file = config ?? names.find((name) => existsSync(name));
  const fromFile = file === undefined ? {} : parse(configurationSchema.partial(), await readConfiguration(file), file);
  return parse(configurationSchema, { ...fromFile, ...flags }, 'the command line');
}

async function readConfiguration(file: string): Promise<unknown> {
  if (!existsSync(file))
    throw new UserError(`the configuration file ${file} does not exist; \`cupel init\` writes one`);
  try {
    if (extname(file) === '.json') return JSON.parse(await readFile(file, 'utf8'));
    return await createJiti(import.meta.url).import(resolve(file), { default: true });
  } catch (error) {
    throw new UserError(`the configuration file ${file} cannot be read: ${messageOf(error).split('\n')[0]}`);
  }
}

function parse<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new UserError(`${where}: ${describe(result.error.issues[0] as z.core.$ZodIssue)}`);
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return `there is no setting '${key}'; ${suggestion(key, Object.keys(configurationSchema.shape))}`;
  }
  return `${issue.path.join('.') || 'the whole'}: ${issue.message}`;
}
