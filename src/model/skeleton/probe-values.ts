import type { Analyzer } from '../source/analyzer.js';
import type { Notation } from '../source/notation.js';
import type { Place } from '../source/scope.js';
import type { TypedView } from '../source/typed-view.js';
import type { TypeUse } from '../source/type-use.js';
import { errorLines } from './error-lines.js';

/** A text of a value with the type that the analyser found. */
export interface TypedValue {
  readonly text: string;
  readonly type: TypeUse;
}

/** A program with values behind it, those that have no errors. */
export interface Probed {
  readonly view: TypedView;
  readonly values: readonly TypedValue[];
  /** Where all of them are visible that the program declares on top. */
  readonly place: Place;
}

const tries = 8;

/** Finds the types of values behind a program, and leaves out what is wrong; nothing if the program itself has errors. */
export async function probeValues(
  analyzer: Analyzer,
  { path, text, notation }: { readonly path: string; readonly text: string; readonly notation: Notation },
  values: readonly string[],
): Promise<Probed | undefined> {
  let left = values;
  for (let i = 0; i < tries; i++) {
    const written = write(text, notation, left);
    const analysis = await analyzer.analyze([{ path, text: written.text }]);
    if (analysis.kind === 'typed')
      return {
        view: analysis.view,
        values: typedOf(analysis.view, left, written.starts),
        place: { path, offset: written.place },
      };
    if (analysis.kind === 'failed') return undefined;
    const lines = errorLines(analysis.diagnostics);
    const sound = left.filter((_, at) => !lines.has(written.first + at));
    // An error elsewhere may be because of one of the values.
    if (sound.length === left.length) return left.length === 0 ? undefined : await withFewer(left);
    left = sound;
  }
  return undefined;

  function withFewer(all: readonly string[]): Promise<Probed | undefined> {
    return probeValues(analyzer, { path, text, notation }, all.slice(0, Math.floor(all.length / 4)));
  }
}

function write(text: string, { opaque, probe }: Notation, values: readonly string[]) {
  let all = `${text}\n${opaque.declaration}\n${probe.open}\n`;
  const first = all.split('\n').length;
  const starts = values.map((value, i) => {
    const start = all.length + probe.before(i).length;
    all += `${probe.before(i)}${value}${probe.after}\n`;
    return start;
  });
  const place = all.length;
  return { text: `${all} ${probe.close}\n`, first, starts, place };
}

function typedOf({ files: [file] }: TypedView, values: readonly string[], starts: readonly number[]): TypedValue[] {
  const types = new Map(file?.expressions.map(({ start, end, type }) => [`${start} ${end}`, type]));
  return values.flatMap((text, i) => {
    const start = starts[i] ?? 0;
    const type = types.get(`${start} ${start + text.length}`);
    return type?.writable ? [{ text, type }] : [];
  });
}
