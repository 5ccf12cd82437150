import { openSmtSolver, type SmtSolver } from '../../../harness/solver/smt-solver.js';
import { deadHoles, holesWithin } from '../../../model/template/prune/branches.js';
import { solvedTruth } from '../../../model/template/prune/solved-truth.js';
import type { Filling } from './draw.js';
import type { JavaTemplate } from './read-template.js';

/** Finds holes that are never reached, since a condition before them is always true or always false. */
export interface DeadHoleFinder {
  find(template: JavaTemplate, filling: Filling): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** Makes a finder; its solver starts when it is first asked. */
export function createDeadHoleFinder(): DeadHoleFinder {
  let solver: Promise<SmtSolver> | undefined;
  const ask = async (script: string) => {
    solver ??= openSmtSolver();
    return (await solver).ask(script);
  };
  return {
    async find({ holes }, filling) {
      const dead = new Set<number>();
      for (const { id, whenTrue, whenFalse } of holes) {
        const one = filling[id];
        if (!one || (!whenTrue && !whenFalse)) continue;
        const branches = { whenTrue: holesWithin(holes, [whenTrue]), whenFalse: holesWithin(holes, [whenFalse]) };
        // Where there is nothing to be gained, nobody is asked.
        if (branches.whenTrue.length + branches.whenFalse.length === 0) continue;
        for (const hole of deadHoles(branches, await solvedTruth(one, ask))) dead.add(hole);
      }
      return [...dead];
    },
    close: async () => (await solver)?.close(),
  };
}
