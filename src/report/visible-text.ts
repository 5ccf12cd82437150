// Programs and the messages about them hold any character; those that move the cursor or reverse the line must not act.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Text of several lines with its control characters written out, safe for a terminal. */
export function visibleLines(text: string): string[] {
  return text.split(/\r\n|\n/).map((line) => line.replace(unsafe, (char) => (char === '\t' ? '  ' : escaped(char))));
}

// The colours of our own texts, and nothing else that a terminal obeys.
const ownColour = /\u001b\[(?:1|2|22|31|32|33|35|39)m/;
const unsafeOrColour = new RegExp(`${ownColour.source}|${unsafe.source}`, 'gu');

/**
 * Text that may hold anything from outside, as it goes to a terminal: lines, and on a coloured one our colours, stay; what
 * else would act there is written out. The last station of everything that is printed for a person.
 */
export function terminalText(text: string, coloured: boolean): string {
  return text.replaceAll('\r\n', '\n').replace(unsafeOrColour, (found) => {
    if (ownColour.test(found)) return coloured ? found : `${escaped('\u001b')}${found.slice(1)}`;
    return found === '\n' || found === '\t' ? found : escaped(found);
  });
}

/** Text on a single line, safe for a terminal. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(unsafe, escaped);
}

/** Text on a single line of at most the given width. */
export function shorten(text: string, width: number): string {
  const characters = Array.from(oneLine(text));
  return characters.length <= width ? characters.join('') : `${characters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** What a compiler printed, without the folders of this machine in which it is and in which cupel ran it. */
export function compilerOutput(text: string): string {
  return text
    .replace(/(?:\/[\w.@+-]+)*\/cupel-[0-9a-f]{16}\//g, '')
    .replace(/(?:\/[\w.@+-]+)*\/(?=node_modules\/)/g, '')
    .trimEnd();
}

/** A character by its number: `\\u{1b}`. */
export function escaped(char: string): string {
  return `\\u{${(char.codePointAt(0) as number).toString(16)}}`;
}
