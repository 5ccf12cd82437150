import type { SeenProgram } from '../../store/seen-programs.js';

/** How a bug depends on a feature. */
export interface Absence {
  readonly feature: string;
  /** The features without which no program has this one. */
  readonly needs: readonly string[];
  readonly all: Contrast;
  /** Only programs with all that the feature needs: one that lacks it for that reason says nothing about the feature itself. */
  readonly able: Contrast;
  /** How many features a program without this one has, on average. */
  readonly kept: number;
}

/** Programs with and without a feature. */
interface Contrast {
  readonly with: Counted;
  readonly without: Counted;
}

interface Counted {
  readonly programs: number;
  readonly failing: number;
}

/** Counts how a bug depends on each of some features. */
export function absencesOf(features: readonly string[], bug: string, seen: readonly SeenProgram[]): Absence[] {
  return features.map((feature) => {
    const needs = features.filter(
      (other) => other !== feature && seen.every((program) => has(program, other) || !has(program, feature)),
    );
    const able = seen.filter((program) => needs.every((other) => has(program, other)));
    const lacking = able.filter((program) => !has(program, feature));
    const kept = lacking.reduce((sum, program) => sum + program.features.length, 0);
    return {
      feature,
      needs,
      all: contrast(seen, feature, bug),
      able: contrast(able, feature, bug),
      kept: lacking.length === 0 ? 0 : kept / lacking.length,
    };
  });
}

function contrast(programs: readonly SeenProgram[], feature: string, bug: string): Contrast {
  const counted = (such: readonly SeenProgram[]) => ({
    programs: such.length,
    failing: such.filter((program) => program.bug === bug).length,
  });
  return {
    with: counted(programs.filter((program) => has(program, feature))),
    without: counted(programs.filter((program) => !has(program, feature))),
  };
}

function has({ features }: SeenProgram, feature: string): boolean {
  return features.includes(feature);
}

// Another bug may have the same name, and show without the feature: then it is at least so much rarer.
const rarer = 0.1;

/** Whether a bug shows without a feature about as well. */
export function isExcluded({ all, able }: Absence): boolean {
  return [all, able].some(
    ({ with: present, without }) =>
      without.failing > (rarer * without.programs * present.failing) / Math.max(1, present.programs),
  );
}

// How likely it may be that a feature which has nothing to do with a bug is taken for its cause.
const chance = 0.03;

/**
 * Whether it can hardly be an accident that programs without a feature do not show a bug (Fisher's exact test), if so many
 * features are asked about.
 */
export function isCause(absence: Absence, features: number): boolean {
  const { with: present, without } = absence.able;
  const failing = present.failing + without.failing;
  let sum = 0;
  for (let i = 0; i <= without.failing; i++)
    sum += Math.exp(
      logChoose(without.programs, i) +
        logChoose(present.programs, failing - i) -
        logChoose(present.programs + without.programs, failing),
    );
  return !isExcluded(absence) && sum <= chance / features;
}

function logChoose(n: number, k: number): number {
  if (k > n) return Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i < k; i++) sum += Math.log((n - i) / (k - i));
  return sum;
}
