import type { MethodDraft } from '../draft.js';

/**
 * What may be run in a program that has a main: it ends, and needs no null. Bodies that are to be run call only what is
 * already known to end, so that nothing calls itself; of a method that is overridden all bodies are known.
 */
export interface Running {
  /** How many calls a call leads to, by the name of the method or the further constructor. */
  readonly methods: Map<string, number>;
  /** The names of the methods whose bodies have been made. */
  readonly done: Set<string>;
  /** How many calls a new object leads to, by the name of its class. */
  readonly classes: Map<string, number>;
  /** Whether what is made now is to be run; a body that cannot be is made without regard to that. */
  strict: boolean;
  /** Makes the body of a method at once, so that others may call it. */
  finish?: (method: MethodDraft) => void;
}

/** Nothing is known yet. */
export function createRunning(): Running {
  return { methods: new Map(), done: new Set(), classes: new Map(), strict: true };
}
