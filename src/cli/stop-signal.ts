import { say } from './terminal.js';

/** Thrown out of work that the user stopped. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Does work that the first Ctrl-C, or a request to end, stops; the second ends the process at once. */
export async function stoppable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(130);
    // The terminal shows ^C at the cursor: the message gets a line of its own.
    say(`${process.stderr.isTTY ? '\n' : ''}stopping …`);
    controller.abort(new Stopped('stopped by the user'));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}
