import { chmodSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { archiveFlags, archiveKindOf, hasArchive, keepArchive, removeOldArchives } from './class-archive.js';

let folder: string;
let jar: string;
let made: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cupel-test-'));
  vi.stubEnv('CUPEL_CACHE', join(folder, 'cache'));
  [jar, made] = [join(folder, 'compiler.jar'), join(folder, 'made.jsa')];
  writeFileSync(jar, 'a jar');
  writeFileSync(made, 'an archive');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const compilerOf = (...jars: string[]) => ({ jdk: { home: join(folder, 'jdk'), version: '17' }, jars });
const archives = () => readdirSync(join(folder, 'cache', 'class-archives'));

function fileOf(compiler: ReturnType<typeof compilerOf>): string {
  const flag = archiveFlags(compiler).find((each) => each.includes('SharedArchiveFile=')) ?? '';
  return flag.slice('-XX:SharedArchiveFile='.length);
}

test('from JDK 25 on it is an ahead-of-time cache, unless packages are opened to the server only', () => {
  const kindOf = (version: string, ...serverFlags: string[]) =>
    archiveKindOf({ jdk: { home: folder, version }, jars: [], serverFlags }).file;
  expect(kindOf('24.0.2')).toBe('classes.jsa');
  expect(kindOf('25.0.1')).toBe('classes.aot');
  expect(kindOf('25.0.1', '--add-opens=java.base/java.lang=ALL-UNNAMED')).toBe('classes.jsa');
});

test('a compiler without an archive has no flags, and one with an archive names it', async () => {
  expect(archiveFlags(compilerOf(jar))).toEqual([]);
  await keepArchive(compilerOf(jar), made);
  expect(fileOf(compilerOf(jar))).toContain(join(folder, 'cache'));
  expect(archiveFlags(compilerOf(jar, join(folder, 'other.jar')))).toEqual([]);
});

test('a damaged archive is not used, since a JVM crashes with it, and can be made again', async () => {
  await keepArchive(compilerOf(jar), made);
  const file = fileOf(compilerOf(jar));
  chmodSync(file, 0o600);
  truncateSync(file, 5);
  expect(archiveFlags(compilerOf(jar))).toEqual([]);
  await keepArchive(compilerOf(jar), made);
  expect(hasArchive(compilerOf(jar))).toBe(true);
});

test('an archive of a compiler that changed is not used, and is removed', async () => {
  await keepArchive(compilerOf(jar), made);
  await removeOldArchives();
  expect(archives()).toHaveLength(1);
  writeFileSync(jar, 'another jar');
  expect(hasArchive(compilerOf(jar))).toBe(false);
  await removeOldArchives();
  expect(archives()).toEqual([]);
});

test('an archive whose note is damaged is not used', async () => {
  await keepArchive(compilerOf(jar), made);
  writeFileSync(join(folder, 'cache', 'class-archives', archives()[0] as string, 'made-from.json'), '{"files":');
  expect(archiveFlags(compilerOf(jar))).toEqual([]);
});
