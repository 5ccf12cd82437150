import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemory, type FactKey, recallOrFind } from './memory.js';

const key: FactKey = ['tiers of a@1', 'sha256:1', 'JDK 17'];
const hour = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: 100 * hour, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

async function fileOf(text?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cupel-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'cache', 'remembered.json');
  if (text === undefined) return file;
  createMemory(file, 'build').note(key, ['x']);
  await writeFile(file, text);
  return file;
}

test('a fact is known to the same build for a day', async () => {
  const file = await fileOf();
  createMemory(file, 'build').note(key, ['maglev']);
  const later = createMemory(file, 'build');
  vi.setSystemTime(123 * hour);
  expect(later.recall(key)).toEqual({ at: 100 * hour, value: ['maglev'] });
  vi.setSystemTime(124 * hour);
  expect(later.recall(key)).toBeUndefined();
  // A clock that was set back makes no fact last longer.
  vi.setSystemTime(99 * hour);
  expect(later.recall(key)).toBeUndefined();
});

test('a fact holds only for what it depends on', async () => {
  const file = await fileOf();
  createMemory(file, 'build').note(key, []);
  expect(createMemory(file, 'other build').recall(key)).toBeUndefined();
  for (const other of [
    ['tiers of a@2', 'sha256:1', 'JDK 17'],
    ['tiers of a@1', 'sha256:2', 'JDK 17'],
    ['tiers of a@1'],
  ])
    expect(createMemory(file, 'build').recall(other as unknown as FactKey)).toBeUndefined();
});

test('without a build nothing is remembered', async () => {
  const file = await fileOf();
  const memory = createMemory(file, undefined);
  memory.note(key, []);
  expect(memory.recall(key)).toBeUndefined();
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test.each(['', '{', '[]', 'null', '\0\0\0', '"text"'])('a damaged file is as none: %j', async (text) => {
  const file = await fileOf(text);
  const memory = createMemory(file, 'build');
  expect(memory.recall(key)).toBeUndefined();
  memory.note(key, ['y']);
  expect(memory.recall(key)?.value).toEqual(['y']);
});

test('a damaged entry is as none, and the others stay', async () => {
  const file = await fileOf();
  const memory = createMemory(file, 'build');
  memory.note(key, ['x']);
  const facts = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  const [name = ''] = Object.keys(facts);
  for (const damaged of [null, 1, { at: 'today', value: [] }, { at: 100 * hour }, { at: 100 * hour, value: [1] }]) {
    await writeFile(file, JSON.stringify({ other: damaged, [name]: damaged, [`${name}!`]: facts[name] }));
    expect(memory.recall(key)).toBeUndefined();
    memory.note(key, ['x']);
    expect(Object.keys(JSON.parse(await readFile(file, 'utf8')) as object).sort()).toEqual([name, `${name}!`]);
  }
});

test('what is old goes with the next fact, and no draft is left', async () => {
  const file = await fileOf();
  const memory = createMemory(file, 'build');
  memory.note(key, []);
  vi.setSystemTime(200 * hour);
  memory.note(['other'], []);
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')) as object)).toEqual([expect.stringMatching(/^other /)]);
  memory.forget(['other']);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({});
  expect(await readdir(join(file, '..'))).toEqual(['remembered.json']);
});

test('where nothing can be written, nothing is remembered', async () => {
  const file = await fileOf('');
  const memory = createMemory(join(file, 'below a file'), 'build');
  memory.note(key, []);
  expect(memory.recall(key)).toBeUndefined();
});

test('a fact is found out once, and again after a failure', async () => {
  const memory = createMemory(await fileOf(), 'build');
  let times = 0;
  const find = async () => {
    if (++times === 1) throw new Error('an accident');
    return [`found at try ${times}`];
  };
  await expect(recallOrFind(key, find, memory)).rejects.toThrow('an accident');
  expect(await recallOrFind(key, find, memory)).toEqual(['found at try 2']);
  expect(await recallOrFind(key, find, memory)).toEqual(['found at try 2']);
});
