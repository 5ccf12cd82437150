import type { Finding } from '../core/finding.js';
import { nameOf } from '../core/identity.js';
import { sourcesOf } from '../core/sources.js';
import type { Store } from '../store/store.js';
import { operationsIn } from '../triage/cluster/operations.js';

/**
 * Gives a miscompilation an id of its own if what is stored under its id, cut down already, comes from operations that it
 * does not use: they only have the template in common.
 */
export async function tellApart(finding: Finding, store: Store): Promise<Finding> {
  if (finding.symptom !== 'miscompile') return finding;
  const operations = operationsIn(sourcesOf(finding.program));
  let { id } = finding;
  while (await isAnother(id, operations, store)) id = nameOf(id, 'another').slice(0, id.length);
  return { ...finding, id };
}

async function isAnother(id: string, operations: ReadonlySet<string>, store: Store): Promise<boolean> {
  const [known] = await store.findings({ id });
  // What was not cut down to the end uses operations that have nothing to do with it.
  if (!known?.finding.reduction?.complete) return false;
  // Nor do those that came in by simpler ways of calling it.
  const before = operationsIn(sourcesOf(known.finding.reduction.from));
  const essential = [...operationsIn(sourcesOf(known.finding.program))].filter((operation) => before.has(operation));
  return essential.some((operation) => !operations.has(operation));
}
