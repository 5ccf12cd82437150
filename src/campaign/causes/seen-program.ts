import { bugId } from '../../core/same-bug.js';
import type { TestProgram } from '../../core/test-program.js';
import { isBug, type Judgement } from '../../core/verdict.js';
import { programModel } from '../../model/program/json.js';
import { factsOf } from '../../model/program/program-facts.js';
import type { SeenProgram } from '../../store/seen-programs.js';
import type { JudgedProgram } from '../run-campaign.js';

/**
 * What decisions about frequent bugs need of a program: a function of the program and what the fast path says of it. A bug
 * counts only if all targets have it, so that one of them does not blind the others.
 */
export function seenProgram({ index, program, judgements }: JudgedProgram): SeenProgram {
  const isSettled = judgements.length > 0 && judgements.every(({ verdict }) => verdict.kind !== 'inconclusive');
  const model = isSettled ? programModel(program?.model) : undefined;
  if (!program || !model) return { index, features: [] };
  const [bug, ...others] = new Set(judgements.map((judgement) => bugIn(judgement, program)));
  return {
    index,
    features: [...factsOf(model.program).features],
    ...(bug !== undefined && others.length === 0 && { bug }),
  };
}

function bugIn(judgement: Judgement, program: TestProgram): string | undefined {
  if (!isBug(judgement)) return undefined;
  return bugId({ target: judgement.target, signature: judgement.verdict.signature, program });
}
