import { rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { reasonOf } from '../../core/system-error.js';
import type { Toolchain } from '../../core/toolchain.js';
import { type Answer, type Request, receive, send } from './message.js';

/**
 * Lets other processes use a toolchain through a socket, until nobody has been connected for some time. Ends at once if
 * another process does so already.
 */
export async function serveWarm(toolchain: Toolchain, socket: string, idleMillis: number): Promise<void> {
  const clients = new Set<Socket>();
  const server = createServer();
  if (!(await listen(server, socket))) return;
  await new Promise<void>((end) => {
    let alone = setTimeout(end, idleMillis);
    server.on('connection', (client) => {
      clearTimeout(alone);
      clients.add(client);
      serve(toolchain, client);
      client.on('close', () => {
        clients.delete(client);
        clearTimeout(alone);
        if (clients.size === 0) alone = setTimeout(end, idleMillis);
      });
    });
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => end());
  });
  server.close();
  for (const client of clients) client.destroy();
}

function serve(toolchain: Toolchain, client: Socket): void {
  const stops = new Map<number, AbortController>();
  // A client that is lost waits for nothing any more.
  client.on('error', () => client.destroy());
  client.on('close', () => {
    for (const stop of stops.values()) stop.abort();
  });
  receive<Request>(client, (request) => {
    if ('stop' in request) stops.get(request.id)?.abort();
    else void answer(request);
  });

  async function answer({ id, programs, options }: Exclude<Request, { stop: true }>): Promise<void> {
    const stop = new AbortController();
    stops.set(id, stop);
    const tell = (message: Answer) => send(client, message);
    try {
      const all = await toolchain.observe(programs, {
        ...options,
        signal: stop.signal,
        onObserved: (place, observed) => tell({ id, place, observed }),
      });
      tell({ id, all });
    } catch (error) {
      tell({ id, failed: reasonOf(error) });
    } finally {
      stops.delete(id);
    }
  }
}

// False if another process listens there. What a killed one left is removed.
async function listen(server: Server, path: string): Promise<boolean> {
  const listening = () =>
    new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') resolve(false);
        else reject(error);
      });
      server.listen(path, () => resolve(true));
    });
  if (await listening()) return true;
  if (await answers(path)) return false;
  rmSync(path, { force: true });
  return listening();
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path, () => {
      probe.end();
      resolve(true);
    });
    probe.on('error', () => resolve(false));
  });
}
