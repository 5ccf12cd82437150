const longestPeriod = 12;
const fewestRepeats = 3;

/** Folds lines that repeat periodically, as those of a stack overflow do, into one period and a count. */
export function foldRepeats(lines: readonly string[]): string[] {
  // The addresses in a stack of Go differ at each turn.
  const keys = lines.map((line) => line.replace(/\b0x[0-9a-f]+/g, ''));
  const folded: string[] = [];
  for (let i = 0; i < lines.length; ) {
    const { period, repeats } = repeatsAt(keys, i);
    folded.push(...lines.slice(i, i + period));
    if (repeats > 1) folded.push(`… repeated ${repeats - 1} more times`);
    i += period * repeats;
  }
  return folded;
}

function repeatsAt(keys: readonly string[], start: number): { period: number; repeats: number } {
  for (let period = 1; period <= longestPeriod; period++) {
    let end = start + period;
    while (end < keys.length && keys[end] === keys[end - period]) end++;
    const repeats = Math.floor((end - start) / period);
    if (repeats >= fewestRepeats) return { period, repeats };
  }
  return { period: 1, repeats: 1 };
}
