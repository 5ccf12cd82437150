import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keptWarm } from '../../../src/app/keep-warm/kept-warm.js';
import { socketPath } from '../../../src/app/keep-warm/socket-path.js';
import { outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

const idleMillis = 4000;
const groovy = (text: string) => ({ files: [{ path: 'Main.groovy', text }] });
const batch = [groovy('class A { int f() { 1 } }'), groovy('class B { int f() { new Object() } }')];

// Limits that nobody else has, so that the keeper is this test's own.
const options = { limits: { millis: 30_017, bytes: 1024 ** 3 }, workers: 1 };

test('a compiler stays warm for the next command, and ends when nobody comes', async () => {
  const { toolchain } = await openJvmTarget('groovy@5.1.3', 1);
  const socket = socketPath(toolchain, options);
  const kinds = async (idle = idleMillis) => {
    const warm = keptWarm(toolchain, options, idle);
    const told: number[] = [];
    const onObserved = (index: number) => told.push(index);
    const outcomes = await outcomesOf(warm.observe(batch, { configuration: 'default', onObserved }));
    return { kinds: outcomes.map(({ kind }) => kind), told: told.sort(), warm };
  };
  const first = await kinds();
  expect(first).toMatchObject({ kinds: ['accepted', 'rejected'], told: [0, 1] });
  const [keeper] = keepersAt(socket);
  expect(keeper).toBeDefined();
  await first.warm.close();

  const second = await kinds();
  expect(second.kinds).toEqual(['accepted', 'rejected']);
  expect(keepersAt(socket)).toEqual([keeper]);

  // Without it the toolchain itself answers.
  process.kill(keeper as number, 'SIGKILL');
  expect(await outcomesOf(second.warm.observe(batch, { configuration: 'default' }))).toHaveLength(2);
  await second.warm.close();

  // What a killed one left is in nobody's way.
  const third = await kinds();
  expect(third.kinds).toEqual(['accepted', 'rejected']);
  expect(keepersAt(socket)).not.toEqual([keeper]);
  await third.warm.close();
  while (keepersAt(socket).length > 0) await sleep(200);
  expect(existsSync(socket)).toBe(false);
  await toolchain.close();
}, 120_000);

function keepersAt(socket: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => commandOf(pid).includes(basename(socket)));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
