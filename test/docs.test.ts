import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folders = ['src', 'test', 'docs', 'jvm', 'scripts', 'bench', 'seeds', 'templates'];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);
const known = new Set([...files, 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']);
const documents = [...known].filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md');

// Files of the person who reads, not of cupel.
const examples = new Set(['main.ts', 'my-template.ts', 'cupel.config.ts', 'test.ts']);

/** The paths among the code spans of a document: from the root, or the end of one, as `reduce/minimize.ts`. */
function pathsIn(text: string): string[] {
  const spans = [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter(
    (span) =>
      /^(?:src|test|docs|jvm|scripts|bench)\/[^\s*{}]*$/.test(span) ||
      (/^[\w/<>-]+(?:\.test)?\.(?:ts|java|mjs)$/.test(span) && !examples.has(span)),
  );
}

function isThere(path: string): boolean {
  // A placeholder stands for one folder, as in src/languages/<id>/language.ts.
  const pattern = path.replace(/\/$/, '').split(/<[^>]+>/);
  const ending = new RegExp(`(?:^|/)${pattern.map((part) => part.replaceAll('.', '\\.')).join('[^/]+')}$`);
  return files.some((file) => ending.test(file));
}

/** The files that a document links to, from the root. */
function linksIn(document: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#\s]+)\)/g)].map(([, link = '']) =>
    normalize(join(dirname(document), link)),
  );
}

it.each(documents)('every path and every link in %s exists', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const missing = [
    ...pathsIn(text).filter((path) => !isThere(path)),
    ...linksIn(document, text).filter((link) => !known.has(link)),
  ];
  expect(missing).toEqual([]);
});

it('a path that does not exist is noticed', () => {
  const paths = pathsIn('`src/core/random.ts`, `src/core/rnadom.ts`, `gone-away.ts`, `src/languages/<id>/nothing.ts`');
  expect(paths.filter((path) => !isThere(path))).toEqual(paths.slice(1));
});

it('architecture.md opens each section with the file that implements it', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const sections = text.split(/^##+ /m).slice(1);
  const without = sections
    .filter((section) => !/^[^\n]+\n\n`[^\n]+`\n/.test(section))
    .map((each) => each.split('\n')[0]);
  expect(without).toEqual(['Where this differs from the plan']);
});

it('the examples of templates are in the document about them', () => {
  const document = readFileSync(join(root, 'docs/writing-templates.md'), 'utf8');
  for (const name of ['array-bounds.ts', 'FreshPoint.java'])
    expect(document, name).toContain(readFileSync(join(root, 'docs/examples', name), 'utf8'));
});
