/** What one program exercises of the libraries that it is about. */
export interface Exercised {
  /** Members, by names that are unique in the libraries. */
  readonly members: readonly string[];
  /** Typing sequences, by short names. */
  readonly sequences: readonly string[];
}

/** What the programs of a campaign exercise of libraries. */
export interface LibraryCoverage {
  /** How many members programs can be about. */
  readonly of: number;
  readonly members: number;
  readonly sequences: number;
  /** How it grew with the programs, in the order of their indexes; the last point holds the numbers above. */
  readonly curve: readonly CoveragePoint[];
}

/** What the first programs of a campaign exercise. */
interface CoveragePoint {
  readonly programs: number;
  readonly members: number;
  readonly sequences: number;
}

const mostPoints = 240;

/** What a campaign exercises, by the indexes of the programs that were the first to exercise each member and sequence. */
export function libraryCoverage(
  of: number,
  firsts: { readonly members: readonly number[]; readonly sequences: readonly number[] },
): LibraryCoverage {
  const [members, sequences] = [firsts.members.toSorted(byNumber), firsts.sequences.toSorted(byNumber)];
  const last = Math.max(members.at(-1) ?? -1, sequences.at(-1) ?? -1) + 1;
  const step = Math.max(1, Math.ceil(last / mostPoints));
  const curve: CoveragePoint[] = [];
  let [m, s] = [0, 0];
  for (let programs = Math.min(step, last); programs > 0; programs = Math.min(programs + step, last)) {
    while (m < members.length && (members[m] as number) < programs) m++;
    while (s < sequences.length && (sequences[s] as number) < programs) s++;
    curve.push({ programs, members: m, sequences: s });
    if (programs === last) break;
  }
  return { of, members: members.length, sequences: sequences.length, curve };
}

function byNumber(a: number, b: number): number {
  return a - b;
}
