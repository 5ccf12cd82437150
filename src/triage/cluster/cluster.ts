import type { Finding } from '../../core/finding.js';
import { isOneBug, type TriagedBug } from '../../core/same-bug.js';
import { sourcesOf } from '../../core/sources.js';
import { evidenceGrades } from '../../core/verdict.js';
import { operationsIn } from '../../model/source/operations.js';
import { shapeOf } from './shape.js';

/**
 * Findings that are one bug, each but the first with the one that stands for all: the best proven, smallest one. What was
 * promoted is one bug with what it became.
 */
export function findDuplicates(findings: readonly Finding[]): Map<string, string> {
  const ordered = findings
    .filter(({ promotedTo }) => promotedTo === undefined)
    .sort(byWorth)
    .map(triaged);
  const heads: TriagedBug[] = [];
  const duplicates = new Map<string, string>();
  for (const finding of ordered) {
    const head = heads.find((each) => isOneBug(each, finding));
    if (head) duplicates.set(finding.id, head.id);
    else heads.push(finding);
  }
  for (const { id, promotedTo } of findings) {
    if (promotedTo !== undefined) duplicates.set(id, duplicates.get(promotedTo) ?? promotedTo);
  }
  return duplicates;
}

/** Whether a finding is one bug with any of others. */
export function isKnownBug(finding: Finding, others: readonly Finding[]): boolean {
  const own = triaged(finding);
  return others.some((each) => isOneBug(triaged(each), own));
}

function triaged({ id, target, signature, program, dating, reduction }: Finding): TriagedBug {
  const files = sourcesOf(program);
  const { complete = false } = reduction ?? {};
  const reduced = reduction && { complete, shape: shapeOf(files), operations: operationsIn(files) };
  return { id, target, signature, program, dating, reduced };
}

function byWorth(a: Finding, b: Finding): number {
  return (
    evidenceGrades.indexOf(a.evidence) - evidenceGrades.indexOf(b.evidence) ||
    (a.reduction?.tokens.after ?? Number.MAX_SAFE_INTEGER) - (b.reduction?.tokens.after ?? Number.MAX_SAFE_INTEGER) ||
    (a.id < b.id ? -1 : 1)
  );
}
