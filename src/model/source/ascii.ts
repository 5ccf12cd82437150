/**
 * Spells out every character that is not ASCII as `u` and its code (white space becomes white space), so that
 * positions mean the same to compilers that count bytes and compilers that count UTF-16 units.
 */
export function toAscii(text: string): string {
  return text.replace(nonAscii, (character) => {
    if (character === '\ufeff') return '';
    if (/[\u2028\u2029]/.test(character)) return '\n';
    return /\s/.test(character) ? ' ' : `u${(character.codePointAt(0) as number).toString(16)}`;
  });
}

const nonAscii = /[^\x00-\x7f]/gu;
