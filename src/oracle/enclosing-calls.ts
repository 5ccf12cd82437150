import type { SourcePosition } from '../core/outcome.js';
import type { SourceFile } from '../core/test-program.js';
import { beginsBlock, type PlacedTokens, type Token, tokensAround } from './source-tokens.js';

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/**
 * The calls that an error at a place may be about, each by the place of its argument list: those that begin there, and those
 * that the place is an argument of, or a part of one, up to the nearest block of statements.
 */
export function enclosingCalls(at: SourcePosition, files: readonly SourceFile[]): readonly string[] {
  const placed = tokensAround(at, files);
  if (!placed) return [];
  return [...callsFrom(placed), ...callsAround(placed)].map(({ offset }) => `${at.file}:${offset}`);
}

// The argument lists in a chain of names, accesses, type arguments and calls.
function callsFrom({ tokens, at }: PlacedTokens): Token[] {
  const calls: Token[] = [];
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (closing[token.text] === undefined) {
      if (i > at && !continues(tokens[i - 1] as Token, token)) break;
      continue;
    }
    const last = closeOf(tokens, i);
    if (last === undefined || (i > at && token.text === '{')) break;
    if (token.text === '(' && i > at) calls.push(token);
    i = last;
  }
  return calls;
}

// Two words in a row are two expressions.
function continues(before: Token, { text }: Token): boolean {
  if (/^[.!`]|^\?\.$/.test(text)) return true;
  return /^[\w$#]/.test(text) && /^(new|\.|\?\.)$/.test(before.text);
}

function callsAround({ tokens, at }: PlacedTokens): Token[] {
  const calls: Token[] = [];
  let depth = 0;
  for (let i = at - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (/^[)\]}]$/.test(token.text)) depth++;
    if (!/^[([{]$/.test(token.text)) continue;
    if (depth > 0) depth--;
    else if (token.text === '{' && beginsBlock(tokens[i - 1])) break;
    else if (token.text === '(' && isCallee(tokens[i - 1], tokens[i - 2])) calls.push(token);
  }
  return calls;
}

const notCalled = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'typeof', 'with', 'await', 'in', 'of']);

function isCallee(last: Token | undefined, before: Token | undefined): boolean {
  if (!last || !/^[\w$#)\]>!]|^\?\.$/.test(last.text)) return false;
  return !notCalled.has(last.text) || /^\??\.$/.test(before?.text ?? '');
}

function closeOf(tokens: readonly Token[], open: number): number | undefined {
  const opening = (tokens[open] as Token).text;
  const own = closing[opening] as string;
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    const { text } = tokens[i] as Token;
    // An angle bracket that meets the end of a statement was a comparison.
    if (opening === '<' && text === ';') return undefined;
    if (text === opening) depth++;
    if (text === own && --depth === 0) return i;
  }
  return undefined;
}
