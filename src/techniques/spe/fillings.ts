/** Holes with the names that each can get, and groups of names that can be exchanged for each other everywhere. */
export interface Skeleton {
  readonly holes: readonly (readonly string[])[];
  readonly groups: readonly (readonly string[])[];
}

/** The fillings of a skeleton, of which no two differ by an exchange of names alone (alpha-equivalence). */
export interface Fillings {
  /** How many there are. */
  readonly count: number;
  /** One of them, by its number: a name for each hole. */
  at(rank: number): string[];
}

/**
 * Counts and numbers the fillings. Of those that an exchange of names makes of each other only the one is there in which the
 * names of a group are first used in the order in which they are declared, as in a restricted growth string.
 */
export function fillingsOf({ holes, groups }: Skeleton): Fillings {
  // A group of which a hole can get some names and not others cannot be exchanged.
  const whole = groups.filter((group) => holes.every((names) => isAllOrNone(names, group)));
  const groupOf = new Map(whole.flatMap((group, i) => group.map((name, place) => [name, { i, place }] as const)));
  const counts = new Map<string, number>();

  // A name of a group can be used if all those before it have been.
  function allowed(names: readonly string[], used: readonly number[]): string[] {
    return names.filter((name) => {
      const member = groupOf.get(name);
      return !member || member.place <= (used[member.i] ?? 0);
    });
  }

  function after(name: string, used: readonly number[]): readonly number[] {
    const member = groupOf.get(name);
    if (!member || member.place < (used[member.i] ?? 0)) return used;
    return used.map((count, i) => (i === member.i ? count + 1 : count));
  }

  function countFrom(hole: number, used: readonly number[]): number {
    const names = holes[hole];
    if (!names) return 1;
    const key = `${hole} ${used.join()}`;
    const known = counts.get(key);
    if (known !== undefined) return known;
    const count = allowed(names, used).reduce((sum, name) => sum + countFrom(hole + 1, after(name, used)), 0);
    counts.set(key, count);
    return count;
  }

  const none = whole.map(() => 0);
  return {
    count: countFrom(0, none),
    at(rank) {
      let [left, used] = [rank, none as readonly number[]];
      return holes.map((names, hole) => {
        for (const name of allowed(names, used)) {
          const next = after(name, used);
          const count = countFrom(hole + 1, next);
          if (left < count) {
            used = next;
            return name;
          }
          left -= count;
        }
        throw new RangeError(`there is no filling ${rank}`);
      });
    },
  };
}

function isAllOrNone(names: readonly string[], group: readonly string[]): boolean {
  const found = group.filter((name) => names.includes(name)).length;
  return found === 0 || found === group.length;
}
