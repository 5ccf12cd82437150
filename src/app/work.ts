import { setMaxListeners } from 'node:events';
import type { Listen } from '../core/events.js';

/** How a piece of work is watched and stopped. */
export interface Work {
  /** Told what happens, in one stream. */
  readonly listen?: Listen | undefined;
  /** Stops the work; what was learned by then is kept. */
  readonly signal?: AbortSignal | undefined;
  /** When the user asked for it, by `performance.now()`, if that was before the call: a time budget counts from there. */
  readonly since?: number | undefined;
}

/** Work with a listener and a signal. */
export interface WatchedWork {
  readonly listen: Listen;
  readonly signal: AbortSignal;
}

/** Fills in a listener and a signal where none is given. */
export function watched({ listen = () => undefined, signal = new AbortController().signal }: Work = {}): WatchedWork {
  // Every process under way listens to it, and that there are many is no leak.
  setMaxListeners(0, signal);
  return { listen, signal };
}
