import { say } from './terminal.js';

/** Thrown out of work that the user stopped. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** A signal that fires on the first Ctrl-C, or a request to end; the second ends the process at once. */
export function stopSignal(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(130);
    // The terminal shows ^C at the cursor: the message gets a line of its own.
    say(`${process.stderr.isTTY ? '\n' : ''}stopping …`);
    controller.abort(new Stopped('stopped by the user'));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signal: controller.signal,
    release() {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}
