import { type HuntReport, whyNothingTested } from '../core/hunt-report.js';
import { rankOf } from '../core/rank.js';
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
  const { campaign, seed, programs, seconds, counts, generatorFailures, findings, base, muted, coverage } = report;
  const { known, duplicates, marked, followUps } = report;
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
    ...(coverage && { coverage }),
    ...(muted && {
      muted: muted.map(({ avoids: feature, bug, share, from }) => ({ feature, bug, share: round(share, 3), from })),
    }),
    findings: findings.map((finding) => {
      const { id, signature, evidence, target, flaky } = finding;
      const named = { id, symptom: signature.symptom, signature: signatureText(signature) };
      const toolchain = toolchainOf(target);
      return { ...named, rank: rankOf(finding), evidence, toolchain, ...(flaky && { flaky }) };
    }),
    ...(known.length > 0 && { known: known.map(({ id, knownBug }) => ({ id, knownBug })) }),
    ...(duplicates.length > 0 && { duplicates: duplicates.map(({ id, duplicateOf }) => ({ id, duplicateOf })) }),
    ...(marked.length > 0 && {
      marked: marked.map(({ id, mark }) => ({
        id,
        as: mark?.as,
        ...(mark?.link !== undefined && { link: mark.link }),
      })),
    }),
    ...(followUps.length > 0 && { followUps: followUps.map(({ id }) => id) }),
    ...(base && { base: { toolchain: toolchainOf(base.target), findings: base.findings.map(({ id }) => id) } }),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
