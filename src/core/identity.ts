import { createHash } from 'node:crypto';
import { mustMatch } from './expectation.js';
import { sourcesOf } from './sources.js';
import type { Compilable, Draft, Origin, TestProgram } from './test-program.js';

/** A short name for contents: the same contents have the same name on every machine. */
export function nameOf(...parts: readonly string[]): string {
  // As JSON, because it keeps the parts apart whatever they hold, and halves of surrogate pairs too.
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** Gives a draft its identity: programs with the same sources, libraries and expectation are the same program. */
export function identify(draft: Draft, language: string, origin: Origin): TestProgram {
  const { parent, ...own } = draft;
  const id = programId(draft, language);
  const from = parent && programId(parent, language);
  return {
    ...own,
    id,
    language,
    // A program that a technique left unchanged is not a new program.
    origin: from === undefined || from === id ? origin : { ...origin, parent: from },
    ...(parent && (draft.rules || mustMatch(draft.expectation)) && { parent: parentOf(parent) }),
  };
}

/** The id of a program of a language. */
export function programId(draft: Pick<Draft, 'expectation' | keyof Compilable>, language: string): string {
  const { expectation, libraries = [] } = draft;
  const files = sourcesOf(draft).flatMap((file) => [file.path, file.text]);
  const needed = libraries.length > 0 ? [JSON.stringify(libraries)] : [];
  return nameOf(language, JSON.stringify(expectation), ...files, ...needed);
}

// Programs of one parent share it.
const parents = new WeakMap<Draft, Compilable>();

function parentOf(draft: Draft): Compilable {
  const known = parents.get(draft) ?? compilable(draft);
  parents.set(draft, known);
  return known;
}

function compilable({ files, driver, libraries }: Compilable): Compilable {
  return { files, ...(driver && { driver }), ...(libraries && { libraries }) };
}

/** The name of a bug: the same failure of the same compiler has one name, in whichever campaign it is met. */
export function findingId(language: string, family: string, name: string): string {
  return nameOf(language, family, name).slice(0, 10);
}
