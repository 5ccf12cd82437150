import type { AttachedDriver, Driver } from '../../../core/driver.js';
import type { SourceFile } from '../../../core/test-program.js';
import type { Candidate } from '../../../model/reduction.js';
import { withText } from '../candidate.js';

/** A piece of the text of a file that goes, or has another text in its place. */
export interface TextCut {
  readonly file: number;
  readonly start: number;
  readonly end: number;
  readonly instead?: string;
}

/** A program with these cuts made; nothing if the driver would lose its place. What lies within a larger cut goes with it. */
export function cutText(candidate: Candidate, cuts: readonly TextCut[]): Candidate | undefined {
  const made = candidate.files.map((_, i) => withoutInner(cuts.filter((cut) => cut.file === i)));
  const driver = movedDriver(candidate, made);
  if (driver === 'lost') return undefined;
  return withText(
    candidate,
    candidate.files.map((file, i) => cutFile(file, made[i] ?? [])),
    driver,
  );
}

function withoutInner(cuts: readonly TextCut[]): TextCut[] {
  const outer: TextCut[] = [];
  let position = 0;
  for (const cut of [...cuts].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (cut.start < position) continue;
    outer.push(cut);
    position = cut.end;
  }
  return outer;
}

function cutFile(file: SourceFile, cuts: readonly TextCut[]): SourceFile {
  let text = '';
  let position = 0;
  for (const { start, end, instead = '' } of cuts) {
    text += file.text.slice(position, start) + instead;
    position = end;
  }
  return { ...file, text: text + file.text.slice(position) };
}

// What is cut before its place moves a driver; what is cut around its place leaves it none.
function movedDriver({ files, driver }: Candidate, made: readonly TextCut[][]): Driver | undefined | 'lost' {
  // A driver that stands in the text may be cut with it.
  if (driver?.kind !== 'attached') return driver && { kind: 'absorbed', limits: driver.limits };
  const { at } = driver;
  const cuts = made[files.findIndex(({ path }) => path === at.file)] ?? [];
  if (cuts.some(({ start, end }) => start < at.offset && at.offset < end)) return 'lost';
  const before = cuts.filter(({ end }) => end <= at.offset);
  const gone = before.reduce((sum, { start, end, instead = '' }) => sum + end - start - instead.length, 0);
  return driverAt(driver, at.offset - gone);
}

/** A driver at another place of its file. */
export function driverAt(driver: AttachedDriver, offset: number): AttachedDriver {
  return { ...driver, at: { ...driver.at, offset } };
}
