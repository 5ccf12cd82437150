// Writes src/registry.ts from the folders of src/languages and src/techniques, and src/languages/*/rules.ts from the files of
// their folders of rules; with --check only compares.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

const rulesOf = (id) => {
  const files = readdirSync(join(root, 'src', 'languages', id, 'rules'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -3))
    .sort();
  const names = files.map(variable);
  const line = `export const rules: readonly Rule[] = [${names.join(', ')}];`;
  const list = line.length <= 120 ? line : `export const rules: readonly Rule[] = [\n  ${names.join(',\n  ')},\n];`;
  return `// Written by scripts/write-registry.mjs from the files of rules/.
import type { Rule } from '../../model/rules/rule.js';
${files.map((file, i) => `import { rule as ${names[i]} } from './rules/${file}.js';`).join('\n')}

/** The axioms of the language. */
${list}
`;
};

const written = [
  [target, text],
  ...idsIn('languages', 'language')
    .filter((id) => existsSync(join(root, 'src', 'languages', id, 'rules')))
    .map((id) => [join(root, 'src', 'languages', id, 'rules.ts'), rulesOf(id)]),
];

const isCurrent = ([path, content]) => existsSync(path) && readFileSync(path, 'utf8') === content;

if (process.argv.includes('--check')) {
  for (const each of written)
    if (!isCurrent(each)) {
      console.error(`${relative(root, each[0])} is out of date: run \`npm run registry\``);
      process.exitCode = 1;
    }
} else {
  for (const [path, content] of written) writeFileSync(path, content);
}
