import type { Type } from '../../../model/types/type.js';
import type { ClassDraft, MethodDraft } from '../draft.js';
import type { Generation } from '../generation.js';

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

/** Whether a body may call a method. */
export function mayCall({ running }: Generation, { name }: MethodDraft): boolean {
  return !running || running.methods.has(name);
}

/** Whether objects of a class may be made. */
export function mayMake({ running }: Generation, { name }: ClassDraft): boolean {
  return !running || running.classes.has(name);
}

/** Whether all platforms of the language write values of a type in the same way, and every run does. */
export function isPrintable({ builtIns, profile }: Generation, type: Type): boolean {
  const kind = builtIns.all.find((each) => each.type === type)?.literal;
  const isFraction = kind === 'float' || kind === 'double';
  return kind !== undefined && !(isFraction && profile.restrictions.noFractionsInText);
}
