import { nameOf } from '../core/identity.js';
import { bugId, isAnotherMiscompilation, type ShownBug } from '../core/same-bug.js';
import { sourcesOf } from '../core/sources.js';
import type { TestProgram } from '../core/test-program.js';
import { operationsIn } from '../model/source/operations.js';
import type { Store } from '../store/store.js';

/** A bug of a program, as a finding or a verdict tells of it. */
export interface MetBug extends ShownBug {
  readonly program: TestProgram;
}

/**
 * The id of the bug that a program shows. Miscompilations that only have their template in common have ids of their own: what
 * is stored under one, reduced to the end, needs operations that the other does not use.
 */
export async function idOfBug(bug: MetBug, store: Store): Promise<string> {
  let id = bugId(bug);
  if (bug.signature.symptom !== 'miscompile') return id;
  const operations = operationsIn(sourcesOf(bug.program));
  while (await isAnother(id, operations, store)) id = nameOf(id, 'another').slice(0, id.length);
  return id;
}

async function isAnother(id: string, operations: ReadonlySet<string>, store: Store): Promise<boolean> {
  const [known] = await store.findings({ id });
  // What was not reduced to the end uses operations that have nothing to do with it.
  if (!known?.finding.reduction?.complete) return false;
  const { program, reduction } = known.finding;
  const sets = { reduced: operationsIn(sourcesOf(program)), found: operationsIn(sourcesOf(reduction.from)) };
  return isAnotherMiscompilation(sets, operations);
}
