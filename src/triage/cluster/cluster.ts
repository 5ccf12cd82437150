import type { Finding } from '../../core/finding.js';
import { sourcesOf } from '../../core/sources.js';
import { parseTarget } from '../../core/target.js';
import { evidenceGrades } from '../../core/verdict.js';
import { crashKind } from '../../oracle/crash-signature.js';
import { isNested, operationsIn } from './operations.js';
import { likeness, shapeOf } from './shape.js';

// Programs that were cut down are alike if they share so much, less if the compiler says the same of both.
const alike = 0.85;
const alikeWithSameMessage = 0.6;

/** Findings that are one bug, each but the first with the one that stands for all: the best proven, smallest one. */
export function findDuplicates(findings: readonly Finding[]): Map<string, string> {
  const ordered = [...findings].sort(byWorth);
  const heads: Finding[] = [];
  const duplicates = new Map<string, string>();
  for (const finding of ordered) {
    const head = heads.find((each) => looksLikeOneBug(each, finding));
    if (head) duplicates.set(finding.id, head.id);
    else heads.push(finding);
  }
  return duplicates;
}

/** Whether two findings look like one bug. Only what was cut down can be told: the rest keeps its signature as its name. */
function looksLikeOneBug(a: Finding, b: Finding): boolean {
  if (a.id === b.id) return true;
  const isComparable =
    a.language === b.language && isSameKind(a, b) && parseTarget(a.target).family === parseTarget(b.target).family;
  if (!isComparable || !a.reduction || !b.reduction) return false;
  if (!isSameWindow(a, b) || (a.symptom === 'crash' && crashKind(a.signature) !== crashKind(b.signature))) return false;
  if (a.symptom === 'miscompile' && !mayBeOneMiscompilation(a, b)) return false;
  const [left, right] = [shapeOf(sourcesOf(a.program)), shapeOf(sourcesOf(b.program))];
  if (left.join(' ') === right.join(' ')) return true;
  const sameMessage = a.symptom !== 'miscompile' && messageOf(a) === messageOf(b);
  return likeness(left, right) >= (sameMessage ? alikeWithSameMessage : alike);
}

// Programs that compute are much alike around what goes wrong in them, all give another output, and hold more operations
// than they need as long as they are not cut down to the end.
function mayBeOneMiscompilation(a: Finding, b: Finding): boolean {
  const complete = a.reduction?.complete === true && b.reduction?.complete === true;
  return complete && isNested(operationsIn(sourcesOf(a.program)), operationsIn(sourcesOf(b.program)));
}

// Of one error too many or too few it is an accident what other errors there are, and so whether the program is rejected.
function isSameKind(a: Finding, b: Finding): boolean {
  return a.symptom === b.symptom || (isAboutErrors(a) && isAboutErrors(b) && messageOf(a) === messageOf(b));
}

function isAboutErrors({ symptom }: Finding): boolean {
  return symptom === 'wrongReject' || symptom === 'wrongAccept' || symptom === 'wrongDiagnostic';
}

// Bugs that came or went with other versions are others; what was not dated could be either.
function isSameWindow({ dating: a }: Finding, { dating: b }: Finding): boolean {
  return !a || !b || (a.firstBad === b.firstBad && a.lastGood === b.lastGood && a.fixedIn === b.fixedIn);
}

// A signature without the symptom that it begins with and the place in the program that it ends with.
function messageOf({ signature }: Finding): string {
  return signature.replace(/^\w+: (extra )?/, '').replace(/ at [^:]*$/, '');
}

function byWorth(a: Finding, b: Finding): number {
  return (
    evidenceGrades.indexOf(a.evidence) - evidenceGrades.indexOf(b.evidence) ||
    (a.reduction?.tokens.after ?? Number.MAX_SAFE_INTEGER) - (b.reduction?.tokens.after ?? Number.MAX_SAFE_INTEGER) ||
    (a.id < b.id ? -1 : 1)
  );
}
