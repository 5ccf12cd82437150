import type { Type } from '../../../model/types/type.js';
import type { ClassDraft, ConstructorDraft, MethodDraft } from '../draft.js';
import { builtInOf, type Generation } from '../generation.js';

/** Whether what is made now is to be run. */
export function isStrict({ running }: Generation): boolean {
  return running?.strict === true;
}

/** Whether a body may call a method, so that what runs comes to an end. */
export function mayReach({ running }: Generation, { name }: MethodDraft): boolean {
  return !running?.strict || running.methods.has(name);
}

/** Whether objects of a class may be made. */
export function mayMake({ running }: Generation, { name }: ClassDraft): boolean {
  return !running?.strict || running.classes.has(name);
}

/** Whether objects may be made by a further constructor. */
export function mayCallConstructor({ running }: Generation, { name }: ConstructorDraft): boolean {
  return !running?.strict || running.methods.has(name);
}

/** Whether all platforms of the language write values of a type in the same way, and every run does. */
export function isPrintable(generation: Generation, type: Type): boolean {
  const { profile } = generation;
  const kind = builtInOf(generation, type)?.literal;
  const isFraction = kind === 'float' || kind === 'double';
  return kind !== undefined && !(isFraction && profile.restrictions.noFractionsInText);
}
