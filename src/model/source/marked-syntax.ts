import type { Syntax, SyntaxNode, SyntaxTree, Token } from './syntax.js';

/** The syntax of texts that hold several files, with lines that begin them: each is in the grammar by itself. */
export function markedSyntax(loadOne: () => Promise<Syntax>, mark: RegExp): () => Promise<Syntax> {
  const everyMark = new RegExp(mark.source, `${mark.flags.replace('g', '')}g`);
  let loading: Promise<Syntax> | undefined;
  return () => {
    loading ??= loadOne().then((one) => separately(one, everyMark));
    return loading;
  };
}

function separately(one: Syntax, everyMark: RegExp): Syntax {
  return {
    parse(text) {
      const starts = [...text.matchAll(everyMark)].map(({ index }) => index).filter((index) => index > 0);
      if (starts.length === 0) return one.parse(text);
      const bounds = [0, ...starts, text.length];
      const trees = bounds.slice(1).map((end, i) => {
        const start = bounds[i] as number;
        return { start, tree: one.parse(text.slice(start, end)) };
      });
      return joined(text, trees);
    },
  };
}

interface Part {
  readonly start: number;
  readonly tree: SyntaxTree;
}

function joined(text: string, parts: readonly Part[]): SyntaxTree {
  const children = parts.flatMap(({ start, tree }) => tree.root.children.map((node) => moved(node, start)));
  const [first] = parts;
  return {
    text,
    root: { ...(first?.tree.root as SyntaxNode), start: 0, end: text.length, children },
    tokens: parts.flatMap(({ start, tree }) => tree.tokens.map((token) => moveToken(token, start))),
    isFaulty: parts.some(({ tree }) => tree.isFaulty),
  };
}

function moveToken({ kind, start, end }: Token, by: number): Token {
  return { kind, start: start + by, end: end + by };
}

function moved(node: SyntaxNode, by: number): SyntaxNode {
  const { kind, role, start, end, children } = node;
  return { kind, role, start: start + by, end: end + by, children: children.map((child) => moved(child, by)) };
}
