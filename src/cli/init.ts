import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { z } from 'zod';
import { factsOf, settingsSchema } from '../app/settings.js';
import { UserError } from '../core/errors.js';
import { makingReasonOf } from '../core/system-error.js';
import { jsonText } from '../report/json-text.js';
import { print } from './terminal.js';

const file = 'cupel.config.ts';

/** `cupel init`: a configuration file with every setting, explained and commented out. */
export function initCommand(): Command {
  return new Command('init')
    .summary(`write a commented ${file}`)
    .description(`Writes a ${file} to the current folder, with every setting explained and commented out.`)
    .option('--schema', 'print the JSON schema of cupel.config.json and write nothing')
    .action(init);
}

async function init({ schema }: { schema?: boolean }): Promise<void> {
  if (schema) return print(jsonText(z.toJSONSchema(settingsSchema, { io: 'input' }), 2));
  await writeFile(file, configurationText(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new UserError(`${file} already exists; edit it, or remove it first`);
    throw new UserError(
      `${file} cannot be written: ${makingReasonOf(error)}; run the command in a folder where you can write`,
    );
  });
  print(`wrote ${file}; uncomment the settings that you want to change`);
}

/** The text of a configuration file that sets nothing. */
function configurationText(): string {
  const settings = Object.keys(settingsSchema.shape).flatMap((name) => {
    const { text, example } = factsOf(name);
    if (example === undefined) return [];
    return [`  // ${text.charAt(0).toUpperCase()}${text.slice(1)}.`, `  // ${name}: ${literal(example)},`, ''];
  });
  return [
    "import { defineConfig } from 'cupel';",
    '',
    '// Settings for cupel; a flag on the command line overrides a setting in this file.',
    'export default defineConfig({',
    ...settings.slice(0, -1),
    '});',
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
