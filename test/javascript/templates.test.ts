import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import { sourcesOf } from '../../src/core/sources.js';
import { packageRoot } from '../../src/harness/package-root.js';
import { templateSupport } from '../../src/languages/javascript/template/support.js';

const folder = join(packageRoot, 'templates', 'javascript');
const scratch = await mkdtemp(join(tmpdir(), 'templates-'));
afterAll(() => rm(scratch, { recursive: true }));
const { templates } = await templateSupport.open(await templateSupport.shipped(), {});

test('there are at least 25 templates, and plain tsc finds nothing wrong with them', async () => {
  const files = (await readdir(folder)).map((name) => join(folder, name));
  expect(files.length).toBeGreaterThanOrEqual(25);
  const program = ts.createProgram(files, {
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  });
  const wrong = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => [file?.fileName, messageText]);
  expect(wrong).toEqual([]);
}, 120_000);

test('the hole library is read from the package, and its functions say what they are', async () => {
  const library = (await import('cupel/template')) as { int: () => number };
  expect(() => library.int()).toThrow('a template is not a program');
});

test('a program of each template runs by plain node and prints one line', { timeout: 300_000 }, async () => {
  for (const template of templates) {
    const [file] = sourcesOf(await template.fill(createRandom('plain'), 0));
    const path = join(scratch, `${template.name}.js`);
    await writeFile(path, file?.text ?? '');
    const { stdout } = await promisify(execFile)(process.execPath, [path]);
    expect(stdout, template.name).toMatch(/^([0-9a-f]{1,8}|excluded: .*)\n$/);
  }
});
