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
  share,
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
  unmuted: false,
  followUp: false,
  marks: 'cupel.marks.json',
  selfTest: false,
  againstItself: false,
  backEnd: 0.25,
  run: 0.01,
  trace: false,
} as const;

/** The time budget of a hunt without --for and --programs. */
export const defaultSeconds = 60;

const targets = 'typescript@6.0.3,typescript@7.0.2';

/** The settings that all techniques share. */
const commonSettings = z.object({
  $schema: setting(text(), 'path of the JSON schema of this file, for editors', { fileOnly: true }),
  target: setting(list(targets), 'targets (compilers or engines), separated by commas, such as typescript@7.0.2', {
    argument: '<targets>',
    example: ['typescript@7.0.2'],
  }),
  reference: setting(list(targets), 'references to compare with, such as typescript@6.0.3, or none', {
    argument: '<targets>',
    example: ['typescript@6.0.3'],
  }),
  onlyNew: setting(flag(), 'report only bugs that the base does not have', { standard: false, example: false }),
  base: setting(text(), 'base version for --only-new, such as typescript@6.0.3', {
    argument: '<target>',
    example: 'typescript@6.0.3',
  }),
  technique: setting(
    text(),
    `technique: ${Object.keys(techniqueSettings).join(', ')}, or a chain such as erase+overwrite`,
    { argument: '<id>', example: 'tokens' },
  ),
  for: setting(
    duration(),
    'time budget, such as 90s, 10m or 8h; if a number of programs is set too, whichever comes first',
    {
      argument: '<time>',
      standard: `${defaultSeconds}s`,
      example: '10m',
    },
  ),
  triageBudget: setting(duration('zero'), 'time budget for reduction and bisection; 0 disables both', {
    argument: '<time>',
    standard: 'a third of the time of the hunt, within it',
    example: '5m',
  }),
  programs: setting(whole(1, 1e9), 'number of programs', {
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
  batch: setting(whole(1, 1000), 'number of programs per batch', {
    argument: '<n>',
    standard: defaults.batch,
    example: defaults.batch,
  }),
  unmuted: setting(flag(), 'generate also what triggers known bugs of all targets, and bugs that are frequent', {
    standard: false,
    example: false,
  }),
  followUp: setting(flag(), 'show follow-up differences too: errors beside others that all compilers report', {
    standard: false,
    example: false,
  }),
  marks: setting(text(), 'file of marked findings, which are not shown any more', {
    argument: '<file>',
    standard: defaults.marks,
    example: defaults.marks,
    path: true,
  }),
  selfTest: setting(flag(), 'run compiler self-tests also if they passed today', {
    standard: false,
    example: false,
  }),
  againstItself: setting(
    flag(),
    'compare each target with itself: its configurations that must agree, and no other compiler',
    { standard: false, example: false },
  ),
  backEnd: setting(
    share(),
    'share of the programs that go through the back end of a compiler where a type check would do, from 0 to 1',
    { argument: '<share>', standard: defaults.backEnd, example: defaults.backEnd },
  ),
  run: setting(
    share(),
    'share of the programs with a main that are run, in all tiers and on all platforms, from 0 to 1',
    { argument: '<share>', standard: defaults.run, example: defaults.run },
  ),
  trace: setting(
    flag(),
    'run the programs, and have them print each basic block that they reach with the values of locals',
    { standard: false, example: false },
  ),
  keepWarm: setting(
    duration(),
    'how long compilers on the JVM stay warm for the next command when this one has ended, such as 5m',
    { argument: '<time>', example: '5m' },
  ),
  graph: setting(choice(['dot', 'svg']), 'print the type graph as dot or svg', {
    argument: '<format>',
    example: 'svg',
  }),
  statistics: setting(flag(), 'count the programs that use each feature', { standard: false, example: false }),
  store: setting(text(), 'database: a folder, or postgres://… (also by CUPEL_STORE)', {
    argument: '<dir>',
    standard: defaults.store,
    example: defaults.store,
    path: true,
  }),
  out: setting(text(), 'output folder; must be new or empty', {
    argument: '<dir>',
    example: './generated',
    path: true,
  }),
  seconds: setting(seconds(0.1, 86_400), 'time limit per program, in seconds', {
    argument: '<n>',
    standard: defaults.seconds,
    example: defaults.seconds,
  }),
  megabytes: setting(whole(64, 1e6), 'memory limit per compiler process, in megabytes', {
    argument: '<n>',
    standard: defaults.megabytes,
    example: defaults.megabytes,
  }),
  plain: setting(flag(), 'run every program in a fresh process of the command-line compiler', {
    standard: false,
    example: false,
  }),
  format: setting(text(), 'output format: markdown, json, sarif or junit', {
    argument: '<format>',
    standard: defaults.format,
    example: defaults.format,
  }),
  failOnFindings: setting(flag(), 'exit with code 1 if there are findings', { standard: false, example: false }),
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
