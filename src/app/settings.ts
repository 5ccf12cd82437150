import { z } from 'zod';
import {
  choice,
  duration,
  flag,
  list,
  type SettingFacts,
  seconds,
  setting,
  settingFacts,
  text,
  whole,
} from '../core/setting.js';
import { techniqueSettings } from '../registry.js';

/** The settings that have a value even when nobody sets them. */
export const defaults = {
  batch: 50,
  store: '.cupel',
  seconds: 10,
  megabytes: 2048,
  plain: false,
  format: 'markdown',
  failOnFindings: false,
  onlyNew: false,
  json: false,
  statistics: false,
} as const;

/** How long a hunt goes on when it is not told. */
export const defaultSeconds = 60;

const targets = 'typescript@6.0.3,typescript@7.0.2';

/** The settings that are no technique's own. */
const commonSettings = z.object({
  $schema: setting(text(), 'where the JSON schema of this file is, for editors', { fileOnly: true }),
  target: setting(list(targets), 'what is tested, as typescript@7.0.2; several with commas', {
    argument: '<targets>',
    example: ['typescript@7.0.2'],
  }),
  reference: setting(list(targets), 'what it is compared with, as typescript@6.0.3', {
    argument: '<targets>',
    example: ['typescript@6.0.3'],
  }),
  onlyNew: setting(flag(), 'report only what the base does not show', { standard: false, example: false }),
  base: setting(text(), 'the version that findings must be new against, as typescript@6.0.3', {
    argument: '<target>',
    example: 'typescript@6.0.3',
  }),
  technique: setting(
    text(),
    `how programs are made: ${Object.keys(techniqueSettings).join(', ')}, or a chain such as erase+overwrite`,
    { argument: '<id>', example: 'tokens' },
  ),
  for: setting(duration(), 'time budget: 90s, 10m, 8h', {
    argument: '<time>',
    standard: `${defaultSeconds}s`,
    example: '10m',
  }),
  triageBudget: setting(duration('zero'), 'time budget for reduction and dating of findings; 0 disables them', {
    argument: '<time>',
    standard: 'half of the hunt',
    example: '5m',
  }),
  programs: setting(whole(1, 1e9), 'number of programs; with --for, whichever comes first', {
    argument: '<n>',
    example: 10_000,
  }),
  seed: setting(
    z.union([z.string().min(1), z.number().transform(String)], { error: 'must be text or a number' }),
    'random seed',
    { argument: '<seed>', example: 'nightly' },
  ),
  workers: setting(whole(1, 256), 'number of parallel batches', {
    argument: '<n>',
    standard: 'one per core',
    example: 2,
  }),
  batch: setting(whole(1, 1000), 'number of programs in a batch', {
    argument: '<n>',
    standard: defaults.batch,
    example: defaults.batch,
  }),
  graph: setting(choice(['dot', 'svg']), 'draw the type graph, as dot or svg', {
    argument: '<format>',
    example: 'svg',
  }),
  statistics: setting(flag(), 'count in how many programs each feature occurs', { standard: false, example: false }),
  store: setting(text(), 'folder of the database', {
    argument: '<dir>',
    standard: defaults.store,
    example: defaults.store,
    path: true,
  }),
  out: setting(text(), 'folder to write to; it must be new or empty', {
    argument: '<dir>',
    example: './generated',
    path: true,
  }),
  seconds: setting(seconds(0.1, 86_400), 'time limit for one program', {
    argument: '<n>',
    standard: defaults.seconds,
    example: defaults.seconds,
  }),
  megabytes: setting(whole(64, 1e6), 'memory limit of a compiler', {
    argument: '<n>',
    standard: defaults.megabytes,
    example: defaults.megabytes,
  }),
  plain: setting(flag(), 'start the plain command-line compiler for every program', {
    standard: false,
    example: false,
  }),
  format: setting(text(), 'markdown, json, sarif or junit', {
    argument: '<format>',
    standard: defaults.format,
    example: defaults.format,
  }),
  failOnFindings: setting(flag(), 'exit with code 1 when there are findings', { standard: false, example: false }),
  json: setting(flag(), 'print JSON, and nothing else, to standard output', { standard: false, example: false }),
});

type Schemas = typeof techniqueSettings;
// An object without keys would be taken for one that has none of any name.
type Inputs = { [Id in keyof Schemas]: Pick<z.input<Schemas[Id]>, keyof Schemas[Id]['shape']> };
type Outputs = { [Id in keyof Schemas]: Pick<z.output<Schemas[Id]>, keyof Schemas[Id]['shape']> };
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** What can be set, by a program or in a configuration file. */
export type Settings = z.input<typeof commonSettings> & All<Inputs[keyof Inputs]>;

/** Settings that were read. */
export type ReadSettings = z.output<typeof commonSettings> & All<Outputs[keyof Outputs]>;

/** Settings that were read, with defaults for those that have one. */
export type Configuration = ReadSettings & {
  readonly [Name in keyof typeof defaults]: NonNullable<ReadSettings[Name]>;
};

/** The name of a setting. */
export type SettingName = keyof ReadSettings;

/** The names of the settings of techniques, each with the techniques that have it. */
export const techniquesOfSetting: ReadonlyMap<string, readonly string[]> = gatherTechniques();

function gatherTechniques(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, schema] of Object.entries(techniqueSettings)) {
    for (const name of Object.keys(schema.shape)) found.set(name, [...(found.get(name) ?? []), id]);
  }
  return found;
}

const techniqueShapes = Object.values(techniqueSettings).map((schema) => schema.shape as z.ZodRawShape);

/** Everything that flags, the configuration file and programs can set: one schema for all of them. */
export const settingsSchema: z.ZodObject = z.strictObject({
  ...commonSettings.shape,
  ...Object.assign({}, ...techniqueShapes),
});

/** What is known of a setting beside its schema. */
export function factsOf(name: string): SettingFacts & { readonly text: string } {
  const schema = settingsSchema.shape[name] as z.ZodType;
  return { ...settingFacts.get(schema), text: schema.description ?? '' };
}

/** How a setting is written on the command line. */
export function flagNamed(name: string): string {
  return `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
