/** The known word that a person most likely meant, if any is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known.map((candidate) => ({ candidate, distance: editDistance(word, candidate) }));
  const [best] = ranked.sort((a, b) => a.distance - b.distance);
  // A word of which nothing is left is not a misspelling.
  const far = Math.min(word.length, Math.max(2, Math.floor(word.length / 3)) + 1);
  return best && best.distance < far ? best.candidate : undefined;
}

/** The sentence that follows an unknown word: what was meant, or what there is. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant ? `did you mean ${meant}?` : `known are ${known.join(', ')}`;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min((previous[j] as number) + 1, (current[j - 1] as number) + 1, substitution));
    }
    previous = current;
  }
  return previous[b.length] as number;
}
