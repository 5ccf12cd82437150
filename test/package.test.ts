import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const { bin, exports, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  bin: Record<string, string>;
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
};

interface Packed {
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

describe('the package', () => {
  // The scripts would build dist anew while other tests run it.
  const listing = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(listing) as [Packed];
  const paths = packed.files.map(({ path }) => path);

  it('holds what package.json names', () => {
    const named = [...Object.values(bin), ...leaves(exports)].map((path) => path.replace(/^\.\//, ''));
    expect(named).toContain('dist/cli/main.js');
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('holds every module that a module of it imports', () => {
    const modules = paths.filter((path) => /^dist\/.*\.js$/.test(path));
    expect(modules.length).toBeGreaterThan(100);
    const missing = modules.flatMap((path) => importsOf(path).filter((specifier) => !isThere(specifier, path, paths)));
    expect(missing).toEqual([]);
  });

  it('holds the corpus, the templates and the sources of the compile server', () => {
    for (const id of ['groovy', 'java', 'kotlin', 'scala', 'typescript'])
      expect(paths.filter((path) => path.startsWith(`seeds/${id}/`)).length).toBeGreaterThanOrEqual(40);
    for (const folder of ['templates/java/', 'templates/javascript/', 'jvm/src/cupel/server/'])
      expect(paths.some((path) => path.startsWith(folder))).toBe(true);
  });

  it('holds the grammars, with their licenses', () => {
    expect(paths.filter((path) => path.startsWith('grammars/'))).toEqual([
      ...['java', 'kotlin', 'scala'].flatMap((id) => [`grammars/${id}.LICENSE`, `grammars/${id}.wasm.br`]),
      'grammars/versions.json',
    ]);
  });

  it('holds nothing that only developers need', () => {
    const unwanted =
      /\.map$|tsbuildinfo|\.test\.|-fixture\.|\/sample-|\/testing\b|\/building\.|^jvm\/test|^(src|test|bench)\//;
    expect(paths.filter((path) => unwanted.test(path))).toEqual([]);
    expect(topLevel(paths)).toEqual([
      ...[
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'dist',
        'docs',
        'grammars',
        'jvm',
        'package.json',
        'seeds',
        'templates',
      ],
    ]);
  });

  it('holds only those declarations that the public ones need', () => {
    const needed = new Set<string>();
    const visit = (path: string) => {
      if (needed.has(path)) return;
      needed.add(path);
      const own = importsOf(path).filter((specifier) => specifier.startsWith('.'));
      for (const specifier of own) visit(join(path, '..', specifier.replace(/\.js$/, '.d.ts')));
    };
    for (const entry of ['index', 'template']) visit(`dist/types/${entry}.d.ts`);
    expect(paths.filter((path) => path.endsWith('.d.ts')).sort()).toEqual([...needed].sort());
  });

  it('is small', () => {
    // Of which the grammars are 0.6 megabytes (their packages would bring a hundred to each installation), and the corpora
    // of five languages 0.5. Each rule of a language is a file of a kilobyte.
    expect(packed.unpackedSize).toBeLessThan(4_700_000);
  });
});

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

function importsOf(path: string): string[] {
  return ts.preProcessFile(readFileSync(join(root, path), 'utf8')).importedFiles.map(({ fileName }) => fileName);
}

function isThere(specifier: string, from: string, paths: readonly string[]): boolean {
  if (specifier.startsWith('.')) return paths.includes(join(from, '..', specifier));
  const [first = '', second = ''] = specifier.split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  return name.startsWith('node:') || builtinModules.includes(name) || name in dependencies;
}

function topLevel(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].sort();
}
