import type { SyntaxNode, SyntaxRole } from '../../../model/source/syntax.js';
import { keywords, literalWords, modifiers, operators, typeWords } from './words.js';

/** A part of a run: a token with its text, or a group in brackets. */
export interface Part {
  readonly word: string;
  readonly node: SyntaxNode;
}

interface Reader {
  readonly parts: readonly Part[];
  next: number;
}

/**
 * The nodes of a run of tokens and groups: what is a type, a name or an expression shows in what stands beside it. It is a
 * guess where the grammar of Groovy would have to be known, so a compiler must try what is made of it.
 */
export function refineRun(parts: readonly Part[]): SyntaxNode[] {
  if (/^(import|package)$/.test(parts[0]?.word ?? '')) return [];
  const reader: Reader = { parts, next: 0 };
  const nodes: SyntaxNode[] = [];
  while (reader.next < parts.length) {
    const found = readPart(reader);
    nodes.push(...found);
  }
  return nodes;
}

function readPart(reader: Reader): SyntaxNode[] {
  const { word, node } = partAt(reader);
  const previous = reader.parts[reader.next - 1];
  const before = previous?.word ?? '';
  if (modifiers.has(word)) {
    reader.next++;
    return [{ ...node, kind: word, role: 'other' }];
  }
  if (isName(word) && before === '@') return [{ ...readType(reader), role: 'other' }];
  if (isName(word) && (typeWords.has(before) || (before === ',' && isAfterTypeWord(reader)))) return [readType(reader)];
  if (previous && isBelonging(node, previous)) {
    reader.next++;
    return [node];
  }
  if (isName(word) && (isDeclared(before) || isClassName(before))) return [readName(reader)];
  if (isName(word)) {
    const { next } = reader;
    const type = readType(reader);
    if (isName(partAt(reader)?.word ?? '') && startsUpper(word)) return [type, readName(reader)];
    reader.next = next;
  }
  const operation = readOperation(reader);
  if (operation) return [operation];
  reader.next++;
  return isGroup(node) ? [node] : [];
}

// Whether a group belongs to what it follows: the parameters and the body of a declaration, the condition of a statement.
function isBelonging(node: SyntaxNode, { word, node: previous }: Part): boolean {
  if (!isGroup(node) || node.kind === 'group [') return false;
  return (
    isGroup(previous) || isName(word) || (keywords.has(word) && !/^(return|yield|in|assert|throw|case)$/.test(word))
  );
}

function isAfterTypeWord({ parts, next }: Reader): boolean {
  const words = parts.slice(0, next).map(({ word }) => word);
  return words.findLastIndex((word) => typeWords.has(word)) > words.findLastIndex((word) => word === ':');
}

function isDeclared(before: string): boolean {
  return before === 'def' || before === 'var';
}

function isClassName(before: string): boolean {
  return /^(class|interface|trait|enum|record)$/.test(before);
}

// A name with what selects a nested one, type arguments and dimensions.
function readType(reader: Reader): SyntaxNode {
  const first = partAt(reader).node;
  const children: SyntaxNode[] = [{ ...first, kind: 'name', role: 'other' }];
  reader.next++;
  for (;;) {
    const { word, node } = partAt(reader) ?? { word: '', node: undefined };
    if (node?.kind === 'group <' || (node?.kind === 'group [' && node.end - node.start === 2)) {
      children.push(node);
      reader.next++;
    } else if (word === '.' && isName(partAt(reader, 1)?.word ?? '')) {
      children.push({ ...partAt(reader, 1).node, kind: 'name', role: 'other' });
      reader.next += 2;
    } else break;
  }
  return span('type', 'type', children);
}

function readName(reader: Reader): SyntaxNode {
  const { node } = partAt(reader);
  reader.next++;
  return { ...node, kind: 'name', role: 'identifier' };
}

// Operands with operators between them; which of them binds closer does not matter to those who cut.
function readOperation(reader: Reader): SyntaxNode | undefined {
  const first = readOperand(reader);
  if (!first) return undefined;
  const children = [first];
  for (;;) {
    const operator = partAt(reader);
    if (!operator || !operators.test(operator.word)) break;
    const { next } = reader;
    reader.next++;
    const operand = readOperand(reader);
    if (!operand) {
      reader.next = next;
      break;
    }
    children.push({ ...operator.node, kind: operator.word, role: 'other' }, operand);
  }
  return children.length === 1 ? first : span('operation', 'expression', children);
}

function readOperand(reader: Reader): SyntaxNode | undefined {
  const { word, node } = partAt(reader) ?? { word: '', node: undefined };
  if (!node) return undefined;
  if (/^(!|-|~|\+)$/.test(word)) {
    reader.next++;
    const operand = readOperand(reader);
    const sign: SyntaxNode = { ...node, kind: word, role: 'other' };
    return operand ? span('prefix', 'expression', [sign, operand]) : undefined;
  }
  if (word === 'new' && isName(partAt(reader, 1)?.word ?? '')) {
    reader.next++;
    const type = readType(reader);
    return readSelections(reader, [{ ...type, role: 'other', start: node.start }]);
  }
  const isLiteral = literalWords.has(word) || node.kind === 'number' || node.kind === 'text';
  if (!isLiteral && !isGroup(node) && !isName(word)) return undefined;
  if (node.kind === 'group <') return undefined;
  reader.next++;
  return readSelections(reader, [{ ...node, kind: isName(word) ? 'name' : node.kind, role: 'expression' }]);
}

// What is called, indexed or selected of an operand.
function readSelections(reader: Reader, children: SyntaxNode[]): SyntaxNode | undefined {
  for (;;) {
    const { word, node } = partAt(reader) ?? { word: '', node: undefined };
    const end = children.at(-1)?.end ?? 0;
    const isCalled = node && isGroup(node) && node.kind !== 'group <' && node.start - end <= (isBlock(node) ? 1 : 0);
    if (node && isCalled && children[0]?.kind !== 'group (') {
      children.push(node);
      reader.next++;
    } else if (/^(\.|\?\.|::)$/.test(word) && isName(partAt(reader, 1)?.word ?? '')) {
      children.push({ ...partAt(reader, 1).node, kind: 'name', role: 'identifier' });
      reader.next += 2;
    } else break;
  }
  const [only, ...others] = children;
  return only && others.length === 0 && only.role === 'expression' ? only : span('chain', 'expression', children);
}

function span(kind: string, role: SyntaxRole, children: readonly SyntaxNode[]): SyntaxNode {
  return { kind, role, start: children[0]?.start ?? 0, end: children.at(-1)?.end ?? 0, children };
}

function partAt({ parts, next }: Reader, ahead = 0): Part {
  return parts[next + ahead] as Part;
}

function isName(word: string): boolean {
  return /^[\p{L}_$]/u.test(word) && !keywords.has(word) && !literalWords.has(word);
}

function startsUpper(word: string): boolean {
  return /^(\p{Lu}|(int|long|short|byte|char|float|double|boolean|void)$)/u.test(word);
}

function isGroup({ kind }: SyntaxNode): boolean {
  return kind.startsWith('group ');
}

function isBlock({ kind }: SyntaxNode): boolean {
  return kind === 'group {';
}
