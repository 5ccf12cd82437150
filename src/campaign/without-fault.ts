import type { TestProgram } from '../core/test-program.js';
import { isBug, type Judgement } from '../core/verdict.js';
import { judge } from '../oracle/judge.js';
import type { Court } from './confirm.js';
import type { Examined, Examiner } from './examine.js';

/** Gives the program that another one was made from by making something wrong, if it was. */
export type WithoutFault = (program: TestProgram) => Promise<TestProgram | undefined>;

/**
 * Examines programs whose fault a target does not find, because it reports an error elsewhere, without their fault: what
 * it rejects then as well is a well-typed program, and has nothing to do with the fault.
 */
export function examinerWithoutFaults(examiner: Examiner, court: Court, withoutFault: WithoutFault): Examiner {
  // What the targets that report an error elsewhere do wrong with the program without its fault.
  async function examinedSound({ program, judgements }: Examined, signal?: AbortSignal): Promise<Examined | undefined> {
    const misplaced = judgements.filter(isMisplaced).map(({ target }) => target);
    const sound = misplaced.length > 0 ? await withoutFault(program) : undefined;
    if (!sound) return undefined;
    const [observations = []] = await court.observer.observe([sound], signal);
    const bugs = judge(sound, observations, court.ledger).filter(isBug);
    return { program: sound, observations, judgements: bugs.filter(({ target }) => misplaced.includes(target)) };
  }

  return {
    async examine(examined, until = {}) {
      // Who is told in time that the time is up suspects what it knows.
      const sound = await examinedSound(examined, until.signal).catch((error: unknown) => {
        if (until.isTimeUp?.(error)) return undefined;
        throw error;
      });
      if (!sound || sound.judgements.length === 0) return examiner.examine(examined, until);
      const isReplaced = ({ target }: Judgement) => sound.judgements.some((each) => each.target === target);
      const judgements = examined.judgements.filter((each) => !isReplaced(each));
      const result = await examiner.examine(sound, until);
      return judgements.some(isBug) ? examiner.examine({ ...examined, judgements }, until) : result;
    },
  };
}

function isMisplaced(judgement: Judgement): boolean {
  return isBug(judgement) && judgement.verdict.signature.deviation === 'misplaced';
}
