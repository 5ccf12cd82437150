import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { hasStore, openStore, openStoreToRead } from '../../src/store/open-store.js';
import {
  exampleCampaign,
  exampleFinding,
  executeIn,
  placeStores,
  temporaryStore,
} from '../../src/store/store-fixture.js';
import { startServer, type TestServer } from './start-server.js';

// The whole test suite of the store, on a server.
import '../../src/store/campaigns.test.js';
import '../../src/store/events.test.js';
import '../../src/store/findings.test.js';
import '../../src/store/leases.test.js';
import '../../src/store/seen-programs.test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  placeStores(() => server.newSchema());
});
afterAll(() => server.stop());

async function failure(place: string): Promise<string> {
  const error: unknown = await openStore(place).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(UserError);
  return (error as UserError).message.replace(/:\d+\//, ':PORT/');
}

test('a store is there once it was opened, also for one that only reads', async () => {
  const place = await temporaryStore();
  expect(await hasStore(place)).toBe(false);
  const first = await openStore(place);
  await first.createCampaign(exampleCampaign('c-1'));
  await first.close();
  expect(await hasStore(place)).toBe(true);
  const second = await openStoreToRead(place);
  expect(await second.campaign('c-1')).toMatchObject(exampleCampaign('c-1'));
  await second.close();
});

test('many processes that open a new database at once make it once', async () => {
  const place = await temporaryStore();
  const stores = await Promise.all(Array.from({ length: 8 }, () => openStore(place)));
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  expect(await executeIn(place, 'select version from cupel_schema')).toEqual([{ version: 6 }]);
});

test('what many write at once is all there, and is counted once', async () => {
  const place = await temporaryStore();
  const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(place)));
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  await stores[0]?.createCampaign(exampleCampaign('c-1'));
  const found = { campaign: 'c-1', kind: 'found', finding: 'f-1', text: 'a crash' } as const;
  const novelties = await Promise.all(stores.map((store) => store.recordFinding(exampleFinding('f-1'), 'c-1', found)));
  expect(novelties.filter((novelty) => novelty === 'new')).toHaveLength(1);
  await Promise.all(
    stores.map((store, i) =>
      store.amendFinding('f-1', (finding) => ({
        finding: { ...finding, commands: [...finding.commands, String(i)] },
        event: { ...found, kind: 'reduced', text: String(i) },
      })),
    ),
  );
  const events = (await stores[0]?.events('c-1')) ?? [];
  expect(events.map(({ text }) => text).sort()).toEqual(['0', '1', '2', '3', '4', '5', 'a crash']);
  expect((await stores[0]?.finding('f-1'))?.finding.commands).toHaveLength(7);
});

test('a campaign of another machine is resumed only when that one is silent', async () => {
  const place = await temporaryStore();
  const store = await openStore(place);
  onTestFinished(() => store.close());
  await store.createCampaign(exampleCampaign('c-1'));
  await executeIn(place, "update campaigns set host = 'elsewhere', pid = 7");
  await expect(store.resumeCampaign('c-1')).rejects.toThrow(
    'campaign c-1 is being run by process 7 of elsewhere, which was heard of a moment ago: stop that one first',
  );
  await executeIn(place, "update campaigns set updated_at = '2026-01-01T00:00:00.000Z'");
  expect(await store.resumeCampaign('c-1')).toMatchObject({ status: 'running' });
});

test('a restart of the server loses nothing, and fails nothing', async () => {
  const place = await temporaryStore();
  const store = await openStore(place);
  onTestFinished(() => store.close());
  await store.createCampaign(exampleCampaign('c-1'));
  let restarted = false;
  const restarting = server.restart().finally(() => {
    restarted = true;
  });
  let stored = 0;
  while (!restarted) await store.recordFinding(exampleFinding(`f-${stored++}`), 'c-1');
  await restarting;
  await store.recordFinding(exampleFinding(`f-${stored++}`), 'c-1');
  expect(await store.findings()).toHaveLength(stored);
});

test('what a user can fix is one line without the password', async () => {
  const place = await temporaryStore();
  const another = new URL(place);
  another.pathname = '/missing';
  expect(await failure(another.href)).toMatchInlineSnapshot(
    `"postgres://127.0.0.1:PORT/missing does not exist: create it with createdb, or use another --store"`,
  );
  const stranger = new URL(place);
  stranger.password = 'wrong';
  expect(await failure(stranger.href)).toMatchInlineSnapshot(
    `"postgres://127.0.0.1:PORT/postgres does not let cupel in: check user and password in the address, or PGPASSWORD, or use another --store"`,
  );
  const nobody = new URL(place);
  nobody.port = '9';
  expect(await failure(nobody.href)).toMatchInlineSnapshot(
    `"postgres://127.0.0.1:PORT/postgres cannot be reached: check the address, and that the server is running, or use another --store"`,
  );
  expect(await failure('postgres://cupel:secret@[/x')).toMatchInlineSnapshot(
    `"--store is no valid address of a database, such as postgres://user:password@host:PORT/cupel"`,
  );
  const taken = await temporaryStore();
  await executeIn(taken, 'create table orders (id int)');
  expect(await failure(taken)).toMatchInlineSnapshot(
    `"postgres://127.0.0.1:PORT/postgres is a database of another program: use another --store"`,
  );
  const newer = await temporaryStore();
  await (await openStore(newer)).close();
  await executeIn(newer, 'update cupel_schema set version = 99');
  expect(await failure(newer)).toMatchInlineSnapshot(
    `"postgres://127.0.0.1:PORT/postgres was written by a newer cupel (schema 99, this one knows 6): update cupel or use another --store"`,
  );
});

test('commands take the database from the environment', async () => {
  const place = await temporaryStore();
  vi.stubEnv('CUPEL_STORE', place);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { campaigns } = await import('../../src/app/campaigns.js');
  await expect(campaigns()).rejects.toThrow(/^there is no database in postgres:\/\/127\.0\.0\.1:\d+\/postgres;/);
  const store = await openStore(place);
  await store.createCampaign(exampleCampaign('c-1'));
  await store.close();
  expect((await campaigns()).map(({ id }) => id)).toEqual(['c-1']);
});
