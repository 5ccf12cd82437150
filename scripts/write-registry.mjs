// Writes src/registry.ts from the folders of src/languages and src/techniques; with --check only compares.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.env.CUPEL_SOURCES ?? fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'src', 'registry.ts');

const idsIn = (room, file) =>
  readdirSync(join(root, 'src', room))
    .filter((id) => existsSync(join(root, 'src', room, id, `${file}.ts`)))
    .sort();

const entries = (room, file) =>
  idsIn(room, file)
    .map((id) => `  ${key(id)}: async () => (await import('./${room}/${id}/${file}.js')).${file},`)
    .join('\n');

const key = (id) => (/^[a-z]+$/.test(id) ? id : `'${id}'`);
const variable = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const ids = idsIn('techniques', 'technique');

const text = `// Written by scripts/write-registry.mjs from the folders of src/languages and src/techniques.
import type { Language } from './model/language.js';
import type { Technique } from './model/technique.js';
${ids.map((id) => `import { settings as ${variable(id)} } from './techniques/${id}/settings.js';`).join('\n')}

/** Every language, loaded when first asked for. */
export const languages: Readonly<Record<string, () => Promise<Language>>> = {
${entries('languages', 'language')}
};

/** Every technique, loaded when first asked for. */
export const techniques: Readonly<Record<string, () => Promise<Technique>>> = {
${entries('techniques', 'technique')}
};

/** What can be asked of each technique; flags and the configuration file are made from it. */
export const techniqueSettings = {
${ids.map((id) => (key(id) === variable(id) ? `  ${id},` : `  ${key(id)}: ${variable(id)},`)).join('\n')}
};
`;

const current = existsSync(target) ? readFileSync(target, 'utf8') : '';
if (process.argv.includes('--check')) {
  if (current !== text) {
    console.error('src/registry.ts is out of date: run `npm run registry`');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
