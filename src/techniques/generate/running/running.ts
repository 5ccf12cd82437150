import type { MethodDraft } from '../draft.js';

/**
 * What may be run in a program that has a main: it ends, and needs no null. Bodies call only what is already known to end,
 * so that nothing calls itself; of a method that is overridden all bodies are known.
 */
export interface Running {
  /** How many calls a call leads to, by the name of the method. */
  readonly methods: Map<string, number>;
  /** How many calls a new object leads to, by the name of its class. */
  readonly classes: Map<string, number>;
  /** Makes the body of a method at once, so that others may call it. */
  finish?: (method: MethodDraft) => void;
}

/** Nothing is known yet. */
export function createRunning(): Running {
  return { methods: new Map(), classes: new Map() };
}
