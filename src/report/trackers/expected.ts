import { citationText } from '../../core/applied-rule.js';
import type { Expectation } from '../../core/expectation.js';
import type { Finding } from '../../core/finding.js';
import type { Observation } from '../../core/outcome.js';
import { inlineCode } from '../markdown.js';
import { betterThan, lacking, newerThan, rightOnes, subjectOf } from '../observed.js';
import { describeOutcome, formatDiagnostic } from '../outcome-words.js';
import { inWords, productName } from '../target-words.js';
import { endingWords, faultOf } from '../verdict-words.js';

/** What should happen, why, and how sure that is. */
export function expected(finding: Finding): string[] {
  const sure = certainty(finding);
  return [[wanted(finding), ...(sure === undefined ? [] : [sure])].join(' ')];
}

function wanted(finding: Finding): string {
  switch (finding.signature.symptom) {
    case 'crash':
      return 'The compiler should accept the program or reject it with an error, not crash.';
    case 'hang':
    case 'outOfMemory':
    case 'slow':
      return 'The compiler should finish within reasonable time and memory.';
    case 'wrongDiagnostic':
      return isDispute(finding) ? errors(finding) : demand(finding);
    default:
      return demand(finding);
  }
}

function errors(finding: Finding): string {
  const [subject, [other]] = [subjectOf(finding), betterThan(finding)];
  const [extra] = lacking(subject, other);
  const [missing] = lacking(other, subject);
  if (!other || (!extra && !missing)) return demand(finding);
  const parts = [
    ...(extra ? [`without the error ${inlineCode(formatDiagnostic(extra))}`] : []),
    ...(missing ? [`with the error ${inlineCode(formatDiagnostic(missing))}`] : []),
  ];
  return `${productName(other.target)} rejects the program ${parts.join(', and ')}.`;
}

function demand(finding: Finding, expectation: Expectation = finding.program.expectation): string {
  const better = betterThan(finding);
  switch (expectation.kind) {
    case 'accept':
      return finding.signature.symptom === 'miscompile'
        ? better.map(alike).join(' ')
        : 'The program is well-typed, so it should be accepted.';
    case 'reject':
      return `The program should be rejected, with an error at the fault: ${faultOf(expectation)}.`;
    case 'agree':
      if (better.length === 0) return 'All compilers should treat the program alike.';
      return isDispute(finding) ? dispute(finding) : better.map(alike).join(' ');
    case 'consistent':
      return `All of these should do the same: ${inWords(finding.observations.map(({ target }) => target))}.`;
    case 'match':
      return 'The program should be treated like its parent, which has the same meaning.';
    case 'run':
      return `The program should be accepted, and end ${endingWords(expectation)}.`;
    case 'anyOf':
      return expectation.options.map((option) => demand(finding, option)).join(' Or: ');
  }
}

// No version has been found to be right: a report says who does what, and does not take the reference for right.
function isDispute({ evidence, program }: Finding): boolean {
  return evidence === 'disagreement' && program.expectation.kind === 'agree';
}

function dispute(finding: Finding): string {
  const subject = subjectOf(finding);
  const sides = [...(subject ? [subject] : []), ...betterThan(finding)];
  return `All should do the same, and they do not: ${sides.map(side).join('; ')}.`;
}

function side({ target, outcome }: Observation): string {
  const { sentence, text } = describeOutcome(outcome);
  if (outcome.kind === 'accepted' && /^.+\n?$/.test(text))
    return `the output of ${productName(target)} is ${inlineCode(text.trimEnd())}`;
  return `${productName(target)} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;
}

function alike({ target, outcome }: Observation): string {
  const { sentence, text } = describeOutcome(outcome);
  if (outcome.kind === 'accepted' && /^.+\n?$/.test(text))
    return `The output of ${productName(target)}: ${inlineCode(text.trimEnd())}.`;
  return `The same behavior as with ${productName(target)}, which ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

// A program that a rule was applied to cites what the rule rests on.
function ruleWords({ program: { rules = [] } }: Finding): string {
  if (rules.length === 0) return 'The specification of the language says so.';
  return rules.map(({ summary, cites }) => `${citationText(cites)}: ${summary}.`).join(' ');
}

function certainty(finding: Finding): string | undefined {
  switch (finding.evidence) {
    case 'witness':
      return undefined;
    case 'fixed':
      return `${rightOnes(finding, newerThan(finding), 'A newer version of the same compiler')} already does so.`;
    case 'disagreement':
      if (isDispute(finding)) return 'The two are meant to agree; cupel cannot tell which of them is right.';
      return `${rightOnes(finding, betterThan(finding), 'Another compiler')} does so; they cannot both be right.`;
    case 'rule':
      return ruleWords(finding);
    case 'belief':
      return 'This follows from how the program was generated; no other compiler has confirmed it.';
  }
}
