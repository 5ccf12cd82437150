import { bugId } from '../../core/same-bug.js';
import type { Signature } from '../../core/signature.js';
import type { TestProgram } from '../../core/test-program.js';
import { isBug, type Judgement, type Verdict } from '../../core/verdict.js';
import { programModel } from '../../model/program/json.js';
import { factsOf } from '../../model/program/program-facts.js';
import type { SeenProgram } from '../../store/seen-programs.js';

/**
 * What decisions about frequent bugs need of a program: a function of the program and what the fast path says of it. A bug
 * counts only if all targets have it, so that one of them does not blind the others.
 */
export function seenProgram(
  index: number,
  program: TestProgram | undefined,
  judgements: readonly Judgement[] = [],
): SeenProgram {
  const isSettled = judgements.length > 0 && judgements.every(({ verdict }) => isSure(verdict));
  const model = isSettled ? programModel(program?.model) : undefined;
  if (!program || !model) return { index, features: [] };
  const [bug, ...others] = new Set(judgements.map((judgement) => bugIn(judgement, program)));
  return {
    index,
    features: [...factsOf(model.program).features],
    ...(bug !== undefined && others.length === 0 && { bug }),
  };
}

// That a compiler does not end may be an accident of the machine, until that is confirmed.
function isSure(verdict: Verdict): boolean {
  if (verdict.kind === 'bug') return !['hang', 'outOfMemory', 'slow'].includes(verdict.signature.symptom);
  return verdict.kind === 'pass';
}

function bugIn(judgement: Judgement, program: TestProgram): string | undefined {
  if (!isBug(judgement)) return undefined;
  const { signature } = judgement.verdict;
  // Frequent are only errors that the program without its fault has too, which is what is stored of them.
  const named: Signature =
    signature.deviation === 'misplaced'
      ? { symptom: 'wrongReject', ...(signature.error && { error: signature.error }) }
      : signature;
  return bugId({ target: judgement.target, signature: named, program });
}
