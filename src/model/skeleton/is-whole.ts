const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const closing = new Set(Object.values(pairs));

/** Whether a value is written so that something can be selected from it, and nothing around it tears it apart: a name, a text, a call. */
export function isWhole(value: string): boolean {
  const text = value.replace(/^new /, '');
  if (/^[\d-]/.test(text)) return false;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] as string;
    if (/["'`]/.test(sign)) {
      i = endOfQuote(text, i);
    } else if (sign in pairs) {
      depth++;
    } else if (closing.has(sign)) {
      // An arrow within brackets is no bracket.
      if (sign === '>' && /[-=]/.test(text[i - 1] ?? '')) continue;
      depth--;
    } else if (depth === 0 && !/[\w$.]/.test(sign)) {
      return false;
    }
  }
  return depth === 0;
}

function endOfQuote(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === text[start]) return i;
  }
  return text.length;
}
