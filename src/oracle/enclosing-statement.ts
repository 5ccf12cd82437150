import type { SourcePosition } from '../core/outcome.js';
import type { SourceFile } from '../core/test-program.js';
import { keywords } from './construct.js';
import { beginsBlock, type Token, tokensAround } from './source-tokens.js';

/** A statement, or a member of a class, without the statements around it. */
export interface Statement {
  /** The name at the place by which it was found, and the first one in the statement, which most often is declared by it. */
  readonly names: readonly string[];
  /** All words in it. */
  readonly words: ReadonlySet<string>;
}

/** The innermost statement that a place is in. */
export function enclosingStatement(at: SourcePosition, files: readonly SourceFile[]): Statement | undefined {
  const placed = tokensAround(at, files);
  if (!placed) return undefined;
  const { tokens } = placed;
  const statement = tokens.slice(startOf(tokens, placed.at), endOf(tokens, placed.at)).map(({ text }) => text);
  const first = statement.find(isName);
  const names = [tokens[placed.at]?.text ?? '', first ?? ''].filter(isName);
  return { names, words: new Set(statement) };
}

/**
 * The text of the innermost statement that a place is in, and that of the statements around it up to the blocks that lead
 * to it: on all this it depends whether the place is reached.
 */
export function textAround(at: SourcePosition, files: readonly SourceFile[]): string {
  const placed = tokensAround(at, files);
  const source = files.find(({ path }) => path === at.file)?.text ?? '';
  if (!placed) return '';
  const { tokens } = placed;
  const between = (from: number, to: number) => source.slice(tokens[from]?.offset, tokens[to]?.offset);
  let start = startOf(tokens, placed.at);
  const pieces = [between(start, endOf(tokens, placed.at))];
  for (let block = blockAround(tokens, start); block >= 0; block = blockAround(tokens, start)) {
    start = startOf(tokens, block);
    pieces.unshift(between(start, block));
  }
  return pieces.join('\n');
}

// The bracket that opens what a statement is in; -1 where it is in nothing.
function blockAround(tokens: readonly Token[], start: number): number {
  for (let i = start - 1; i >= 0; i--) {
    const { text } = tokens[i] as Token;
    if (opening.test(text)) return i;
    if (closing.test(text)) i = partnerOf(tokens, i, -1);
  }
  return -1;
}

function isName(text: string): boolean {
  return /^[A-Za-z_$#]/.test(text) && !keywords.has(text);
}

const opening = /^[([{]$/;
const closing = /^[)\]}]$/;
const continuing = new Set([
  'else',
  'catch',
  'finally',
  'while',
  ')',
  ',',
  '.',
  ';',
  '(',
  '?.',
  ']',
  '=>',
  '[',
  '=',
  ':',
]);

function startOf(tokens: readonly Token[], at: number): number {
  let start = at;
  for (let i = at - 1; i >= 0; i--) {
    const { text } = tokens[i] as Token;
    if (text === ';' || (text === '{' && beginsBlock(tokens[i - 1]))) break;
    if (closing.test(text)) {
      const open = partnerOf(tokens, i, -1);
      if (isEnd(tokens, open, i)) break;
      i = open;
    }
    start = i;
  }
  return start;
}

function endOf(tokens: readonly Token[], at: number): number {
  for (let i = at; i < tokens.length; i++) {
    const { text } = tokens[i] as Token;
    if (text === ';') return i;
    // The end of what the place is in belongs to the same statement, unless it is a block.
    if (closing.test(text) && text === '}' && beginsBlock(tokens[partnerOf(tokens, i, -1) - 1])) return i;
    if (!opening.test(text)) continue;
    const close = partnerOf(tokens, i, 1);
    if (isEnd(tokens, i, close)) return close + 1;
    i = close;
  }
  return tokens.length;
}

// A block ends a statement, unless the next word continues it.
function isEnd(tokens: readonly Token[], open: number, close: number): boolean {
  const isBlock = tokens[close]?.text === '}' && beginsBlock(tokens[open - 1]);
  return isBlock && !continuing.has(tokens[close + 1]?.text ?? '');
}

// The other bracket of a pair; the first or the last token where there is none.
function partnerOf(tokens: readonly Token[], from: number, step: 1 | -1): number {
  let depth = 0;
  for (let i = from; i >= 0 && i < tokens.length; i += step) {
    const { text } = tokens[i] as Token;
    if (opening.test(text)) depth += step;
    if (closing.test(text)) depth -= step;
    if (depth === 0) return i;
  }
  return step > 0 ? tokens.length - 1 : 0;
}
