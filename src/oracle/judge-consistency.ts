import type { Artifact, Observation } from '../core/outcome.js';
import type { Signature } from '../core/signature.js';
import { sourcesOf } from '../core/sources.js';
import type { Verdict } from '../core/verdict.js';
import { bug, type Case } from './case.js';
import { compare } from './compare.js';
import { constructAcross } from './construct.js';
import { crashSignature } from './crash-signature.js';
import { isSameBuild } from './judge-agreement.js';

/**
 * Says whether a build does under one configuration what it does under another one of its own. No difference between these
 * is intended, so of the ledger only counts in which languages errors are never compared: there the command line is made to
 * report them in another form than the server.
 */
export function judgeConsistency({ program, subject, others, ledger }: Case): Verdict {
  const comparable = ledger.filter(({ rule }) => rule.kind === 'decisionsOnly');
  const own = others.filter((other) => other.reference && isSameBuild(subject, other));
  const sources = sourcesOf(program);
  let obstacle: string | undefined = own.length > 0 ? undefined : 'no other configuration to compare with';
  for (const reference of own) {
    if (reference.outcome.kind === 'crashed') return bug(crashElsewhere(reference.outcome.stack), 'witness');
    const result = compare(subject.outcome, reference.outcome, sources, comparable);
    if (result.kind === 'incomparable') obstacle ??= result.why;
    if (result.kind === 'different') return bug(inconsistent(result.signature), 'witness', result.about);
    const place = result.kind === 'same' ? firstDifference(subject, reference) : undefined;
    if (place !== undefined) return bug({ symptom: 'inconsistent', differs: 'files', place }, 'witness');
  }
  return obstacle === undefined ? { kind: 'pass' } : { kind: 'inconclusive', why: obstacle };
}

// The configuration that the others are compared with is judged by nobody else.
function crashElsewhere(stack: string): Signature {
  const { kind, frames } = crashSignature(stack);
  return { symptom: 'inconsistent', differs: 'decision', place: ['a crash', kind, ...frames.slice(0, 1)].join(', ') };
}

function inconsistent({ symptom, differs, ...rest }: Signature): Signature {
  const decides = symptom === 'wrongReject' || symptom === 'wrongAccept';
  return { ...rest, symptom: 'inconsistent', differs: differs ?? (decides ? 'decision' : 'errors') };
}

// The shape of the text where the files of two observations begin to differ; of files that only one has, that they are not
// there. Where one of the two wrote none, they are not compared.
function firstDifference({ artifacts: own }: Observation, { artifacts: expected }: Observation): string | undefined {
  if (!own || !expected) return undefined;
  const paths = [...new Set([...own, ...expected].map(({ path }) => path))];
  for (const path of paths) {
    const [left, right] = [textOf(own, path), textOf(expected, path)];
    if (left === undefined || right === undefined) return 'a missing file';
    if (left !== right) return right.includes('\0') ? 'a binary file' : shapeAt(right, commonLength(left, right));
  }
  return undefined;
}

function textOf(artifacts: readonly Artifact[], wanted: string): string | undefined {
  const found = artifacts.find(({ path }) => path === wanted);
  return found && Buffer.from(found.base64, 'base64').toString('latin1');
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function shapeAt(text: string, offset: number): string {
  // A word that has begun is a part of the difference.
  const start = offset - (/[\w$]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
  const lines = text.slice(0, start).split('\n');
  const at = { file: '', line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return constructAcross(at, [{ path: '', text }]);
}
