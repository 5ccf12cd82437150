/** A text in double quotes, with the escapes that all our languages know. */
export function quoted(text: string): string {
  return `"${escaped(text, '"')}"`;
}

/** A character in single quotes. */
export function quotedCharacter(character: string): string {
  return `'${escaped(character, "'")}'`;
}

const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b' };

function escaped(text: string, quote: string): string {
  let out = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (character === quote || character === '\\') out += `\\${character}`;
    else if (code >= 32 && code < 127) out += character;
    else out += shortEscapes[character] ?? unicode(character);
  }
  return out;
}

function unicode(character: string): string {
  let out = '';
  for (let i = 0; i < character.length; i++) out += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
  return out;
}

/** A number with a fraction, even if that is zero. */
export function withFraction(value: number): string {
  const text = String(value);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}
