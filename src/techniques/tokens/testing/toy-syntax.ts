import type { Syntax, SyntaxNode, SyntaxRole, Token } from '../../../model/source/syntax.js';

/**
 * A toy language for tests, as `fixed let x: List<int> | text = f(1, y) + 2;`, with comments from `#` to the end of the
 * line. Its parser throws at the first syntax error, so a test can tell whether a mutant is valid.
 */
export const toySyntax: Syntax = {
  parse(text) {
    const tokens = tokenize(text);
    const parser = createParser(text, tokens);
    const children: SyntaxNode[] = [];
    while (!parser.atEnd()) children.push(parser.statement());
    return { text, tokens, root: { kind: 'Program', role: 'other', start: 0, end: text.length, children } };
  },
};

function tokenize(text: string): Token[] {
  return [...text.matchAll(/#.*|\s+|\w+|./g)]
    .filter(([found]) => !/^(#|\s)/.test(found))
    .map((match) => ({ kind: kindOf(match[0]), start: match.index, end: match.index + match[0].length }));
}

function kindOf(text: string): string {
  if (/^\d/.test(text)) return 'Number';
  return /^(fixed|let|int|text)$/.test(text) || !/^\w/.test(text) ? text : 'Name';
}

function createParser(text: string, tokens: readonly Token[]) {
  let index = 0;
  const peek = (): string => tokens[index]?.kind ?? 'end';

  function take(kind: string): Token {
    const token = tokens[index];
    if (token?.kind !== kind) throw new SyntaxError(`expected ${kind}, found ${peek()} in ${text}`);
    index++;
    return token;
  }

  function leaf(role: SyntaxRole, kind = peek()): SyntaxNode {
    return { ...take(kind), role, children: [] };
  }

  function node(kind: string, role: SyntaxRole, read: (children: SyntaxNode[]) => void): SyntaxNode {
    const children: SyntaxNode[] = [];
    const start = tokens[index]?.start ?? 0;
    read(children);
    return { kind, role, start, end: tokens[index - 1]?.end ?? start, children };
  }

  function after(word: string, read: () => SyntaxNode): SyntaxNode {
    take(word);
    return read();
  }

  function list(open: string, close: string, read: () => SyntaxNode): SyntaxNode[] {
    const items: SyntaxNode[] = [];
    take(open);
    if (peek() !== close) items.push(read());
    while (peek() === ',') items.push(after(',', read));
    take(close);
    return items;
  }

  function group(role: SyntaxRole, read: () => SyntaxNode): SyntaxNode {
    return node('Group', role, (children) => {
      children.push(after('(', read));
      take(')');
    });
  }

  function statement(): SyntaxNode {
    return node('Let', 'statement', (children) => {
      if (peek() === 'fixed') children.push(leaf('other'));
      take('let');
      children.push(leaf('identifier', 'Name'));
      if (peek() === ':') children.push(after(':', type));
      children.push(after('=', expression));
      take(';');
    });
  }

  function type(): SyntaxNode {
    const union = node('Union', 'type', (children) => {
      children.push(simpleType());
      while (peek() === '|') children.push(after('|', simpleType));
    });
    return union.children.length > 1 ? union : (union.children[0] as SyntaxNode);
  }

  function simpleType(): SyntaxNode {
    if (peek() === 'int' || peek() === 'text') return leaf('type');
    if (peek() === '(') return group('type', type);
    return node('Reference', 'type', (children) => {
      children.push(leaf('other', 'Name'));
      if (peek() === '<') children.push(...list('<', '>', type));
    });
  }

  function expression(): SyntaxNode {
    const sum = node('Sum', 'expression', (children) => {
      children.push(simpleExpression());
      if (peek() === '+' || peek() === '-') children.push(leaf('other'), expression());
    });
    return sum.children.length > 1 ? sum : (sum.children[0] as SyntaxNode);
  }

  function simpleExpression(): SyntaxNode {
    if (peek() === 'Number') return leaf('expression');
    if (peek() === '(') return group('expression', expression);
    if (tokens[index + 1]?.kind !== '(') return leaf('expression', 'Name');
    return node('Call', 'expression', (children) => {
      children.push(leaf('other', 'Name'), ...list('(', ')', expression));
    });
  }

  return { statement, atEnd: () => index === tokens.length };
}
