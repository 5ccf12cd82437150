import type { Finding } from '../../core/finding.js';
import { byRank } from '../../core/rank.js';
import { isOneBug, type TriagedBug } from '../../core/same-bug.js';
import { sourcesOf } from '../../core/sources.js';
import { operationsIn } from '../../model/source/operations.js';
import { shapeOf } from './shape.js';

/**
 * Findings that are one bug, each but the first with the one that stands for all: that of the best rank, and of those the best
 * proven, smallest one. What was promoted is one bug with what it became.
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
  const found = shapeOf(sourcesOf(reduction?.from ?? program));
  return { id, target, signature, program, dating, found, reduced };
}

function byWorth(a: Finding, b: Finding): number {
  return (
    byRank(a, b) ||
    (a.reduction?.tokens.after ?? Number.MAX_SAFE_INTEGER) - (b.reduction?.tokens.after ?? Number.MAX_SAFE_INTEGER) ||
    textSize(a) - textSize(b) ||
    (a.id < b.id ? -1 : 1)
  );
}

/** How much text the program of a finding has. */
export function textSize({ program }: Pick<Finding, 'program'>): number {
  return sourcesOf(program).reduce((sum, { text }) => sum + text.length, 0);
}
