import { say } from './terminal.js';

/** A signal that fires on the first Ctrl-C, or a request to end; the second ends the process at once. */
export function stopSignal(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(130);
    say('\nstopping …');
    controller.abort(new Error('stopped by the user'));
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
