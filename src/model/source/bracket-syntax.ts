import { lex } from './lex.js';
import type { Syntax, SyntaxNode, Token } from './syntax.js';

/**
 * A syntax for languages without a parser of their own: brackets make the tree, line ends and semicolons part statements,
 * commas part what stands in a list. It does not know the grammar, so what it says must be tried by a compiler.
 */
export const bracketSyntax: Syntax = {
  parse(text) {
    const tokens = lex(text);
    const reader: Reader = { text, tokens, next: 0 };
    const children = readStatements(reader);
    return { text, root: { kind: 'file', role: 'other', start: 0, end: text.length, children }, tokens };
  },
};

interface Reader {
  readonly text: string;
  readonly tokens: readonly Token[];
  next: number;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

// Statements up to a closing brace, or to the end of the text.
function readStatements(reader: Reader): SyntaxNode[] {
  const statements: SyntaxNode[] = [];
  while (reader.next < reader.tokens.length && reader.tokens[reader.next]?.kind !== '}') {
    const before = reader.next;
    statements.push(readRun(reader, endsStatement, 'statement'));
    if (reader.next === before) reader.next++;
  }
  return statements;
}

// What stands between brackets, parted by commas.
function readItems(reader: Reader, close: string): SyntaxNode[] {
  const items: SyntaxNode[] = [];
  while (reader.next < reader.tokens.length && reader.tokens[reader.next]?.kind !== close) {
    const before = reader.next;
    items.push(readRun(reader, (each) => isItemEnd(each, close), 'parameter'));
    if (reader.tokens[reader.next]?.kind === ',') reader.next++;
    // What closes a bracket further out closes this one too.
    else if (reader.next === before || isClosing(reader.tokens[reader.next]?.kind ?? '')) break;
  }
  return items;
}

function isItemEnd({ tokens, next }: Reader, close: string): boolean {
  const kind = tokens[next]?.kind;
  return kind === ',' || kind === close;
}

// Tokens and groups up to a closing bracket or to where they end by the given rule.
function readRun(reader: Reader, isEnd: (reader: Reader) => boolean, role: 'statement' | 'parameter'): SyntaxNode {
  const first = reader.next;
  const start = reader.tokens[first]?.start ?? 0;
  const children: SyntaxNode[] = [];
  while (reader.next < reader.tokens.length) {
    const token = reader.tokens[reader.next] as Token;
    if (isClosing(token.kind) || (reader.next > first && isEnd(reader))) break;
    if (opensGroup(reader, token)) children.push(readGroup(reader, token));
    else reader.next++;
    if (token.kind === ';') break;
  }
  const end = reader.tokens[reader.next - 1]?.end ?? start;
  return { kind: role, role, start, end: Math.max(start, end), children };
}

function isClosing(kind: string): boolean {
  return kind === ')' || kind === ']' || kind === '}';
}

function readGroup(reader: Reader, { kind, start }: Token): SyntaxNode {
  reader.next++;
  const close = closing[kind] ?? '';
  const children = kind === '{' ? readStatements(reader) : readItems(reader, close);
  const last = reader.tokens[reader.next];
  if (last?.kind === close) reader.next++;
  const end = reader.tokens[reader.next - 1]?.end ?? start;
  return { kind: `group ${kind}`, role: 'other', start, end, children };
}

// An angle bracket opens a list of types if it is closed before anything that no type has.
function opensGroup(reader: Reader, { kind }: Token): boolean {
  if (kind !== '<') return kind in closing;
  let depth = 0;
  for (let i = reader.next; i < reader.tokens.length; i++) {
    const each = (reader.tokens[i] as Token).kind;
    if (each === '<') depth++;
    if (each === '>' && --depth === 0) return true;
    if (/^[(){};]$|^(&&|\|\||==|!=|number|text)$/.test(each)) return false;
  }
  return false;
}

// A statement ends with its line, unless the next line goes on with it.
function endsStatement({ text, tokens, next }: Reader): boolean {
  const [before, after] = [tokens[next - 1], tokens[next]];
  if (!before || !after) return false;
  if (before.kind === ';') return true;
  if (!text.slice(before.end, after.start).includes('\n')) return false;
  if (/^(\.|\?\.|\?|:|\?:|&&|\|\||[+\-*/%]|==|!=|->|=>|,|\))$/.test(after.kind)) return false;
  if (/^(else|catch|finally|extends|implements|with|where)$/.test(text.slice(after.start, after.end))) return false;
  return !/^(=|,|->|=>|\?|:|\?:|&&|\|\||[+\-*/%]|==|!=|\.)$/.test(before.kind);
}
