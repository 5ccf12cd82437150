import type { SourcePosition } from '../core/outcome.js';
import type { SourceFile } from '../core/test-program.js';
import { beginsBlock, type Token, tokensAround } from './source-tokens.js';

const continuing = new Set(['else', 'catch', 'finally', 'while', ')', ',', '.', ';', '(', '?.', ']', '=>']);

/** The innermost statement, or member of a class, that a place is in, by the place where it begins. */
export function enclosingStatement(at: SourcePosition, files: readonly SourceFile[]): string | undefined {
  const placed = tokensAround(at, files);
  if (!placed) return undefined;
  const { tokens } = placed;
  let start = placed.at;
  for (let i = placed.at - 1; i >= 0; i--) {
    const { text } = tokens[i] as Token;
    if (text === ';' || (text === '{' && beginsBlock(tokens[i - 1]))) break;
    if (/^[)\]}]$/.test(text)) {
      const open = openOf(tokens, i);
      const isOver = text === '}' && beginsBlock(tokens[open - 1]) && !continuing.has(tokens[i + 1]?.text ?? '');
      if (isOver) break;
      i = open;
    }
    start = i;
  }
  return `${at.file}:${tokens[start]?.offset}`;
}

function openOf(tokens: readonly Token[], close: number): number {
  let depth = 0;
  for (let i = close; i > 0; i--) {
    const { text } = tokens[i] as Token;
    if (/^[)\]}]$/.test(text)) depth++;
    if (/^[([{]$/.test(text) && --depth === 0) return i;
  }
  return 0;
}
