import { copyFile, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/core/finding.js';
import { findingsJson } from '../../src/report/finding-json.js';
import { cupel } from './cupel-in-process.js';
import { shownFinding } from './exported-finding.js';
import { cupel as cupelProcess, temporaryFolder } from './run-cupel.js';

const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'];

// Long enough for pages of its own.
function withId(id: string): Finding {
  const { program } = shownFinding;
  const text = `// ${id.repeat(2000)}\n${program.files[0]?.text}`;
  return { ...shownFinding, id, program: { ...program, id: `${id}00`, files: [{ path: 'main.ts', text }] } };
}

let whole: Promise<Buffer> | undefined;

// The database of a process that has ended.
async function makeWhole(): Promise<Buffer> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'all.json'), findingsJson(ids.map(withId)));
  expect(await cupelProcess(folder, 'findings', 'import', 'all.json')).toMatchObject({ code: 0, stderr: '' });
  return readFile(join(folder, '.cupel', 'cupel.db'));
}

// A store with three findings.
async function healthyStore(): Promise<{ folder: string; file: string }> {
  whole ??= makeWhole();
  const folder = await temporaryFolder();
  const file = join(folder, '.cupel', 'cupel.db');
  await mkdir(join(folder, '.cupel'));
  await writeFile(file, await whole);
  await writeFile(join(folder, 'all.json'), findingsJson(ids.map(withId)));
  return { folder, file };
}

// In a file of its own, since libsql may still have it open afterwards.
function sql(statement: string) {
  return async (file: string): Promise<void> => {
    await copyFile(file, `${file}.work`);
    const database = new Database(`${file}.work`);
    database.pragma('journal_mode = DELETE');
    database.exec(statement);
    database.pragma('journal_mode = WAL');
    database.close();
    await copyFile(`${file}.work`, file);
  };
}

function bytes(change: (content: Buffer) => Buffer) {
  return async (file: string): Promise<void> => writeFile(file, change(await readFile(file)));
}

const pageSize = 4096;

// What a page of the file holds is written over; which page, is asked of the content.
function page(isMeant: (content: Buffer) => boolean, damage: (content: Buffer) => void) {
  return bytes((content) => {
    for (let at = pageSize; at < content.length; at += pageSize) {
      const one = content.subarray(at, at + pageSize);
      if (!isMeant(one)) continue;
      damage(one);
      return content;
    }
    throw new Error('there is no such page');
  });
}

const middleOf = (id: string) => (content: Buffer) =>
  content.includes(id.repeat(100)) && !content.includes('"main.ts"');

const overwrite = (sets: string) => sql(`update findings set ${sets} where id = 'bbbbbbbbbb'`);

type Damage = (file: string) => Promise<void>;

// Nothing can be read.
const hopeless: readonly (readonly [string, Damage, RegExp])[] = [
  ['random bytes', bytes(() => Buffer.from('7c1f'.repeat(9000), 'hex')), /is damaged or not a cupel database/],
  ['a text', (file) => writeFile(file, 'no database\n'.repeat(500)), /is damaged or not a cupel database/],
  ['a file of a few bytes', (file) => truncate(file, 60), /is damaged or not a cupel database/],
  ['a file that ends in the first page', (file) => truncate(file, 1000), /is damaged/],
  ['a file that lacks its second half', bytes((content) => content.subarray(0, pageSize * 5)), /is damaged/],
  ['a schema that is written over', bytes((content) => content.fill(0x41, 100, 3000)), /is damaged/],
  ['a missing table', sql('drop table events'), /is damaged: table events is missing;/],
  ['a missing column', sql('alter table findings drop column fixed_in'), /is damaged: .* no column fixedIn;/],
  ['no version', sql('delete from cupel_schema'), /is damaged: it has no version;/],
  ['a version that is no number', sql(`update cupel_schema set version = 'three'`), /is damaged: it has no version;/],
  ['a migration that was half done', sql('update cupel_schema set version = 2'), /is damaged or not a cupel/],
  ['a newer schema', sql('update cupel_schema set version = 99'), /was written by a newer cupel \(schema 99/],
  [
    'a database of another program',
    async (file) => {
      await writeFile(file, '');
      await sql('create table notes (text)')(file);
    },
    /is a database of another program/,
  ],
  [
    'a folder in its place',
    async (file) => {
      await rm(file);
      await mkdir(file);
    },
    /cannot be opened/,
  ],
  [
    'a page of the table that is written over',
    page(
      (content) => content[0] === 0x0d && content.includes('typescript@7.0.2:default'),
      (content) => content.fill(0x5a),
    ),
    /is damaged/,
  ],
];

// One finding of three cannot be read.
const partial: readonly (readonly [string, Damage, RegExp])[] = [
  ['no JSON', overwrite(`document = '{"formatVersion":2,'`), /it is not JSON/],
  ['a null in JSON', overwrite(`document = 'null'`), /expected object/],
  ['wrong types', overwrite(`document = json_set(document, '$.finding.observations', 7)`), /observations: .*array/],
  ['a missing part', overwrite(`document = json_remove(document, '$.finding.program.files')`), /program\.files: /],
  ['bytes in place of text', overwrite(`document = x'00ff'`), /it is not JSON/],
  ['another finding', overwrite(`document = replace(document, 'bbbbbbbbbb', 'dddddddddd')`), /another finding/],
  ['a newer format', overwrite(`document = '{"formatVersion":3}'`), /was written by a newer cupel \(format 3/],
  ['zeros within its text', page(middleOf('bbbbbbbbbb'), (content) => content.fill(0, 4)), /it is not JSON/],
  [
    'a chain of pages that leads nowhere',
    page(middleOf('bbbbbbbbbb'), (content) => content.fill(0xff)),
    /it is not JSON/,
  ],
];

async function everythingOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error.code);
  return String(bytes);
}

describe('a damaged database', () => {
  it.each(hopeless)('%s: one line, and it is left as it is', async (_, damage, line) => {
    const { folder, file } = await healthyStore();
    await damage(file);
    const before = await everythingOf(file);
    for (const command of [
      'findings',
      'findings show a',
      'findings export',
      'report',
      'hunt --resume',
      'findings import all.json',
    ]) {
      const { code, stdout, stderr } = await cupel(folder, ...command.split(' '));
      expect(stderr, command).toMatch(/^cupel: \.cupel\/cupel\.db [^\n]*\n$/);
      expect(stderr, command).toMatch(line);
      expect({ code, stdout }, command).toEqual({ code: 2, stdout: '' });
    }
    expect(await everythingOf(file)).toBe(before);
    expect(await readdir(folder)).not.toContain('report.html');
  });

  it.each(partial)('a finding with %s: one line, and the others can be used', async (_, damage, reason) => {
    const { folder, file } = await healthyStore();
    await damage(file);
    for (const command of ['findings', 'findings --json', 'findings export', 'findings export --out all', 'report']) {
      const { code, stdout, stderr } = await cupel(folder, ...command.split(' '));
      expect(stderr, command).toMatch(/^cupel: finding bbbbbbbbbb [^\n]*\n$/);
      expect(stderr, command).toMatch(reason);
      expect(code, command).toBe(2);
      expect(stdout, command).not.toContain('bbbbbbbbbb');
    }
    expect((await cupel(folder, 'findings')).stdout).toContain('cccccccccc');
    expect(await readdir(join(folder, 'all'))).toEqual(['aaaaaaaaaa.md', 'cccccccccc.md']);
    expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('cccccccccc');
    expect(await cupel(folder, 'findings', 'show', 'c')).toMatchObject({ code: 0, stderr: '' });
    const shown = await cupel(folder, 'findings', 'show', 'b');
    expect(shown).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(reason) });
  });

  it.each([
    ['bad settings', `settings = '{"technique":7}'`, /settings/],
    ['no JSON', `beyond = '['`, /it is not JSON/],
    ['wrong types', `next_index = 'many'`, /nextIndex/],
  ])('a campaign with %s: one line, and the others can be used', async (_, sets) => {
    const { folder, file } = await healthyStore();
    await sql(`update campaigns set ${sets}`)(file);
    await cupel(folder, 'findings', 'import', 'all.json');
    expect(await cupel(folder, 'findings')).toMatchObject({ code: 0, stderr: '' });
    const { code, stdout, stderr } = await cupel(folder, 'report');
    expect(stderr).toMatch(/^cupel: campaign c-\S+ cannot be read[^\n]*\n$/);
    expect({ code, stdout }).toEqual({ code: 2, stdout: 'wrote report.html\n' });
  });

  it('a finding that cannot be read is stored again when it is met again', async () => {
    const { folder, file } = await healthyStore();
    await overwrite(`document = 'lost'`)(file);
    await cupel(folder, 'findings', 'import', 'all.json');
    expect(await cupel(folder, 'findings', 'show', 'b')).toMatchObject({ code: 0, stderr: '' });
  });

  it('an index that is written over: what is stored can be read, and nothing is added', async () => {
    const { folder, file } = await healthyStore();
    const isIndex = (content: Buffer) => content[0] === 0x0a && content.includes('bbbbbbbbbb');
    await page(isIndex, (content) => content.fill(0x5a))(file);
    const { code, stdout, stderr } = await cupel(folder, 'findings');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const id of ids) expect(stdout).toContain(id);
    expect(await cupel(folder, 'findings', 'import', 'all.json')).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^cupel: \.cupel\/cupel\.db is damaged: .* shows what can still be read\n$/,
      ) as string,
    });
  });

  it.each([
    ['an empty file', (file: string) => writeFile(file, '')],
    ['a file that is gone', (file: string) => rm(file)],
  ])('%s is an empty store', async (_, damage) => {
    const { folder, file } = await healthyStore();
    await damage(file);
    expect(await cupel(folder, 'findings')).toMatchObject({ code: 0, stderr: '' });
    expect(await cupel(folder, 'findings', 'import', 'all.json')).toMatchObject({ code: 0, stderr: '' });
  });

  it('a log of garbage holds nothing, and what is in the database can be used', async () => {
    const { folder, file } = await healthyStore();
    await writeFile(`${file}-wal`, Buffer.from('7c1f'.repeat(9000), 'hex'));
    const { code, stdout, stderr } = await cupel(folder, 'findings');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const id of ids) expect(stdout).toContain(id);
  });
});
