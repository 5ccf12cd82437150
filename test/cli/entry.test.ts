import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { typescriptFamily } from '../../src/languages/typescript/family.js';
import { cupel as inProcess } from './cupel-in-process.js';
import { withoutSigns } from './expect-one-line.js';
import { cupel, startCupel, temporaryFolder } from './run-cupel.js';

afterEach(() => void vi.restoreAllMocks());

it('without a word the help is shown, and that is no mistake', async () => {
  const folder = await temporaryFolder();
  const { code, stdout, stderr } = await cupel(folder);
  expect(stdout).toMatch(/^Usage: cupel /);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(await inProcess(folder)).toEqual({ code, stdout, stderr });
});

it.each([
  ['--version', 0],
  ['hnut', 2],
  ['hunt --programs 0', 2],
  ['report', 2],
])('cupel %s says the same in a process of its own, and ends with %i', async (line, code) => {
  const folder = await temporaryFolder();
  const result = await cupel(folder, ...line.split(' '));
  expect(result.code).toBe(code);
  expect(await inProcess(folder, ...line.split(' '))).toEqual(result);
});

it('a reader that leaves early is no mistake', async () => {
  const run = startCupel(await temporaryFolder(), ['toolchains', 'list', '--json']);
  run.child.stdout?.destroy();
  expect(await run.result).toEqual({ code: 0, stdout: '', stderr: '' });
});

it.skipIf(process.platform !== 'linux')('a full standard output is told in one line', async () => {
  const full = openSync('/dev/full', 'w');
  const main = resolve(import.meta.dirname, '../../dist/cli/main.js');
  const child = spawn(process.execPath, [main, 'toolchains'], { stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  const ended = new Promise((done) => child.once('close', done));
  expect(await text(child.stderr as Readable)).toBe('cupel: standard output cannot be written: the disk is full\n');
  expect(await ended).toBe(2);
});

it('a misspelt template is told before anything is stored', async () => {
  const folder = await temporaryFolder();
  const { code, stdout, stderr } = await inProcess(folder, 'hunt', '--template', 'nosuch');
  expect(withoutSigns(stderr)).toMatch(/^cupel: there is no template 'nosuch'[^\n]*\n$/);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(readdirSync(folder)).toEqual([]);
});

it('a fault of cupel itself keeps its stack and has an exit code of its own', async () => {
  vi.spyOn(typescriptFamily, 'installed').mockRejectedValue(new TypeError('not foreseen'));
  const { code, stdout, stderr } = await inProcess(await temporaryFolder(), 'toolchains');
  expect(stderr).toMatch(/^TypeError: not foreseen\n {4}at /);
  expect({ code, stdout }).toEqual({ code: 70, stdout: '' });
});

it('the exit code of a command is that of this command only', async () => {
  const folder = await temporaryFolder();
  const before = process.exitCode;
  expect((await inProcess(folder, 'replay', 'nosuch')).code).toBe(2);
  expect((await inProcess(folder, 'toolchains')).code).toBe(0);
  expect(process.exitCode).toBe(before);
});
