import type { Socket } from 'node:net';
import type { Observed } from '../../core/outcome.js';
import type { Compilable } from '../../core/test-program.js';
import type { ObserveOptions, OpenOptions, Toolchain } from '../../core/toolchain.js';
import { connectKeeper } from './connect-keeper.js';
import { type Answer, receive, send } from './message.js';
import { socketPath } from './socket-path.js';

/**
 * A toolchain whose fast path is a process that outlives this one, so that the next command finds it warm. If that process
 * cannot be started, or is lost, the toolchain itself takes its place.
 */
export function keptWarm(toolchain: Toolchain, options: OpenOptions, idleMillis: number): Toolchain {
  if (!toolchain.warms) return toolchain;
  const socket = socketPath(toolchain, options);
  let keeper: Promise<Keeper | undefined> | undefined;
  return {
    ...toolchain,
    async observe(batch, how) {
      // What may break its process has one of its own.
      if (how.apart) return toolchain.observe(batch, how);
      keeper ??= connectKeeper({ target: toolchain.id, options, socket, idleMillis }).then(
        (found) => found && ask(found),
      );
      const observed = await (await keeper)?.observe(batch, how);
      how.signal?.throwIfAborted();
      return observed ?? toolchain.observe(batch, how);
    },
    async close() {
      (await keeper)?.close();
      await toolchain.close();
    },
  };
}

interface Keeper {
  /** Nothing if the keeper was lost. */
  observe(batch: readonly Compilable[], options: ObserveOptions): Promise<Observed[] | undefined>;
  close(): void;
}

interface Waiting {
  readonly heard: NonNullable<ObserveOptions['onObserved']>;
  readonly done: (all: Observed[] | undefined) => void;
}

function ask(socket: Socket): Keeper {
  const waiting = new Map<number, Waiting>();
  let [last, lost] = [0, false];
  const lose = () => {
    lost = true;
    for (const { done } of waiting.values()) done(undefined);
  };
  socket.on('error', lose);
  socket.on('close', lose);
  receive<Answer>(socket, (answer) => {
    const request = waiting.get(answer.id);
    if ('place' in answer) request?.heard(answer.place, answer.observed);
    else request?.done('all' in answer ? [...answer.all] : undefined);
  });
  return {
    async observe(batch, { signal, onObserved, ...options }) {
      if (lost) return undefined;
      const id = ++last;
      const stop = () => send(socket, { id, stop: true });
      signal?.addEventListener('abort', stop);
      try {
        return await new Promise<Observed[] | undefined>((done) => {
          waiting.set(id, { heard: onObserved ?? (() => undefined), done });
          send(socket, { id, programs: batch.map(shown), options });
        });
      } finally {
        waiting.delete(id);
        signal?.removeEventListener('abort', stop);
      }
    },
    close: () => socket.destroy(),
  };
}

// The compiler needs nothing else of it.
function shown({ files, driver, libraries }: Compilable): Compilable {
  return { files, ...(driver && { driver }), ...(libraries && { libraries }) };
}
