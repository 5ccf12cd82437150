import type { SourcePosition } from '../core/outcome.js';
import type { SourceFile } from '../core/test-program.js';

interface Token {
  readonly text: string;
  readonly offset: number;
}

// The brackets in comments and in texts in quotes do not count.
const tokenPattern =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|[A-Za-z_$#][\w$]*|\d[\w.]*|=>|\?\.|[^\s\w]/g;

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/**
 * The calls that an error at a place may be about, each by the offset of its argument list: those that begin at the place,
 * and those that the place is an argument of, or a part of one, up to the nearest block of statements.
 */
export function enclosingCalls(at: SourcePosition, files: readonly SourceFile[]): readonly string[] {
  const text = files.find(({ path }) => path === at.file)?.text;
  if (text === undefined) return [];
  const tokens = tokensOf(text);
  const first = tokens.findIndex(({ offset }) => offset >= offsetOf(at, text));
  if (first < 0) return [];
  return [...callsFrom(tokens, first), ...callsAround(tokens, first)].map(({ offset }) => `${at.file}:${offset}`);
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokenPattern)]
    .map((match) => ({ text: match[0], offset: match.index }))
    .filter((token) => !token.text.startsWith('//') && !token.text.startsWith('/*'));
}

function offsetOf({ line, column }: SourcePosition, text: string): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((length, each) => length + each.length + 1, column - 1);
}

// The argument lists in a chain of names, accesses, type arguments and calls.
function callsFrom(tokens: readonly Token[], first: number): Token[] {
  const calls: Token[] = [];
  for (let i = first; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const end = closing[token.text];
    if (end !== undefined) {
      if (i > first && token.text === '{') break;
      const last = closeOf(tokens, i);
      if (last === undefined) break;
      if (token.text === '(' && i > first) calls.push(token);
      i = last;
    } else if (!continues(tokens[i - 1], token, i === first)) break;
  }
  return calls;
}

// Two words in a row are two expressions.
function continues(before: Token | undefined, { text }: Token, isFirst: boolean): boolean {
  if (!/^[\w$#`"']/.test(text)) return /^[.!]$|^\?\.$/.test(text);
  return isFirst || before?.text === 'new' || !/^[\w$#)\]>]/.test(before?.text ?? '') || text.startsWith('`');
}

function callsAround(tokens: readonly Token[], first: number): Token[] {
  const calls: Token[] = [];
  let depth = 0;
  for (let i = first - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (/^[)\]}]$/.test(token.text)) depth++;
    if (!/^[([{]$/.test(token.text)) continue;
    if (depth > 0) depth--;
    else if (token.text === '{' && isBlock(tokens[i - 1])) break;
    else if (token.text === '(' && isCallee(tokens[i - 1])) calls.push(token);
  }
  return calls;
}

// The brace of an object literal stands where an expression is expected.
function isBlock(before: Token | undefined): boolean {
  return !before || !/^[([,:=?]$|^return$/.test(before.text);
}

function isCallee(before: Token | undefined): boolean {
  return before !== undefined && /^[\w$#)\]>!]|^\?\.$/.test(before.text) && !notCalled.has(before.text);
}

const notCalled = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'typeof', 'with', 'await', 'in', 'of']);

function closeOf(tokens: readonly Token[], open: number): number | undefined {
  const opening = (tokens[open] as Token).text;
  const own = closing[opening] as string;
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    const { text } = tokens[i] as Token;
    // An angle bracket that meets the end of a statement was a comparison.
    if (opening === '<' && (text === ';' || text === '&&' || text === '||')) return undefined;
    if (text === opening) depth++;
    if (text === own && --depth === 0) return i;
  }
  return undefined;
}
