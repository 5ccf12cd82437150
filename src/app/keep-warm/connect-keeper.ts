import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtScript } from '../../harness/package-root.js';
import type { KeeperOrder } from './keeper-main.js';

// On a busy machine Node.js takes seconds to start.
const startMillis = 60_000;
const pauseMillis = 50;

/** The connection to the keeper of a toolchain, which is started if there is none; nothing if it cannot be. */
export async function connectKeeper(order: KeeperOrder): Promise<Socket | undefined> {
  const running = await connected(order.socket);
  if (running) return running;
  const keeper = spawn(process.execPath, [builtScript('app/keep-warm/keeper-main'), JSON.stringify(order)], {
    // It outlives this process, and Ctrl-C is not meant for it.
    detached: true,
    stdio: 'ignore',
  });
  let failed = false;
  keeper.once('error', () => (failed = true));
  keeper.once('exit', () => (failed = true));
  keeper.unref();
  const began = performance.now();
  while (performance.now() - began < startMillis) {
    const socket = await connected(order.socket);
    // One that ended may have found another one at work.
    if (socket || failed) return socket;
    await sleep(pauseMillis);
  }
  return undefined;
}

function connected(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}
