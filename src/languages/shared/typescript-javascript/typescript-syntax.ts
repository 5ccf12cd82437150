import type { Syntax, SyntaxNode, SyntaxRole, Token } from '../../../model/source/syntax.js';
import { ts } from './typescript.js';

/**
 * The syntax of TypeScript, and so of JavaScript. A kind is the name of a `ts.SyntaxKind`; binary expressions are told apart
 * by class of operator.
 */
export const typescriptSyntax: Syntax = {
  parse(text) {
    const file = ts.createSourceFile(
      'program.ts',
      text,
      { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
      false,
      ts.ScriptKind.TS,
    );
    const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true, ts.LanguageVariant.Standard, text);
    const reader: Reader = { file, scanner, tokens: [] };
    const children = readChildren(reader, file, 0, { owner: file, children: [] });
    return {
      text,
      root: { kind: 'SourceFile', role: 'other', start: 0, end: text.length, children },
      tokens: reader.tokens,
    };
  },
};

interface Reader {
  readonly file: ts.SourceFile;
  readonly scanner: ts.Scanner;
  readonly tokens: Token[];
}

const kindNames = firstNames();

// Several names share a number (`FirstAssignment` is `EqualsToken`); the real name is the one declared first.
function firstNames(): readonly string[] {
  const names: string[] = [];
  for (const [name, kind] of Object.entries(ts.SyntaxKind)) {
    if (typeof kind === 'number') names[kind] ??= name;
  }
  return names;
}

function nameOf(kind: ts.SyntaxKind): string {
  return kindNames[kind] as string;
}

/** A node whose children are being read. */
interface Branch {
  readonly owner: ts.Node;
  readonly children: SyntaxNode[];
}

// Tokens come from the tree's leaves and from the gaps between them, because the scanner alone cannot tell a regular
// expression from a division, a template's middle from a brace, or two closing angle brackets from a shift.
function readChildren(reader: Reader, node: ts.Node, start: number, branch: Branch): SyntaxNode[] {
  let position = start;
  node.forEachChild((child) => {
    const childStart = child.getStart(reader.file);
    if (child.end <= childStart || child.kind === ts.SyntaxKind.EndOfFileToken || isSign(child, branch.owner)) return;
    readGap(reader, position, childStart, branch);
    if (isSpan(child)) readChildren(reader, child, childStart, branch);
    else branch.children.push(readNode(reader, child, childStart, branch.owner));
    position = child.end;
  });
  readGap(reader, position, node.end, branch);
  return branch.children;
}

function readNode(reader: Reader, node: ts.Node, start: number, parent: ts.Node): SyntaxNode {
  const role = roleOf(node, parent);
  if (isToken(node)) {
    const kind = node.kind === ts.SyntaxKind.ThisType ? ts.SyntaxKind.ThisKeyword : node.kind;
    reader.tokens.push({ kind: nameOf(kind), start, end: node.end });
    return { kind: nameOf(node.kind), role, start, end: node.end, children: [] };
  }
  const children = readChildren(reader, node, start, { owner: node, children: [] });
  return { kind: kindOf(node), role, start, end: node.end, children: isOneWord(node) ? [] : children };
}

function readGap({ scanner, tokens }: Reader, start: number, end: number, branch: Branch): void {
  if (start >= end) return;
  scanner.resetTokenState(start);
  for (;;) {
    const kind = scanner.scan();
    if (kind === ts.SyntaxKind.EndOfFileToken || scanner.getTokenEnd() > end) return;
    const token = { kind: nameOf(kind), start: scanner.getTokenStart(), end: scanner.getTokenEnd() };
    tokens.push(token);
    if (operatorIsInGap.has(branch.owner.kind) && kind !== ts.SyntaxKind.CommaToken) addOperator(token, branch);
  }
}

// In `-readonly` and `-?` of a mapped type the tree holds the sign only.
function addOperator(token: Token, { owner, children }: Branch): void {
  const sign = children.at(-1);
  if (owner.kind !== ts.SyntaxKind.MappedType) children.push({ ...token, role: 'other', children: [] });
  else if (sign && isMappedModifier(sign, token)) children.splice(-1, 1, { ...sign, end: token.end });
}

function isMappedModifier(sign: SyntaxNode, token: Token): boolean {
  return (
    /^(Plus|Minus)Token$/.test(sign.kind) && /^(Readonly|Question)/.test(token.kind) && sign.end === sign.start + 1
  );
}

const operatorIsInGap = new Set([
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.PrefixUnaryExpression,
  ts.SyntaxKind.PostfixUnaryExpression,
  ts.SyntaxKind.TypeOperator,
  ts.SyntaxKind.VariableDeclarationList,
  ts.SyntaxKind.HeritageClause,
  ts.SyntaxKind.MappedType,
]);

function isToken(node: ts.Node): boolean {
  return node.kind <= ts.SyntaxKind.LastToken || node.kind === ts.SyntaxKind.ThisType;
}

// The two signs of a conditional expression go together: neither is a part that could be left out.
function isSign(node: ts.Node, parent: ts.Node): boolean {
  return (ts.isQuestionToken(node) || ts.isColonToken(node)) && ts.isConditionalExpression(parent);
}

function isOneWord(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.LiteralType || ts.isConstTypeReference(node);
}

function isSpan(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.TemplateSpan || node.kind === ts.SyntaxKind.TemplateLiteralTypeSpan;
}

function kindOf(node: ts.Node): string {
  if (ts.isConstTypeReference(node)) return 'ConstKeyword';
  return ts.isBinaryExpression(node) ? binaryKind(node.operatorToken.kind) : nameOf(node.kind);
}

function binaryKind(operator: ts.SyntaxKind): string {
  if (operator >= ts.SyntaxKind.FirstAssignment && operator <= ts.SyntaxKind.LastAssignment)
    return 'AssignmentExpression';
  return binaryKinds.get(operator) ?? 'ArithmeticExpression';
}

const binaryKinds: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.CommaToken, 'CommaExpression'],
  [ts.SyntaxKind.AmpersandAmpersandToken, 'LogicalExpression'],
  [ts.SyntaxKind.BarBarToken, 'LogicalExpression'],
  [ts.SyntaxKind.QuestionQuestionToken, 'LogicalExpression'],
  [ts.SyntaxKind.EqualsEqualsToken, 'EqualityExpression'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, 'EqualityExpression'],
  [ts.SyntaxKind.ExclamationEqualsToken, 'EqualityExpression'],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, 'EqualityExpression'],
  [ts.SyntaxKind.LessThanToken, 'RelationalExpression'],
  [ts.SyntaxKind.LessThanEqualsToken, 'RelationalExpression'],
  [ts.SyntaxKind.GreaterThanToken, 'RelationalExpression'],
  [ts.SyntaxKind.GreaterThanEqualsToken, 'RelationalExpression'],
  [ts.SyntaxKind.InstanceOfKeyword, 'RelationalExpression'],
  [ts.SyntaxKind.InKeyword, 'RelationalExpression'],
]);

// An identifier has the role 'identifier' where it is declared or selected, and another role where it refers to something.
function roleOf(node: ts.Node, parent: ts.Node): SyntaxRole {
  if (isName(node, parent)) return ts.isIdentifier(node) || ts.isPrivateIdentifier(node) ? 'identifier' : 'other';
  if (isReference(node, parent) || ts.isConstTypeReference(node)) return 'other';
  const role = (roles[node.kind] ??= usualRole(node));
  if (role === 'statement' && !holdsStatements(parent)) return 'other';
  return ts.isExpressionWithTypeArguments(node) && !ts.isHeritageClause(parent) ? 'expression' : role;
}

const roles: SyntaxRole[] = [];

function usualRole(node: ts.Node): SyntaxRole {
  if (boundToItsPlace.has(node.kind)) return 'other';
  if (ts.isParameter(node)) return 'parameter';
  if (isMember(node)) return 'member';
  if (ts.isStatement(node)) return 'statement';
  if (ts.isTypeNode(node)) return 'type';
  return ts.isExpression(node) ? 'expression' : 'other';
}

function isName(node: ts.Node, parent: ts.Node): boolean {
  const { name, label, propertyName, right } = parent as {
    name?: ts.Node;
    label?: ts.Node;
    propertyName?: ts.Node;
    right?: ts.Node;
  };
  return name === node || label === node || propertyName === node || (right === node && ts.isQualifiedName(parent));
}

function isReference(node: ts.Node, parent: ts.Node): boolean {
  if (ts.isTypePredicateNode(parent)) return node === parent.parameterName;
  return takesNames.has(parent.kind) && !ts.isTypeNode(node);
}

function isMember(node: ts.Node): boolean {
  return (
    ts.isClassElement(node) || ts.isTypeElement(node) || ts.isObjectLiteralElementLike(node) || ts.isEnumMember(node)
  );
}

function holdsStatements(node: ts.Node): boolean {
  return !ts.isFunctionLike(node) && !bodyIsNoStatement.has(node.kind);
}

const bodyIsNoStatement = new Set([
  ts.SyntaxKind.TryStatement,
  ts.SyntaxKind.CatchClause,
  ts.SyntaxKind.ModuleDeclaration,
  ts.SyntaxKind.ClassStaticBlockDeclaration,
]);

const takesNames = new Set([
  ts.SyntaxKind.TypeReference,
  ts.SyntaxKind.QualifiedName,
  ts.SyntaxKind.TypeQuery,
  ts.SyntaxKind.ExpressionWithTypeArguments,
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ImportEqualsDeclaration,
  ts.SyntaxKind.ExternalModuleReference,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.ExportSpecifier,
]);

// Types and expressions by name, but the grammar has them in one place only.
const boundToItsPlace = new Set([
  ts.SyntaxKind.ExpressionWithTypeArguments,
  ts.SyntaxKind.InferType,
  ts.SyntaxKind.TypePredicate,
  ts.SyntaxKind.NamedTupleMember,
  ts.SyntaxKind.RestType,
  ts.SyntaxKind.OptionalType,
  ts.SyntaxKind.SpreadElement,
  ts.SyntaxKind.OmittedExpression,
  ts.SyntaxKind.PrivateIdentifier,
  ts.SyntaxKind.SuperKeyword,
  ts.SyntaxKind.ImportKeyword,
]);
