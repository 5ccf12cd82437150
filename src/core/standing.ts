import type { Finding } from './finding.js';
import { type Mark, markOf } from './mark.js';
import { byRank, isFollowUp } from './rank.js';

/** A finding with what has become of it. */
interface Kept {
  readonly finding: Finding;
  readonly status: string;
}

/** What a finding is to people: as the store has it, unless somebody has marked it or it is a follow-up. */
export function inStanding<Stored extends Kept>(
  stored: Stored,
  marks: readonly Mark[],
  tested?: readonly string[],
): Stored {
  const { finding, status } = stored;
  if (status === 'duplicate') return stored;
  const mark = markOf(finding, marks, tested);
  if (mark) return { ...stored, status: mark.as, finding: { ...finding, mark } };
  return status === 'open' && isFollowUp(finding) ? { ...stored, status: 'follow-up' } : stored;
}

/** Marks that also hold for the findings of which what they name is a duplicate by now. */
export function marksAmong(findings: readonly Kept[], marks: readonly Mark[]): Mark[] {
  return marks.map((mark) => {
    const heads = findings.flatMap(({ finding: { id, duplicateOf } }) =>
      duplicateOf !== undefined && mark.ids.includes(id) ? [duplicateOf] : [],
    );
    return heads.length === 0 ? mark : { ...mark, ids: [...mark.ids, ...heads] };
  });
}

/** The order of a list: by rank, then by evidence; what is alike stays in the order of the store. */
export function byWorth(a: Kept, b: Kept): number {
  return byRank(a.finding, b.finding);
}

/** Whether a finding is one that asks for work: new as far as cupel can tell, and no follow-up unless those are asked for. */
export function isShown({ status }: Kept, followUp = false): boolean {
  return status === 'open' || (followUp && status === 'follow-up');
}
