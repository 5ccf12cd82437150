import type { SyntaxTree, Token } from '../../model/source/syntax.js';

// The index of the first token that starts at an offset or after it.
function tokenIndexAt(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] as Token).start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The tokens between two offsets. */
export function tokensBetween(tree: SyntaxTree, start: number, end: number): readonly Token[] {
  return tree.tokens.slice(tokenIndexAt(tree.tokens, start), tokenIndexAt(tree.tokens, end));
}

/** The last token before an offset. */
export function tokenBefore(tree: SyntaxTree, offset: number): Token | undefined {
  return tree.tokens[tokenIndexAt(tree.tokens, offset) - 1];
}

/** The first token at an offset or after it. */
export function tokenAfter(tree: SyntaxTree, offset: number): Token | undefined {
  return tree.tokens[tokenIndexAt(tree.tokens, offset)];
}

/** The text of a token. */
export function spell(tree: SyntaxTree, token: Token | undefined): string {
  return token ? tree.text.slice(token.start, token.end) : '';
}
