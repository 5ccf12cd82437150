import type { FileRange } from '../source/declaration.js';
import type { FileEdit } from './rule.js';

/** A text in place of what stands there. */
export function replace({ path, start, end }: FileRange, text: string): FileEdit {
  return { path, start, end, text };
}

/** A text before what stands there. */
export function insertBefore({ path, start }: FileRange, text: string): FileEdit {
  return { path, start, end: start, text };
}

/** A text behind what stands there. */
export function insertAfter({ path, end }: FileRange, text: string): FileEdit {
  return { path, start: end, end, text };
}

/** The edit at which the rule expects the error. */
export function atFault(edit: FileEdit): FileEdit {
  return { ...edit, fault: true };
}
