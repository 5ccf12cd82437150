// Words that stand for a type in some language although they look like ordinary ones.
const primitives = /^(boolean|byte|char|short|int|long|float|double|void|null|def|val|var)$/;
const closing: Readonly<Record<string, string>> = { '<': '>', '(': ')', '[': ']', '{': '}' };

/** A message without its names and types: the error code of a compiler that has no codes. */
export function messagePattern(message: string): string {
  const [line = ''] = message.split('\n');
  const words = withoutGroups(line)
    .split(/[\s,:;]+/)
    .filter((word) => word !== '');
  return collapsed(words.map((word, i) => plainWord(word, isBeginning(words[i - 1]))));
}

/** Whether a code is the pattern of a message, perhaps as an older cupel made it: no code of a compiler has several words. */
export function isPatternOf(message: string, code: string): boolean {
  return code.includes(' ') || code === messagePattern(message);
}

/** The words of a pattern as a text; types that are made of several are one. */
export function collapsed(words: readonly string[]): string {
  const result: string[] = [];
  for (const word of words) {
    const isJoined =
      word === '_' && (result.at(-1) === 'extends' || result.at(-1) === 'super') && result.at(-2) === '_';
    if (isJoined) result.pop();
    else if (word !== '_' || result.at(-1) !== '_') result.push(word);
  }
  return result.join(' ');
}

// What is quoted and what stands in brackets, with all that is nested in it and the name before it, becomes one word.
function withoutGroups(line: string): string {
  const unquoted = line.replace(/(?<!\w)'[^']*'(?!\w)|(?<!\w)"[^"]*"(?!\w)|`[^`]*`/g, '_');
  let result = '';
  for (let i = 0; i < unquoted.length; i++) {
    const end = endOfGroup(unquoted, i);
    // A sentence in parentheses is none; arguments follow a name at once.
    const isGroup = end !== undefined && (unquoted[i] !== '(' || /[\w$>\])_]$/.test(result));
    result += isGroup ? '_' : unquoted[i];
    if (isGroup) i = end;
  }
  return result;
}

function endOfGroup(text: string, start: number): number | undefined {
  const open: string[] = [];
  for (let i = start; i < text.length; i++) {
    const sign = text[i] as string;
    // The arrow of a function type closes nothing.
    const isArrow = sign === '>' && /[-=]/.test(text[i - 1] ?? '');
    const close = closing[sign];
    if (close) open.push(close);
    else if (sign === open.at(-1) && !isArrow) open.pop();
    if (open.length === 0) return i > start ? i : undefined;
  }
  return undefined;
}

// A capital letter begins a sentence, or else a name.
function isBeginning(before: string | undefined): boolean {
  return before === undefined || before === '-' || /[.!?]$/.test(before);
}

function plainWord(word: string, isFirst: boolean): string {
  const plain = word.replace(/[.!?]+$/, '');
  const isName = /[A-Z0-9_$]/.test(isFirst ? plain.slice(1) : plain) || /^\d|^[B-HJ-Z]$/.test(plain);
  return /^[\w'-]+$/.test(plain) && !isName && !primitives.test(plain) ? plain : '_';
}
