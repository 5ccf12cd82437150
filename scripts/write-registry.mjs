// Writes src/registry.ts from the folders of src/languages and src/techniques; with --check only compares.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'src', 'registry.ts');

const entries = (room, file) =>
  readdirSync(join(root, 'src', room))
    .filter((id) => existsSync(join(root, 'src', room, id, `${file}.ts`)))
    .sort()
    .map((id) => `  ${id}: async () => (await import('./${room}/${id}/${file}.js')).${file},`)
    .join('\n');

const text = `// Written by scripts/write-registry.mjs from the folders of src/languages and src/techniques.
import type { Language } from './model/language.js';
import type { Technique } from './model/technique.js';

/** Every language, loaded when first asked for. */
export const languages: Readonly<Record<string, () => Promise<Language>>> = {
${entries('languages', 'language')}
};

/** Every technique, loaded when first asked for. */
export const techniques: Readonly<Record<string, () => Promise<Technique>>> = {
${entries('techniques', 'technique')}
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
