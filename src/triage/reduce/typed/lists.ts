/** A list in brackets: its items, and all of it with the brackets. */
export interface BracketList {
  readonly start: number;
  readonly end: number;
  readonly items: readonly Range[];
}

/** A range of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** The list that begins at a place, after white space; nothing if there is another bracket, or none. */
export function listAt(text: string, place: number, open: '(' | '<' | '['): BracketList | undefined {
  const start = place + (/^\s*/.exec(text.slice(place))?.[0].length ?? 0);
  if (text[start] !== open) return undefined;
  // Comparisons look like brackets where no types are listed.
  const nests = open === '(' ? '([{' : '([{<';
  const stack: string[] = [];
  const items: Range[] = [];
  let from = start + 1;
  for (let i = start; i < text.length; i++) {
    const char = text[i] as string;
    const quoted = quotedAt(text, i);
    if (quoted > 0) i += quoted - 1;
    else if (nests.includes(char)) stack.push(closing[char] as string);
    else if (char === '>' && /[-=]/.test(text[i - 1] ?? '')) continue;
    else if (char === stack.at(-1)) {
      stack.pop();
      if (stack.length > 0) continue;
      if (text.slice(from, i).trim() !== '' || items.length > 0) items.push({ start: from, end: i });
      return { start, end: i + 1, items };
    } else if (char === ',' && stack.length === 1) {
      items.push({ start: from, end: i });
      from = i + 1;
    }
  }
  return undefined;
}

/** What goes when one item of a list goes: with its comma, and with the brackets if it is the only one and these may go. */
export function withoutItem({ start, end, items }: BracketList, index: number, bracketsGo: boolean): Range | undefined {
  const item = items[index];
  if (!item) return undefined;
  if (items.length === 1) return bracketsGo ? { start, end } : item;
  return index === 0 ? { start: item.start, end: item.end + 1 } : { start: item.start - 1, end: item.end };
}

// The length of a text in quotes that begins here.
function quotedAt(text: string, at: number): number {
  const quote = text[at] as string;
  if (!/["'`]/.test(quote)) return 0;
  for (let i = at + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === quote) return i + 1 - at;
  }
  return 0;
}
