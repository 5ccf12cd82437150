import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { UserError } from '../core/errors.js';
import { openStore } from './open-store.js';
import { exampleCampaign, exampleFinding, madeAt, temporaryFolder } from './store-fixture.js';

async function failure(folder: string): Promise<string> {
  const error: unknown = await openStore(folder).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(UserError);
  const { message } = error as UserError;
  expect(message).not.toContain('\n');
  return message.replaceAll(folder, 'FOLDER');
}

test('a store makes its folder, and keeps what is in it', async () => {
  const folder = path.join(await temporaryFolder(), 'a', 'b');
  const first = await openStore(folder);
  await first.createCampaign(exampleCampaign('c-1'));
  await first.close();
  const second = await openStore(folder);
  expect(await second.campaign('c-1')).toMatchObject(exampleCampaign('c-1'));
  await second.close();
});

test('commits are synced and the log is folded into the file on close', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await store.createCampaign(exampleCampaign('c-1'));
  await store.close();
  expect((await readFile(path.join(folder, 'cupel.db-wal')).catch(() => '')).length).toBe(0);
  const raw = new Database(path.join(folder, 'cupel.db'));
  expect(raw.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  raw.close();
});

test('a database of a newer cupel is refused and left as it is', async () => {
  const folder = await temporaryFolder();
  await (await openStore(folder)).close();
  const raw = new Database(path.join(folder, 'cupel.db'));
  raw.exec('update cupel_schema set version = 7');
  expect(await failure(folder)).toMatchInlineSnapshot(
    `"FOLDER/cupel.db was written by a newer cupel (schema 7, this one knows 6): update cupel or use another --store"`,
  );
  expect(raw.prepare('select version from cupel_schema').all()).toEqual([{ version: 7 }]);
  raw.close();
});

test('a database of an older cupel is brought up to date', async () => {
  const folder = await temporaryFolder();
  const old = await openStore(folder);
  await old.createCampaign(exampleCampaign('c-1'));
  await old.close();
  const raw = new Database(path.join(folder, 'cupel.db'));
  raw.exec(
    'drop table leases; drop table claims; drop table workers; drop table exercised; drop table seen_programs; drop table events; drop table occurrences; drop table findings; alter table campaigns drop column beyond; update cupel_schema set version = 1',
  );
  raw.close();
  const store = await openStore(folder);
  expect(await store.recordFinding(madeAt(1, exampleFinding('f-1')), 'c-1')).toBe('new');
  await store.close();
});

test('a finding in a newer format is refused', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await store.createCampaign(exampleCampaign('c-1'));
  await store.recordFinding(madeAt(1, exampleFinding('f-1')), 'c-1');
  const raw = new Database(path.join(folder, 'cupel.db'));
  raw.exec(`update findings set document = '{"formatVersion":3}'`);
  raw.close();
  await expect(store.finding('f-1')).rejects.toThrow(
    'finding f-1 was written by a newer cupel (format 3, this one knows 2): update cupel',
  );
  await store.close();
});

test('a file that is no database is refused', async () => {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'cupel.db'), 'no database'.repeat(500));
  expect(await failure(folder)).toMatchInlineSnapshot(
    `"FOLDER/cupel.db is damaged or not a cupel database: move it away to start a new one, or use another --store folder"`,
  );
});

test('a damaged database is refused when it is opened or when the damage is met', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await store.createCampaign(exampleCampaign('c-1'));
  await store.close();
  const file = path.join(folder, 'cupel.db');
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0x41, 100, 3000));
  expect(await failure(folder)).toMatchInlineSnapshot(
    `"FOLDER/cupel.db is damaged or not a cupel database: move it away to start a new one, or use another --store folder"`,
  );
});

test('a folder in place of the database is refused', async () => {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'cupel.db'));
  expect(await failure(folder)).toMatchInlineSnapshot(
    `"FOLDER/cupel.db cannot be opened: check that it is a writable file, or use another --store folder"`,
  );
});

test('a file in place of the folder, or of one above it, is refused', async () => {
  const folder = path.join(await temporaryFolder(), 'file');
  await writeFile(folder, '');
  expect(await failure(folder)).toMatchInlineSnapshot(
    `"FOLDER cannot be a folder, there is a file in its place: use another --store folder"`,
  );
  expect(await failure(path.join(folder, 'below'))).toMatchInlineSnapshot(
    `"FOLDER cannot be a folder, there is a file in its place: use another --store folder"`,
  );
});

test.runIf(process.platform === 'linux')(
  'a folder that cannot be made is refused, without waiting forever',
  async () => {
    expect(await failure('/proc/cupel/store')).toMatchInlineSnapshot(
      `"FOLDER cannot be created: use another --store folder"`,
    );
  },
);
