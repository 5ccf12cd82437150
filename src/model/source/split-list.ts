/** The parts of a text between its commas; what is in brackets or quotes stays together. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let [begin, depth, quote] = [0, 0, ''];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] as string;
    if (quote !== '') {
      if (sign === '\\') i++;
      else if (sign === quote) quote = '';
    } else if (/["'`]/.test(sign)) quote = sign;
    else if (/[[({]/.test(sign)) depth++;
    else if (/[\])}]/.test(sign)) depth--;
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(begin, i).trim());
      begin = i + 1;
    }
  }
  const last = text.slice(begin).trim();
  return last === '' ? parts : [...parts, last];
}
