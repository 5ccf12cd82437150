import { setImmediate as yieldTurn } from 'node:timers/promises';
import type { Listen } from '../../core/events.js';
import type { Finding } from '../../core/finding.js';
import type { Observation } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { SourceFile } from '../../core/test-program.js';
import type { BugVerdict } from '../../core/verdict.js';
import type { Language } from '../../model/language.js';
import type { Candidate, Pass } from '../../model/reduction.js';
import { countTokens } from '../../model/source/lex.js';
import { syntaxOf } from '../../model/syntax-of.js';
import type { Laboratory } from '../laboratory.js';
import { absorbed, attachedDriver, candidateOf } from './candidate.js';
import { type Answer, type Inquiry, openInquiry } from './inquiry.js';
import { isOther, minimize } from './minimize.js';
import { layout } from './passes/layout.js';
import { lastPasses, phases } from './phases.js';
import { openViewer } from './typed/open-viewer.js';
import { nearest } from './variant.js';

/** What a reduction works with. */
export interface ReduceInput {
  readonly finding: Finding;
  readonly language: Language;
  readonly laboratory: Laboratory;
  /** How many batches the laboratory can work on at once. */
  readonly lanes: number;
  readonly seconds: number;
  /** Whether the plain compilers showed the program just now, so that this need not be seen again. */
  readonly isFresh?: boolean | undefined;
  /** Whether the model of the program is left aside: one that was made elsewhere may be anything. */
  readonly textOnly?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly listen?: Listen | undefined;
  /** Reductions that only programs of the technique allow; they are tried first. */
  readonly passes?: readonly Pass[] | undefined;
  /** A program that shows another bug, for those who want to keep it. */
  readonly onOther?: ((candidate: Candidate, bug: BugVerdict) => void) | undefined;
}

/** What came of a reduction. */
export type ReduceResult =
  | { readonly kind: 'unreproduced' }
  | {
      readonly kind: 'reduced';
      readonly candidate: Candidate;
      /** By the plain command-line compilers. */
      readonly observations: readonly Observation[];
      readonly tokens: { readonly before: number; readonly after: number };
      readonly queries: number;
      readonly seconds: number;
      readonly complete: boolean;
      /** A program near to it with which the target does what it should. */
      readonly variant?: readonly SourceFile[];
    };

// What is kept of the time for the last passes.
const lastShare = 0.1;
const mostLastSeconds = 5;

// An analyser takes seconds to start, which pays only then.
const leastTypedSeconds = 30;
const leastTypedTokens = 60;

// What takes a compiler down, or never ends, could do the same to the one that analyses.
function mayBeTyped({ signature: { symptom } }: Finding, seconds: number, tokens: number): boolean {
  const isHarmful = symptom === 'crash' || symptom === 'hang' || symptom === 'outOfMemory';
  return !isHarmful && seconds >= leastTypedSeconds && tokens >= leastTypedTokens;
}

/** Cuts the program of a finding down while it still shows its bug. */
export async function reduce(input: ReduceInput): Promise<ReduceResult> {
  const { finding, language, seconds: limit, signal, listen } = input;
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const syntax = await syntaxOf(language);
  const inquiry = openInquiry({ ...input, ledger: language.intendedDifferences });
  const start = candidateOf(finding.program, input.textOnly);
  const before = sizeOf(start);
  const first = input.isFresh ? { shows: true, observations: finding.observations } : await inquiry.askPlainly(start);
  if (!first.shows) return { kind: 'unreproduced' };

  let isFast = false;
  let deadline = limit - Math.min(limit * lastShare, mostLastSeconds);
  const isOver = () => signal?.aborted === true || seconds() >= deadline;
  const working: Candidate[] = [];
  const search = {
    isOver,
    async show(candidates: readonly Candidate[]): Promise<boolean[]> {
      // What is answered from memory takes no turn of its own, and a signal could not get through.
      await yieldTurn();
      const answers = isFast ? await inquiry.ask(candidates) : await askEachPlainly(inquiry, candidates, isOver);
      working.push(...candidates.filter((_, i) => answers[i]?.works));
      return answers.map(({ shows }) => shows);
    },
  };
  const steps = [start];

  async function minimizeBy(all: readonly (readonly Pass[])[]): Promise<void> {
    for (const passes of all) while (!isOver() && (await minimizeOnce(passes)));
  }

  // Whether one of the passes made the program smaller.
  async function minimizeOnce(passes: readonly Pass[]): Promise<boolean> {
    const first = steps.length;
    for (const pass of passes) {
      const best = steps.at(-1) as Candidate;
      const smaller = await minimize(pass, best, search);
      if (smaller !== best) steps.push(smaller);
      const tokens = { before, now: sizeOf(smaller) };
      const step = { pass: pass.id, tokens, queries: inquiry.queries, seconds: seconds() };
      listen?.({ kind: 'reducing', finding: finding.id, ...step });
      if (isOver()) break;
    }
    return steps.length > first;
  }

  const viewer = mayBeTyped(finding, limit, before) ? openViewer(language) : undefined;
  const text = { language, syntax, ...(viewer && { viewer }) };
  let complete = false;
  try {
    // What only the plain compiler shows is asked of the plain compiler.
    isFast = (await inquiry.ask([start]))[0]?.shows === true;
    await minimizeBy([input.passes ?? [], ...phases(finding, text)]);
    // What the bug needs of a driver that is still there is found by cutting it like the rest.
    const whole = absorbed(steps.at(-1) as Candidate);
    if (whole && !isOver() && (await search.show([whole]))[0]) {
      steps.push(whole);
      await minimizeBy(phases(finding, text));
    }
    complete = !isOver();
    deadline = limit;
    if (!complete && !isOver()) await minimizeOnce(lastPasses(finding, syntax));
  } catch (error) {
    // Who stops a reduction gets what it has come to.
    if (!signal?.aborted) throw error;
  } finally {
    await viewer?.close();
  }
  // Whoever stops it, and however late, the plain compilers see it laid out.
  const tidied =
    complete || steps.length === 1 ? [] : await tidy(steps.at(-1) as Candidate, lastPasses(finding, syntax));
  const last = [...tidied, ...milestones(steps)];
  const sure = (await firstThatShows(last, inquiry, timesToShow(finding))) ?? {
    candidate: start,
    observations: first.observations,
  };
  const variant = nearest(sure.candidate, working);
  return {
    kind: 'reduced',
    candidate: sure.candidate,
    observations: sure.observations,
    tokens: { before, after: sizeOf(sure.candidate) },
    queries: inquiry.queries,
    seconds: seconds(),
    complete,
    ...(variant && { variant: sourcesOf(variant) }),
  };
}

// A cut can leave it to chance when a tier takes over, and with it what a run prints: seen once, it may not be seen again.
function timesToShow({ signature, flaky }: Finding): number {
  return signature.symptom === 'miscompile' && !flaky ? 4 : 1;
}

// Where the servers and the plain compiler do not agree, what is certain is better than what is small.
async function firstThatShows(
  candidates: readonly Candidate[],
  inquiry: Inquiry,
  times: number,
): Promise<{ readonly candidate: Candidate; readonly observations: readonly Observation[] } | undefined> {
  for (const candidate of candidates) {
    const { shows, observations } = await showsEachTime(candidate, inquiry, times);
    if (shows) return { candidate, observations };
  }
  return undefined;
}

async function showsEachTime(candidate: Candidate, inquiry: Inquiry, times: number): ReturnType<Inquiry['askPlainly']> {
  const answer = await inquiry.askPlainly(candidate);
  return answer.shows && times > 1 ? showsEachTime(candidate, inquiry, times - 1) : answer;
}

async function askEachPlainly(
  inquiry: Inquiry,
  candidates: readonly Candidate[],
  isOver: () => boolean,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const each of candidates) {
    const answer: Answer = isOver() ? { shows: false, works: false } : await inquiry.askPlainly(each);
    answers.push(answer);
  }
  return answers;
}

// What a driver does not need can go unasked, since the plain compilers are asked about all of it at once.
async function tidy(candidate: Candidate, passes: readonly Pass[]): Promise<Candidate[]> {
  const laidOut = layout.apply(candidate, ['layout']);
  let whole = candidate;
  for (const pass of passes) whole = pass.apply(whole, (await pass.cuts(whole)).slice(0, 1)) ?? whole;
  const tidied = attachedDriver(candidate) ? [whole, laidOut] : [laidOut];
  return tidied.flatMap((each) => (each && isOther(each, candidate) ? [each] : []));
}

function sizeOf(candidate: Candidate): number {
  return sourcesOf(candidate).reduce((sum, { text }) => sum + countTokens(text), 0);
}

// The smallest first, and not all that lead there: each is shown to the plain compilers.
function milestones(steps: readonly Candidate[]): Candidate[] {
  const later = steps.slice(1).reverse();
  return later.filter((_, i) => i === 0 || i === Math.floor(later.length / 2));
}
