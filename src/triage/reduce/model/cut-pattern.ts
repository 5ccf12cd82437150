import type { Pattern } from '../../../model/program/expression.js';
import type { Doomed } from './doomed.js';

/**
 * A pattern that does without what is doomed, if it can. What a component that goes was bound to is gone too; a value that
 * uses it is not understood here.
 */
export function cutPattern(doomed: Doomed, pattern: Pattern): Pattern | undefined {
  if (!isAlive(doomed, pattern)) return undefined;
  const loses =
    pattern.kind === 'record' &&
    pattern.components.some(({ field, inside }) => doomed.names.has(field) || (inside && !cutPattern(doomed, inside)));
  return loses ? undefined : pattern;
}

/** Whether what a pattern looks for is still there. */
export function isAlive(doomed: Doomed, pattern: Pattern): boolean {
  if (pattern.kind === 'constant' && doomed.names.has(pattern.name)) return false;
  return pattern.kind === 'value' || !doomed.mentionedIn(pattern.type);
}
