import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/core/finding.js';
import { cupel } from './cupel-in-process.js';
import { expectOneLine } from './expect-one-line.js';
import { exportedTo, readOnlyFinding } from './exported-finding.js';
import { temporaryFolder } from './run-cupel.js';

const { program, observations } = readOnlyFinding;
const text = program.files[0]?.text ?? '';
const withPath = (path: string): Partial<Finding> => ({ program: { ...program, files: [{ path, text }] } });
const withTarget = (target: string): Partial<Finding> => ({
  observations: observations.map((each) => ({ ...each, target })),
});

describe('a finding from a file writes, runs and prints nothing else than its program', () => {
  it.each<[string, object, string | RegExp]>([
    ['a path that leaves its folder', withPath('../../canary.ts'), 'leaves the folder'],
    ['a path that leaves it later', withPath('a/../../canary.ts'), 'leaves the folder'],
    ['an absolute path', withPath('/tmp/canary.ts'), 'leaves the folder'],
    ['a path of Windows', withPath('C:\\canary.ts'), 'characters'],
    ['a path that is an option', withPath('-J-XX:OnError=canary.java'), 'characters'],
    ['a path that is a list of arguments', withPath('@canary.ts'), 'characters'],
    ['a path with a control sequence', withPath('\u001b[2J.ts'), 'characters'],
    ['a path for a shell', withPath("x'; touch canary; '.ts"), 'characters'],
    ['a path with a zero', withPath('a\0b.ts'), 'characters'],
    ['a configuration of the compiler', withPath('tsconfig.json'), 'not that of a source file'],
    ['a package', withPath('node_modules/typescript/index.ts'), 'reserved'],
    ['a service', withPath('META-INF/services/canary.java'), 'reserved'],
    ['a folder of cupel', withPath('out/Main.java'), 'reserved'],
    [
      'a path that is there twice',
      { program: { ...program, files: [{ path: 'a.ts', text }, { path: 'A.ts', text }] } }, // biome-ignore format: one line
      'twice',
    ],
    [
      'a path of the parent',
      { program: { ...program, parent: { files: [{ path: '../canary.ts', text }] } } },
      'leaves',
    ],
    ['a path of a variant', { variant: [{ path: '../canary.ts', text }] }, 'leaves'],
    ['an id that is a path', { id: '../../canary' }, /\bid: /],
    ['an id with a control sequence', { id: '\u001b]0;canary\u0007' }, /\bid: /],
    ['the id of a program', { program: { ...program, id: '\u001b[31mcanary' } }, /program\.id/],
    ['a target without a version', withTarget('typescript'), 'full name of a target'],
    ['a version that is a path', withTarget('typescript@../../canary:default'), 'full name of a target'],
    ['a version that is an option', withTarget('typescript@--canary:default'), 'full name of a target'],
    ['a target with a line', withTarget('typescript@7.0.2:default\ncanary'), 'full name of a target'],
    ['a version of cupel with text', { cupelVersion: '1 ![x](http://canary)' }, 'is not a version'],
    ['a date with text', { foundAt: '<img src=canary>' }, 'foundAt'],
    ['a package that is an option', { program: { ...program, libraries: [{ kind: 'npm', name: '--canary', version: '1' }] } }, 'is not a package'], // biome-ignore format: one line
    ['a package that is a path', { program: { ...program, libraries: [{ kind: 'npm', name: '../x', version: '1' }] } }, 'is not a package'], // biome-ignore format: one line
    ['a class path', { program: { ...program, libraries: [{ kind: 'jar', path: 'a.jar:/canary' }] } }, 'is not a path of a jar'], // biome-ignore format: one line
  ])('%s', async (_, change, message) => {
    const folder = await temporaryFolder();
    const inner = join(folder, 'a', 'b');
    await mkdir(inner, { recursive: true });
    const file = await exportedTo(inner, { ...readOnlyFinding, ...change });
    for (const command of ['replay', 'findings import'])
      expectOneLine(await cupel(inner, ...command.split(' '), file), message);
    expect(await readdir(inner)).toEqual(['finding.json']);
    expect(await readdir(folder)).toEqual(['a']);
    expect(existsSync('/tmp/canary.ts')).toBe(false);
  });
});

describe('a store that somebody sent', () => {
  it.each<[string, object]>([
    ['a path', withPath('../../canary.ts')],
    ['an option', withPath('-J-version.java')],
    ['a target', withTarget('typescript@--canary:default')],
    ['an id', { id: '../canary' }],
  ])('%s', async (_, change) => {
    const folder = await temporaryFolder();
    await cupel(folder, 'findings', 'import', await exportedTo(folder, readOnlyFinding));
    const database = new Database(join(folder, '.cupel', 'cupel.db'));
    const document = JSON.stringify({ formatVersion: 2, finding: { ...readOnlyFinding, ...change } });
    database.prepare('update findings set document = ?').run(document);
    database.close();
    const before = await readdir(folder);
    for (const line of ['replay 01', 'reduce 01', 'bisect 01 --installed', 'findings export 01 --out reports'])
      expectOneLine(await cupel(folder, ...line.split(' ')), /is refused|cannot be read/);
    expect((await readdir(folder)).filter((name) => name !== 'reports')).toEqual(before);
  });
});

describe('a list of programs', () => {
  const line = { index: 0, language: 'typescript', files: ['main.ts'], expectation: { kind: 'agree' } };

  it.each<[string, object]>([
    ['a path that leaves its folder', { files: ['../canary.ts'] }],
    ['an option', { files: ['--outDir.ts'] }],
    ['an index that is a path', { index: '../..' }],
    ['a negative index', { index: -1 }],
    ['half an index', { index: 0.5 }],
  ])('%s', async (_, change) => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'programs', '0'), { recursive: true });
    await writeFile(join(folder, 'canary.ts'), 'let canary = 1;\n');
    await writeFile(join(folder, 'programs', 'programs.jsonl'), `${JSON.stringify({ ...line, ...change })}\n`);
    expectOneLine(await cupel(folder, 'check', 'programs'), 'is not a line that `cupel generate` writes');
    expect((await readdir(folder)).sort()).toEqual(['canary.ts', 'programs']);
  });

  it('a file whose name is an option', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'programs'));
    await writeFile(join(folder, 'programs', '--project.ts'), '');
    expectOneLine(await cupel(folder, 'check', 'programs'), 'characters');
  });
});
