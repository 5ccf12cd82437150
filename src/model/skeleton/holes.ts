import type { Analyzer } from '../source/analyzer.js';
import { applyEdits } from '../source/apply-edits.js';
import { lineAt } from '../source/line-at.js';
import type { Notation } from '../source/notation.js';
import type { TypedExpression, TypedFile } from '../source/typed-view.js';
import { errorLines } from './error-lines.js';
import { placed } from './placed.js';

/** A place of a program where any value of a type can stand: an opaque one does, says the analyser. */
export interface Hole {
  readonly start: number;
  readonly end: number;
  /** The type, as it is written there. */
  readonly type: string;
  /** Whether the context asks for that type, so that values of types below it can stand there too. */
  readonly asked: boolean;
}

/** How many programs may be analysed to find the holes of one, and how deep they may lie in each other. */
export interface HoleLimits {
  readonly checks: number;
  readonly layers: number;
}

interface Subject {
  readonly analyzer: Analyzer;
  readonly file: TypedFile;
  readonly notation: Notation;
}

/** Makes the typed skeleton of a program without errors: all holes, also those within others, in the order of the text. */
export async function typedSkeleton(subject: Subject, limits: HoleLimits): Promise<Hole[]> {
  let checks = limits.checks;
  const candidates = subject.file.expressions.flatMap((each) => {
    const attempts = attemptsFor(each, subject.notation);
    return attempts ? [attempts] : [];
  });
  const found: Hole[] = [];
  for (const layer of layersOf(candidates).slice(0, limits.layers))
    found.push(...(await separate(await settle(layer))));
  return found.sort((a, b) => a.start - b.start || b.end - a.end);

  // What the value of one hole shows may be needed by others, as by `x.length` after a test of `x`: so they are checked again
  // without these, which are near.
  async function separate(holes: readonly Hole[]): Promise<readonly Hole[]> {
    let sound = holes.toSorted((a, b) => a.start - b.start);
    for (const bit of [1, 2]) {
      if (sound.length < 2) return sound;
      const parts = [0, bit].map((value) => sound.filter((_, i) => (i & bit) === value));
      const [one = [], other = []] = [await cull(parts[0] ?? []), await cull(parts[1] ?? [])];
      sound = [...one, ...other].sort((a, b) => a.start - b.start);
    }
    return sound;
  }

  // An error is where something is missing, and not at the hole that is to blame.
  async function cull(holes: readonly Hole[]): Promise<readonly Hole[]> {
    if (holes.length === 0 || checks-- <= 0) return [];
    if ((await check(subject, holes)) === undefined) return holes;
    if (holes.length === 1) return [];
    const half = Math.ceil(holes.length / 2);
    return [...(await cull(holes.slice(0, half))), ...(await cull(holes.slice(half)))];
  }

  // Of each candidate the first attempt is tried, together with those of all others.
  async function settle(group: readonly Attempts[]): Promise<Hole[]> {
    if (group.length === 0 || checks-- <= 0) return [];
    const holes = group.map(([first]) => first);
    const blamed = await check(subject, holes);
    if (blamed === undefined) return holes;
    const rest = group.filter(([hole]) => !blamed.has(hole));
    const suspects = group.filter(([hole]) => blamed.has(hole));
    if (suspects.length === 0) {
      const half = Math.ceil(group.length / 2);
      if (half === group.length) return settle(group.flatMap(next));
      return [...(await settle(group.slice(0, half))), ...(await settle(group.slice(half)))];
    }
    const sound = await settle(rest);
    // Several may stand in the line of an error of one.
    const again = suspects.length > 1 && rest.length === 0 ? halves(suspects) : [suspects.flatMap(next)];
    for (const part of again) sound.push(...(await settle(part)));
    return sound;
  }
}

type Attempts = readonly [Hole, ...Hole[]];

function next([, ...others]: Attempts): Attempts[] {
  const [first, ...rest] = others;
  return first ? [[first, ...rest]] : [];
}

function halves<T>(all: readonly T[]): T[][] {
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
}

// What the context asks for leaves the most choices, unless the type of what stands there is needed.
function attemptsFor(each: TypedExpression, { valueless, wide }: Notation): Attempts | undefined {
  const { start, end, type, expected, use, constant } = each;
  if (use !== 'value' || constant || !type?.writable || valueless.test(type.text)) return undefined;
  const own: Hole = { start, end, type: wide(type.text), asked: false };
  // What is asked for may have been inferred from what stands there.
  if (!expected?.writable || valueless.test(expected.text) || expected.text === own.type) return [own];
  return [{ start, end, type: expected.text, asked: true }, own];
}

// Nothing if there is no error; otherwise the holes that errors may be about.
async function check(
  { analyzer, file: { path, text }, notation }: Subject,
  holes: readonly Hole[],
): Promise<ReadonlySet<Hole> | undefined> {
  const edits = holes.map((hole) => ({ ...hole, text: placed(text, hole, notation.opaque.value(hole.type), true) }));
  const edited = applyEdits(text, edits);
  const analysis = await analyzer.analyze([{ path, text: `${edited}\n${notation.opaque.declaration}\n` }]);
  if (analysis.kind === 'typed') return undefined;
  if (analysis.kind === 'failed') return new Set();
  const lines = errorLines(analysis.diagnostics);
  let shift = 0;
  const blamed = new Set<Hole>();
  for (const [i, edit] of edits.entries()) {
    const line = lineAt(edited, edit.start + shift);
    if (lines.has(line)) blamed.add(holes[i] as Hole);
    shift += edit.text.length - (edit.end - edit.start);
  }
  return blamed;
}

// What is in one layer does not lie in each other.
function layersOf(candidates: readonly Attempts[]): Attempts[][] {
  const layers: Attempts[][] = [];
  const open: Hole[] = [];
  for (const each of candidates) {
    const [{ start }] = each;
    while (open.length > 0 && (open.at(-1) as Hole).end <= start) open.pop();
    const layer = layers[open.length] ?? [];
    layers[open.length] = layer;
    layer.push(each);
    open.push(each[0]);
  }
  return layers;
}
