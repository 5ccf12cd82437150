import { confirm, runsOfRepeated } from '../campaign/confirm.js';
import type { Finding } from '../core/finding.js';
import { endOf, inTime } from './in-time.js';
import type { TimeBudget, TriagePlan } from './triage-plan.js';

/**
 * Has the plain compilers show a finding again that they have shown only once, and stores how often they do. What shows only
 * sometimes is reduced in another way, and where compilers that are compared with differ from run to run too, it says little.
 */
export async function repeatFinding(finding: Finding, plan: TriagePlan, budget: TimeBudget): Promise<Finding> {
  if (!finding.seenOnce) return finding;
  const { target, signature, evidence, program } = finding;
  const suspected = [{ target, verdict: { kind: 'bug', signature, evidence } as const }];
  const signal = endOf(budget);
  const confirmation = await inTime(confirm(program, suspected, plan.court, { signal }), signal, budget.stop);
  // Who could not ask has learned nothing.
  if (!confirmation || (confirmation.obstacle !== undefined && !confirmation.unsteady)) return finding;
  const learned = confirmation.unsteady ? { unsteady: true as const } : frequencyOf(confirmation.findings[0]);
  return plan.store.amendFinding(finding.id, (stored) => {
    const { seenOnce, ...repeated } = stored;
    // Another program may have taken its place meanwhile, and somebody else may have repeated it.
    if (!seenOnce || stored.program.id !== program.id) return undefined;
    return { finding: { ...repeated, ...learned } };
  });
}

function frequencyOf(again: Finding | undefined): Pick<Finding, 'flaky'> {
  if (!again) return { flaky: { shown: 1, runs: 1 + runsOfRepeated } };
  return again.flaky ? { flaky: again.flaky } : {};
}
