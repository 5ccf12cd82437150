/** A value for a place of a text, in parentheses where what stands around it could tear it apart. */
export function placed(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  value: string,
  isWhole: boolean,
): string {
  if (isWhole) return value;
  const [left = '', right = ''] = [text.slice(0, start).trimEnd().at(-1), text.slice(end).trimStart()[0]];
  return /[([,]/.test(left) && /[),\]]/.test(right) ? value : `(${value})`;
}
