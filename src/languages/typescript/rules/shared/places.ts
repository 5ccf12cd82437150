import { childOfKind, childOfRole, hasAncestor } from '../../../../model/rules/nodes.js';
import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';

// What stands beside others of its kind, or only on top.
const bound = new Set([
  ...['ImportDeclaration', 'ImportEqualsDeclaration', 'ExportDeclaration', 'ExportAssignment', 'FunctionDeclaration'],
  ...['NamespaceExportDeclaration', 'EmptyStatement'],
]);

/**
 * Statements before which others can be inserted: not between overloads, not before the call of the superclass, not in what is
 * only declared.
 */
export function statementPlaces(program: RuleProgram): readonly RuleNode[] {
  return program.nodes().filter(isStatementPlace);
}

function isStatementPlace(node: RuleNode): boolean {
  if (node.role !== 'statement' || bound.has(node.kind)) return false;
  if (node.parent?.kind !== 'SourceFile' && node.parent?.kind !== 'Block') return false;
  return !/^super\b|^['"`]/.test(node.text) && !node.path.endsWith('.d.ts') && !isAmbient(node);
}

/** Statements on top of a file before which others can be inserted. */
export function topStatements(program: RuleProgram): readonly RuleNode[] {
  return statementPlaces(program).filter(({ parent }) => parent?.kind === 'SourceFile');
}

/** Kinds of statements that can stand in a block of their own. */
export const wrapped: ReadonlySet<string> = new Set([
  ...['ExpressionStatement', 'IfStatement', 'ForStatement', 'ForOfStatement', 'WhileStatement', 'SwitchStatement'],
]);

/** Kinds of declarations in which a type annotation stands for itself. */
export const annotated: ReadonlySet<string> = new Set(['VariableDeclaration', 'Parameter', 'PropertySignature']);

/** Kinds of declarations of which a value without a type tells the type. */
export const declared: ReadonlySet<string> = new Set([
  ...['VariableDeclaration', 'Parameter', 'BindingElement', 'PropertyDeclaration', 'PropertyAssignment'],
]);

/** Whether a node is, or is in, a declaration without code. */
export function isAmbient(node: RuleNode): boolean {
  const isDeclared = (each: RuleNode) => childOfKind(each, 'DeclareKeyword') !== undefined;
  return isDeclared(node) || hasAncestor(node, isDeclared);
}

/** The name that a declaration introduces. */
export function nameOf(node: RuleNode): RuleNode | undefined {
  return childOfRole(node, 'identifier');
}

/** Whether a variable is declared by const, in a statement of its own. */
export function isConstant({ parent: list }: RuleNode): boolean {
  const isStatement = list?.kind === 'VariableDeclarationList' && list.parent?.kind === 'VariableStatement';
  return isStatement && list.text.startsWith('const') && !isAmbient(list.parent);
}

/** Whether a declaration has no other of its name beside it, such as an overload. */
export function isOnlyOne(node: RuleNode): boolean {
  const name = nameOf(node)?.text ?? node.children[0]?.text;
  const beside = node.parent?.children.filter((each) => each.kind === node.kind) ?? [];
  return beside.filter((each) => (nameOf(each)?.text ?? each.children[0]?.text) === name).length === 1;
}

/** The type annotations of the variables of a statement or of one variable, unless they only make sense there. */
export function annotationsOf(node: RuleNode): readonly RuleNode[] {
  const variables = node.kind === 'VariableDeclaration' ? [node] : variablesOf(node);
  const types = variables.flatMap((each) => childOfRole(each, 'type') ?? []);
  return types.filter(({ text }) => !/\bunique\s+symbol\b|\bthis\b|\basserts\b/.test(text));
}

function variablesOf(statement: RuleNode): readonly RuleNode[] {
  const list = childOfKind(statement, 'VariableDeclarationList');
  return list?.children.filter(({ kind }) => kind === 'VariableDeclaration') ?? [];
}
