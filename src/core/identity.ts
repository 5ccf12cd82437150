import { createHash } from 'node:crypto';
import type { Draft, Origin, TestProgram } from './test-program.js';

/** A short name for contents: the same contents have the same name on every machine. */
export function nameOf(...parts: readonly string[]): string {
  // As JSON, because it keeps the parts apart whatever they hold, and halves of surrogate pairs too.
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** Gives a draft its identity: programs with the same files and expectation are the same program. */
export function identify(draft: Draft, language: string, origin: Origin): TestProgram {
  const files = draft.files.flatMap((file) => [file.path, file.text]);
  return { ...draft, id: nameOf(language, JSON.stringify(draft.expectation), ...files), language, origin };
}

/** The name of a bug: the same failure of the same compiler has one name, in whichever campaign it is met. */
export function findingId(language: string, family: string, name: string): string {
  return nameOf(language, family, name).slice(0, 10);
}
