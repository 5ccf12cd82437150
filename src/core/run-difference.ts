import type { Observation, Run } from './outcome.js';
import { isSameRun } from './same-run.js';

/** Where two runs of one program first print something else. */
export interface RunDifference {
  /** The targets that ran it, and what each of them printed there; nothing at the end of its output. */
  readonly targets: readonly [string, string];
  readonly lines: readonly [string | undefined, string | undefined];
  /** The number of that line, from 1. */
  readonly line: number;
  /** The line before it, which both printed. */
  readonly before?: string;
}

/** What platforms of a language share of an output. */
export type CommonOutput = (stdout: string) => string;

/** For each target that ran a program otherwise than the first one that did, where it first printed something else. */
export function runDifferences(
  observations: readonly Observation[],
  common: CommonOutput = (stdout) => stdout,
): readonly RunDifference[] {
  const ran = observations.flatMap(({ target, outcome }) =>
    outcome.kind === 'accepted' && outcome.run && outcome.run.exitCode >= 0 ? [{ target, run: outcome.run }] : [],
  );
  const [first, ...others] = ran;
  if (!first) return [];
  return others.flatMap(({ target, run }) => {
    if (isSameRun(first.run, run)) return [];
    const place = firstDifference(first.run, run, common);
    return [{ targets: [first.target, target] as const, ...place }];
  });
}

function firstDifference(a: Run, b: Run, common: CommonOutput): Omit<RunDifference, 'targets'> {
  const crosses = a.portable?.platform !== b.portable?.platform;
  const [left, right] = [linesOf(a, crosses, common), linesOf(b, crosses, common)];
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const before = left[at - 1];
  return { line: at + 1, lines: [left[at], right[at]], ...(before !== undefined && { before }) };
}

// How a program ended is told as its last line.
function linesOf({ stdout, exitCode, error }: Run, crosses: boolean, common: CommonOutput): string[] {
  const text = crosses ? common(stdout) : stdout;
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  return [...lines, error === undefined ? `exit code ${exitCode}` : `exit code ${exitCode}, ${error}`];
}
