import { z } from 'zod';
import { allFamilies, allLanguages, techniqueIds } from '../app/catalogue.js';
import { formatNames } from '../app/export-findings.js';
import { settingsSchema } from '../app/settings.js';
import { type Values, type ValuesByName, words } from './completion-tree.js';

/** What can be written for the options and arguments of cupel that take one of a few words, or a file. */
export async function completionValues(): Promise<ValuesByName> {
  const families = (await allFamilies()).map(({ name }) => name);
  const extracted = (await allLanguages()).filter(({ templates }) => templates?.extract).map(({ id }) => id);
  const readers = (await allLanguages()).filter(({ libraries }) => libraries).map(({ id }) => id);
  return new Map<string, Values>([
    ...choicesOfSettings().map(([name, list]) => [name, words(list)] as const),
    ['technique', words(techniqueIds, '+')],
    ['target', words(families, ',')],
    ['reference', words(families, ',')],
    ['base', words(families)],
    ['available', words(families)],
    ['language', words(extracted)],
    ['<language>', words(readers)],
    ['<type>', { kind: 'unknown' }],
    ['format', words(formatNames)],
    ...['template', 'path', 'file', 'id-or-file'].map((name) => [name, { kind: 'files' }] as const),
  ]);
}

// By the JSON schema, in which it does not matter how a setting is wrapped.
function choicesOfSettings(): [name: string, choices: readonly string[]][] {
  const { properties = {} } = z.toJSONSchema(settingsSchema, { io: 'input' });
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object' && schema.enum ? [[name, schema.enum.map(String)]] : [],
  );
}
