import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { exampleCampaign, exampleFinding, temporaryFolder } from '../../src/store/store-fixture.js';

// Records findings `<name>-0`, `<name>-1`, … and one called `shared`, amends that, stores an event, and prints an id once the store has returned.
const writer = `
  import { writeSync } from 'node:fs';
  import { createJiti } from 'jiti';
  const [module, folder, count, campaign, finding] = process.argv.slice(1);
  const { openStore } = await createJiti(module).import(module);
  const store = await openStore(folder);
  const { id } = JSON.parse(campaign);
  await store.createCampaign(JSON.parse(campaign));
  try {
    for (let i = 0; i < Number(count); i++) {
      const found = JSON.parse(finding);
      found.program.origin.index = i;
      await store.recordFinding({ ...found, id: id + '-' + i }, id);
      await store.recordFinding({ ...found, id: 'shared' }, id);
      const amend = (finding) => ({ finding: { ...finding, commands: [...finding.commands, id + '-' + i] } });
      await store.amendFinding('shared', amend);
      await store.amendFinding('shared', (finding) => ({ finding, event: { campaign: 'all', kind: 'failed', index: i, text: id } }));
      writeSync(1, id + '-' + i + '\\n');
    }
  } catch (error) {
    writeSync(1, error.name + ': ' + error.message + '\\n');
  }
  await store.close();
`;

function startWriter(folder: string, name: string, count: number): ChildProcessByStdio<null, Readable, null> {
  return start(process.execPath, writerArguments(folder, name, count));
}

function writerArguments(folder: string, name: string, count: number): string[] {
  const module = fileURLToPath(new URL('../../src/store/open-store.ts', import.meta.url));
  const data = [exampleCampaign(name), exampleFinding('any')].map((value) => JSON.stringify(value));
  return ['--input-type=module', '--eval', writer, module, folder, String(count), ...data];
}

function start(command: string, args: readonly string[]): ChildProcessByStdio<null, Readable, null> {
  const cwd = path.dirname(fileURLToPath(import.meta.url));
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function folderWithCampaign(): Promise<string> {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await store.createCampaign(exampleCampaign('all'));
  await store.close();
  return folder;
}

async function missing(folder: string, ids: readonly string[]): Promise<string[]> {
  const store = await openStore(folder);
  const kept = new Set((await store.findings()).map(({ finding }) => finding.id));
  await store.close();
  return ids.filter((id) => !kept.has(id));
}

test('kill -9 loses no finding that was acknowledged', { timeout: 60_000 }, async () => {
  const folder = await folderWithCampaign();
  const acknowledged: string[] = [];
  for (const [name, enough] of Object.entries({ a: 1, b: 4, c: 9 })) {
    const child = startWriter(folder, name, 1_000_000);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.split('\n').length > enough) child.kill('SIGKILL');
    });
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
    // The last line may have been cut short.
    const lines = output.split('\n').slice(0, -1);
    expect(lines.length).toBeGreaterThanOrEqual(enough);
    acknowledged.push(...lines);
  }
  expect(await missing(folder, acknowledged)).toEqual([]);
});

test('processes that open and write at once wait for each other', { timeout: 60_000 }, async () => {
  const folder = await folderWithCampaign();
  const names = ['a', 'b', 'c'];
  const exits = names.map(async (name) => once(startWriter(folder, name, 60), 'exit'));
  expect(await Promise.all(exits)).toEqual(names.map(() => [0, null]));
  const store = await openStore(folder);
  expect(await store.findings()).toHaveLength(3 * 60 + 1);
  const { finding, timesSeen } = await store.finding('shared');
  expect(timesSeen).toBe(3 * 60);
  expect(new Set(finding.commands).size).toBe(exampleFinding('any').commands.length + 3 * 60);
  expect(await store.events('all')).toHaveLength(3 * 60);
  await store.close();
});

test.skipIf(process.platform === 'win32')(
  'a file that may not grow loses nothing and is told in a line',
  { timeout: 60_000 },
  async () => {
    const folder = await folderWithCampaign();
    const limited = ['-c', 'ulimit -f 300; exec "$0" "$@"', process.execPath, ...writerArguments(folder, 'a', 1_000)];
    const child = start('bash', limited);
    const lines = (await text(child.stdout)).trimEnd().split('\n');
    expect(lines.pop()).toMatch(/^UserError: .*cupel\.db.*use another --store folder$/);
    expect(lines.length).toBeGreaterThan(1);
    expect(await missing(folder, lines)).toEqual([]);
  },
);
