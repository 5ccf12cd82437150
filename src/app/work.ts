import type { Listen } from '../core/events.js';

/** How a piece of work is watched and stopped. */
export interface Work {
  /** Told what happens, in one stream. */
  readonly listen?: Listen | undefined;
  /** Stops the work; what was learned by then is kept. */
  readonly signal?: AbortSignal | undefined;
}

/** Work with somebody who listens, and a signal that may never come. */
export interface WatchedWork {
  readonly listen: Listen;
  readonly signal: AbortSignal;
}

/** Fills in what nobody gave. */
export function watched({ listen = () => undefined, signal = new AbortController().signal }: Work = {}): WatchedWork {
  return { listen, signal };
}
