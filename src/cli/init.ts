import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { defaults, settingsSchema } from './configuration.js';
import { makingReasonOf } from './system-error.js';
import { print } from './terminal.js';

const file = 'cupel.config.ts';

const examples: Readonly<Record<string, unknown>> = {
  ...defaults,
  target: ['typescript@7.0.2'],
  reference: ['typescript@6.0.3'],
  base: 'typescript@6.0.3',
  technique: 'tokens',
  for: '10m',
  triageBudget: '5m',
  programs: 10_000,
  seed: 'nightly',
  workers: 2,
  size: 'medium',
  feature: ['lambdas=2', 'varargs=0'],
  policy: { expressionDepth: 2, chances: { bound: 0.5 } },
  patterns: 3,
  template: ['range-checks', 'bigint-shifts'],
  static: true,
  exploration: 'systematic',
  prune: true,
  graph: 'svg',
  seeds: './programs',
  out: './generated',
};

/** `cupel init`: a configuration file in which every setting is there, explained and switched off. */
export function initCommand(): Command {
  return new Command('init')
    .description(`write a commented ${file}`)
    .option('--schema', 'print the JSON schema of cupel.config.json and write nothing')
    .action(init);
}

async function init({ schema }: { schema?: boolean }): Promise<void> {
  if (schema) return print(JSON.stringify(z.toJSONSchema(settingsSchema, { io: 'input' }), null, 2));
  await writeFile(file, configurationText(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new UserError(`${file} is here already; edit it, or remove it first`);
    throw new UserError(`${file} cannot be made here: ${makingReasonOf(error)}; go to a folder of your own`);
  });
  print(`wrote ${file}; uncomment what you want to set`);
}

/** The text of a configuration file that sets nothing. */
function configurationText(): string {
  const settings = Object.entries(settingsSchema.shape)
    .filter(([name]) => name in examples)
    .flatMap(([name, schema]) => [`  // ${schema.description}`, `  // ${name}: ${literal(examples[name])},`, '']);
  return [
    '// Settings for cupel; a flag on the command line wins over a setting here.',
    'export default {',
    ...settings.slice(0, -1),
    '};',
    '',
  ].join('\n');
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, part]) => `${name}: ${literal(part)}`)
      .join(', ')} }`;
  return typeof value === 'string' ? `'${value}'` : String(value);
}
