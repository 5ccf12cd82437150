import { type HuntReport, whyNothingTested } from '../core/hunt-report.js';
import { signatureText } from '../core/signature.js';
import { toolchainOf } from '../core/target.js';
import { jsonText } from './json-text.js';
import { perSecond } from './numbers.js';

/** The one line that `cupel hunt --json` ends with. */
export function huntJson(report: HuntReport): string {
  return jsonText(campaignOf(report));
}

/** The same for a hunt of several campaigns: each of them, and all findings together. */
export function huntsJson(reports: readonly HuntReport[]): string {
  const campaigns = reports.map(campaignOf);
  return jsonText({ campaigns, findings: campaigns.flatMap(({ findings }) => findings) });
}

function campaignOf(report: HuntReport) {
  const { campaign, seed, programs, seconds, counts, generatorFailures, findings, known, duplicates, base } = report;
  const nothingTested = whyNothingTested(report);
  return {
    campaign,
    ...(nothingTested !== undefined && { nothingTested }),
    seed,
    programs,
    seconds: round(seconds, 3),
    programsPerSecond: round(perSecond(programs, seconds), 2),
    verdicts: { pass: counts.pass, bug: counts.bug, inconclusive: counts.inconclusive },
    generatorFailures,
    findings: findings.map(({ id, signature, evidence, target, flaky }) => ({
      id,
      symptom: signature.symptom,
      signature: signatureText(signature),
      evidence,
      toolchain: toolchainOf(target),
      ...(flaky && { flaky }),
    })),
    ...(known.length > 0 && { known: known.map(({ id, knownBug }) => ({ id, knownBug })) }),
    ...(duplicates.length > 0 && { duplicates: duplicates.map(({ id, duplicateOf }) => ({ id, duplicateOf })) }),
    ...(base && { base: { toolchain: toolchainOf(base.target), findings: base.findings.map(({ id }) => id) } }),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
