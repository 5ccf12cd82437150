import type { SyntaxRole } from './syntax.js';

/** A text that can stand in the place of another, so that an error there goes and the rest keeps its meaning. */
export interface Substitute {
  /** What it stands for: a statement, a part of one, or a type. */
  readonly role: SyntaxRole;
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}
