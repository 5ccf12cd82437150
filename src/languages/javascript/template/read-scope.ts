import type { ScopeVariable } from '../../../model/template/hole.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { annotatedType, inferType } from './infer-type.js';
import type { SeenType, SourceTemplate } from './source-template.js';

/** The variables that can be read at a place of a template and whose types can be seen, in order of declaration. */
export function scopeAt(source: SourceTemplate, place: ts.Node): readonly ScopeVariable[] {
  const found = new Map<string, ScopeVariable | undefined>();
  const outer: (readonly [string, ScopeVariable | undefined])[][] = [];
  let insideFunction = false;
  for (let node: ts.Node = place; node.parent; node = node.parent) {
    const declared = declarationsSeen(node.parent, node, insideFunction).map(
      (declaration) => [nameOf(declaration), variableOf(source, declaration)] as const,
    );
    outer.unshift(declared);
    insideFunction ||= ts.isFunctionLike(node.parent);
  }
  // What is declared further inside hides what is outside.
  for (const [name, variable] of outer.flat()) {
    found.delete(name);
    found.set(name, variable);
  }
  return [...found.values()].filter((variable) => variable !== undefined);
}

type Declaration = ts.VariableDeclaration | ts.ParameterDeclaration;

function nameOf({ name }: Declaration): string {
  return name.getText();
}

// The declarations of a node that are visible in one of its children.
function declarationsSeen(parent: ts.Node, child: ts.Node, insideFunction: boolean): readonly Declaration[] {
  if (ts.isFunctionLike(parent)) return parent.parameters.filter((one) => one.end <= child.pos && isNamed(one));
  if (ts.isVariableDeclarationList(parent)) return listOf(parent).filter((one) => one.end <= child.pos);
  if (ts.isForStatement(parent) && parent.initializer && parent.initializer !== child)
    return listOf(parent.initializer);
  if (ts.isForOfStatement(parent) || ts.isForInStatement(parent))
    return parent.statement === child ? listOf(parent.initializer) : [];
  if (!ts.isBlock(parent) && !ts.isSourceFile(parent) && !ts.isCaseClause(parent)) return [];
  // A function runs when the module has been set up.
  const visible = (statement: ts.Statement) =>
    statement.end <= child.pos || (ts.isSourceFile(parent) && insideFunction);
  const before = parent.statements.filter((statement) => ts.isVariableStatement(statement) && visible(statement));
  return before.flatMap((statement) => listOf((statement as ts.VariableStatement).declarationList));
}

function listOf(node: ts.ForInitializer): readonly Declaration[] {
  return ts.isVariableDeclarationList(node) ? node.declarations.filter(isNamed) : [];
}

function isNamed({ name }: Declaration): boolean {
  return ts.isIdentifier(name);
}

function variableOf(source: SourceTemplate, declaration: Declaration): ScopeVariable | undefined {
  const seen = typeOfDeclaration(source, declaration);
  if (!seen) return undefined;
  const { type, length } = seen;
  const fixed = length !== undefined && { length };
  return { name: nameOf(declaration), type, writable: isWritable(declaration), ...fixed };
}

// A loop whose counter changes elsewhere seldom ends; such a counter belongs before the loop.
function isWritable({ parent }: Declaration): boolean {
  if (!ts.isVariableDeclarationList(parent)) return true;
  return (parent.flags & ts.NodeFlags.Const) === 0 && ts.isVariableStatement(parent.parent);
}

function typeOfDeclaration(source: SourceTemplate, declaration: Declaration): SeenType | undefined {
  const known = source.seenTypes.get(declaration);
  if (known) return known.seen;
  // What is declared by itself has no type that can be seen.
  source.seenTypes.set(declaration, {});
  const seen = findType(source, declaration);
  source.seenTypes.set(declaration, { seen });
  return seen;
}

function findType(source: SourceTemplate, declaration: Declaration): SeenType | undefined {
  const { type, initializer } = declaration;
  const seen = initializer && inferType(source, initializer, (name) => lookup(source, declaration, name));
  if (type) return { ...(seen?.length !== undefined && { length: seen.length }), type: annotatedType(type) };
  return seen ?? typeOfIterated(source, declaration);
}

function typeOfIterated(source: SourceTemplate, { parent }: Declaration): SeenType | undefined {
  const loop = parent.parent;
  if (!ts.isForOfStatement(loop)) return undefined;
  const type = inferType(source, loop.expression, (name) => lookup(source, loop, name))?.type;
  return type?.endsWith('[]') ? { type: type.slice(0, -2) } : undefined;
}

/** The type of a variable at a place, or of what a function returns. */
export function lookup(source: SourceTemplate, place: ts.Node, name: string): SeenType | undefined {
  const variable = scopeAt(source, place).find((one) => one.name === name);
  return variable ?? returnType(source, name);
}

function returnType({ file }: SourceTemplate, name: string): SeenType | undefined {
  const declared = file.statements.find(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name,
  );
  const { type } = (declared ?? {}) as Partial<ts.FunctionDeclaration>;
  return type && { type: annotatedType(type) };
}
