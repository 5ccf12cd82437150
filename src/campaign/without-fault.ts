import type { TestProgram } from '../core/test-program.js';
import { isBug, type Judgement } from '../core/verdict.js';
import { judge } from '../oracle/judge.js';
import type { Court } from './confirm.js';
import type { Examiner } from './examine.js';

/** Gives the program that another one was made from by making something wrong, if it was. */
export type WithoutFault = (program: TestProgram) => Promise<TestProgram | undefined>;

/**
 * Examines programs whose fault a target does not find, because it reports an error elsewhere, without their fault: what
 * it rejects then as well is a well-typed program, and has nothing to do with the fault.
 */
export function examinerWithoutFaults(examiner: Examiner, court: Court, withoutFault: WithoutFault): Examiner {
  return {
    async examine(examined, signal) {
      const misplaced = examined.judgements.filter(isMisplaced);
      const sound = misplaced.length > 0 ? await withoutFault(examined.program) : undefined;
      if (!sound) return examiner.examine(examined, signal);
      const [observations = []] = await court.observer.observe([sound], signal);
      const isAsked = ({ target }: Judgement) => misplaced.some((each) => each.target === target);
      const judgements = judge(sound, observations, court.ledger).filter((each) => isAsked(each) && isBug(each));
      const hasOwn = ({ target }: Judgement) => judgements.some((each) => each.target === target);
      const rest = { ...examined, judgements: examined.judgements.filter((each) => !hasOwn(each)) };
      if (judgements.length === 0) return examiner.examine(rest, signal);
      const result = await examiner.examine({ program: sound, observations, judgements }, signal);
      return rest.judgements.some(isBug) ? examiner.examine(rest, signal) : result;
    },
  };
}

function isMisplaced(judgement: Judgement): boolean {
  return isBug(judgement) && judgement.verdict.signature.deviation === 'misplaced';
}
