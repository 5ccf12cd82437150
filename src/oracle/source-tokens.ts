import type { SourcePosition } from '../core/outcome.js';
import type { SourceFile } from '../core/test-program.js';

/** A word, a bracket or another sign of a source text. */
export interface Token {
  readonly text: string;
  readonly offset: number;
}

/** The tokens of a file, and the first one at a place or after it. */
export interface PlacedTokens {
  readonly tokens: readonly Token[];
  readonly at: number;
}

// The brackets in comments and in texts in quotes do not count.
const tokenPattern =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|[A-Za-z_$#][\w$]*|\d[\w.]*|=>|\?\.|[^\s\w]/g;

/** The tokens around a place, in languages with the brackets and comments of C; none where the place is in no token. */
export function tokensAround(at: SourcePosition, files: readonly SourceFile[]): PlacedTokens | undefined {
  const text = files.find(({ path }) => path === at.file)?.text ?? '';
  const place = offsetOf(at, text);
  const tokens = [...text.matchAll(tokenPattern)]
    .map((match) => ({ text: match[0], offset: match.index }))
    .filter((token) => !token.text.startsWith('//') && !token.text.startsWith('/*'));
  const first = tokens.findIndex(({ text: own, offset }) => offset + own.length > place);
  return first < 0 ? undefined : { tokens, at: first };
}

const expectsValue =
  /^[([,:=?&|<+\-*/%!~^]$|^(return|as|satisfies|extends|keyof|typeof|in|of|is|new|case|yield|await)$/;

/** Whether a brace after a token begins statements or members; that of an object literal stands where a value is expected. */
export function beginsBlock(before: Token | undefined): boolean {
  return !before || !expectsValue.test(before.text);
}

/** Where a place is in the text of its file. */
export function offsetOf({ line, column }: SourcePosition, text: string): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((length, each) => length + each.length + 1, column - 1);
}
