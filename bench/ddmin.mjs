/** The delta debugging algorithm of Zeller and Hildebrandt, plainly: the yardstick of reduction. */
export async function ddmin(items, shows, isOver) {
  let rest = items;
  for (let parts = 2; rest.length >= 2 && !isOver(); ) {
    const size = Math.ceil(rest.length / parts);
    const subsets = Array.from({ length: Math.ceil(rest.length / size) }, (_, i) =>
      rest.slice(i * size, (i + 1) * size),
    );
    const subset = await firstThat(subsets, shows, isOver);
    if (subset) {
      rest = subset;
      parts = 2;
      continue;
    }
    const complements = subsets.map((_, i) => subsets.filter((__, j) => j !== i).flat());
    const complement = parts > 2 ? await firstThat(complements, shows, isOver) : undefined;
    if (complement) {
      rest = complement;
      parts = Math.max(parts - 1, 2);
    } else if (parts < rest.length) parts = Math.min(rest.length, parts * 2);
    else break;
  }
  return rest;
}

async function firstThat(lists, shows, isOver) {
  for (const list of lists) if (!isOver() && (await shows(list))) return list;
  return undefined;
}
