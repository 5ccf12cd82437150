import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { cupel, startCupel, temporaryFolder } from '../cli/run-cupel.js';
import { startServer, type TestServer } from './start-server.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const programs = 60;
const asked = `--programs ${programs} --seed 5 --triage-budget 0`.split(' ');

interface Report {
  readonly programs: number;
  readonly counts: unknown;
  readonly findings: readonly { readonly id: string }[];
}

it('workers do what one process does, though one of them is killed', async () => {
  const folder = await temporaryFolder();
  const env = { CUPEL_STORE: await server.newSchema(), CUPEL_CACHE: folder };
  const local = await startCupel(folder, ['hunt', ...asked, '--json'], { CUPEL_CACHE: folder }).result;
  const hunt = startCupel(folder, ['hunt', ...asked, '--json', '--distribute'], env);
  await hunt.says(/waiting for workers/);
  const line = 'work --workers 1 --batch 5 --triage-budget 0'.split(' ');
  const [doomed, survivor] = [startCupel(folder, line, env), startCupel(folder, line, env)];
  await doomed.says(/working on campaign/);
  const store = await openStore(env.CUPEL_STORE);
  // It has taken something, which only another one can do now.
  await vi.waitUntil(
    async () =>
      (await store.leases.workers()).some(({ id, leases }) => id.includes(`-${doomed.child.pid}-`) && leases > 0),
    { timeout: 300_000, interval: 20 },
  );
  doomed.child.kill('SIGKILL');
  const shown = await startCupel(folder, ['status'], env).result;
  expect(shown.stdout).toMatch(/^c-\d+-\d+-\w+ +\d+ programs? /m);
  const { stdout, stderr } = await hunt.result;
  survivor.child.kill('SIGTERM');
  await survivor.result;
  const [one, many] = [JSON.parse(local.stdout), JSON.parse(stdout)] as [Report, Report];
  expect(many.programs, stderr).toBe(programs);
  expect(many.counts).toEqual(one.counts);
  const idsOf = ({ findings }: Report) => findings.map(({ id }) => id).sort();
  expect(idsOf(many)).toEqual(idsOf(one));
  // Nothing is left behind but the worker that could not say goodbye.
  expect((await store.leases.workers()).map(({ leases }) => leases)).toEqual([0]);
  await store.close();
});

it('a worker that has other compilers says so, and takes nothing', async () => {
  const folder = await temporaryFolder();
  const env = { CUPEL_STORE: await server.newSchema(), CUPEL_CACHE: folder };
  const hunt = startCupel(folder, ['hunt', ...asked, '--distribute'], env);
  await hunt.says(/waiting for workers/);
  const store = await openStore(env.CUPEL_STORE);
  const [campaign] = await store.campaigns();
  await store.close();
  const { executeIn } = await import('../../src/store/store-fixture.js');
  await executeIn(env.CUPEL_STORE, "update campaigns set toolchains = replace(toolchains, 'sha256', 'another')");
  const first = await startCupel(folder, ['work', '--once'], env).result;
  expect(first.stderr).toMatch(/typescript@\S+ is another build here than the one of campaign /);
  expect(first.code).toBe(2);
  await executeIn(env.CUPEL_STORE, "update campaigns set cupel_version = '0.0.9'");
  const second = await startCupel(folder, ['work', '--once'], env).result;
  expect(second.stderr).toMatch(new RegExp(`campaign ${campaign?.id} needs cupel 0\\.0\\.9, and this is `));
  hunt.child.kill('SIGINT');
  await hunt.result;
  expect((await cupel(folder, 'status', '--store', env.CUPEL_STORE)).stdout).toContain('no campaign runs');
});
