import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { UserError } from '../core/errors.js';
import { configurationSchema } from './configuration.js';
import { print } from './terminal.js';

const file = 'cupel.config.ts';

const examples: Readonly<Record<string, unknown>> = {
  target: ['typescript@7.0.2'],
  reference: ['typescript@6.0.3'],
  technique: 'tokens',
  for: '10m',
  programs: 10_000,
  seed: 'nightly',
  workers: 2,
  seeds: './programs',
};

/** `cupel init`: a configuration file in which every setting is there, explained and switched off. */
export function initCommand(): Command {
  return new Command('init').description(`write a commented ${file}`).action(async () => {
    if (existsSync(file)) throw new UserError(`${file} is here already; edit it, or remove it first`);
    await writeFile(file, configurationText());
    print(`wrote ${file}`);
  });
}

/** The text of a configuration file that sets nothing. */
export function configurationText(): string {
  const settings = Object.entries(configurationSchema.shape).flatMap(([name, schema]) => {
    const standard = schema.safeParse(undefined).data;
    return [`  // ${schema.description}`, `  // ${name}: ${JSON.stringify(standard ?? examples[name])},`, ''];
  });
  return [
    '// Settings for cupel; a flag on the command line wins over a setting here.',
    'export default {',
    ...settings.slice(0, -1),
    '};',
    '',
  ].join('\n');
}
