import type { AppliedRule } from '../core/applied-rule.js';
import type { Observation } from '../core/outcome.js';
import { parseTarget } from '../core/target.js';
import type { Verdict } from '../core/verdict.js';
import { compareVersions } from '../core/version.js';
import type { Judged } from './case.js';

/** Why the rules that a program was made by say nothing about a target, if they do not. */
export function whySilent({ rules = [] }: Judged, { target }: Pick<Observation, 'target'>): string | undefined {
  const { family, version } = parseTarget(target);
  if (version === undefined) return undefined;
  const silent = rules.find((rule) => !holdsFor(rule, family, version));
  return silent && `the rule ${silent.id} does not hold for ${family} ${version}`;
}

function holdsFor({ since = {}, until = {} }: AppliedRule, family: string, version: string): boolean {
  const [first, end] = [since[family], until[family]];
  if (first !== undefined && compareVersions(version, first) < 0) return false;
  return end === undefined || compareVersions(version, end) < 0;
}

/**
 * Where nobody else shows that a compiler is wrong, a rule that was cited is better than a belief. That an error says little
 * is no matter of the specification.
 */
export function withRule(verdict: Verdict, { rules = [] }: Judged): Verdict {
  if (verdict.kind !== 'bug' || verdict.evidence !== 'belief' || rules.length === 0) return verdict;
  return isAboutMessage(verdict.signature.deviation) ? verdict : { ...verdict, evidence: 'rule' };
}

function isAboutMessage(deviation: string | undefined): boolean {
  return deviation === 'misplaced' || deviation === 'vague';
}
