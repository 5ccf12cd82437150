import type { Substitute } from '../../model/source/substitute.js';
import { ts } from '../shared/typescript-javascript/typescript.js';

// Its type is never, so it can be used wherever a value is read.
const anyValue = 'null!';
// It can also be called, and has all members.
const anyTarget = '(null as any)';

/** What may stand in place of parts of a text: a declaration without a body, any value, any type, no supertypes. */
export function substitutes(text: string): Substitute[] {
  const file = ts.createSourceFile('program.ts', text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const found: Substitute[] = [];
  const visit = (node: ts.Node): void => {
    const start = node.getStart();
    const instead = node.end > start ? insteadOf(node) : undefined;
    if (instead !== undefined && instead !== node.getText())
      found.push({ role: roleOf(node), start, end: node.end, instead });
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function roleOf(node: ts.Node): Substitute['role'] {
  if (ts.isStatement(node) && !ts.isBlock(node)) return 'statement';
  if (ts.isTypeNode(node)) return 'type';
  return ts.isExpression(node) ? 'expression' : 'other';
}

function insteadOf(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) return declaredVariables(node);
  if (ts.isFunctionDeclaration(node)) return declaredFunction(node);
  if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) return withAnyValue(node);
  if (ts.isParameter(node)) return node.type || node.initializer ? undefined : `${node.getText()}: any`;
  if (ts.isPropertyAssignment(node)) return `${node.name.getText()}: ${anyValue}`;
  if (ts.isReturnStatement(node)) return `return ${anyValue};`;
  if (ts.isHeritageClause(node)) return '';
  if (ts.isBlock(node)) return ts.isFunctionLike(node.parent) ? withoutWork(node.parent) : undefined;
  if (ts.isTypeNode(node)) return ts.isExpressionWithTypeArguments(node) ? undefined : 'any';
  return ts.isExpression(node) ? anyExpression(node) : undefined;
}

// Without a type it would be any implicitly, which is an error.
function declaredVariables(statement: ts.VariableStatement): string | undefined {
  const { declarationList } = statement;
  const { declarations } = declarationList;
  const [first] = declarations;
  if (!first || !canBeDeclared(statement) || declarations.some(({ name }) => !ts.isIdentifier(name))) return undefined;
  const word = first.getSourceFile().text.slice(declarationList.getStart(), first.getStart()).trim();
  const names = declarations.map(({ name, type }) => `${name.getText()}: ${type?.getText() ?? 'any'}`);
  return `${exportOf(statement)}declare ${word} ${names.join(', ')};`;
}

function declaredFunction(node: ts.FunctionDeclaration): string | undefined {
  const { name, body, typeParameters, parameters, type } = node;
  if (!name || !body || !canBeDeclared(node)) return undefined;
  const own = typeParameters ? `<${typeParameters.map((each) => each.getText()).join(', ')}>` : '';
  const signature = `${name.text}${own}(${parameters.map(declaredParameter).join(', ')})`;
  return `${exportOf(node)}declare function ${signature}: ${type?.getText() ?? 'any'};`;
}

// A declaration has no values for its parameters.
function declaredParameter(parameter: ts.ParameterDeclaration): string {
  const { dotDotDotToken, name, questionToken, type, initializer } = parameter;
  const optional = questionToken || initializer ? '?' : '';
  return `${dotDotDotToken ? '...' : ''}${name.getText()}${optional}: ${type?.getText() ?? 'any'}`;
}

// Within a function nothing can be declared without a body; in a namespace that is declared, everything is.
function canBeDeclared({ parent, modifiers }: ts.VariableStatement | ts.FunctionDeclaration): boolean {
  return ts.isSourceFile(parent) && !modifiers?.some(({ kind }) => notDeclared.has(kind));
}

const notDeclared: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.DeclareKeyword, ts.SyntaxKind.DefaultKeyword]);

function exportOf({ modifiers }: ts.VariableStatement | ts.FunctionDeclaration): string {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ? 'export ' : '';
}

function withAnyValue(node: ts.VariableDeclaration | ts.PropertyDeclaration): string | undefined {
  const { name, type, initializer } = node;
  if (!initializer && (!ts.isPropertyDeclaration(node) || !type)) return undefined;
  const head = node.getSourceFile().text.slice(node.getStart(), (type ?? name).end);
  return `${head} = ${anyValue}${ts.isPropertyDeclaration(node) ? ';' : ''}`;
}

// What a constructor returns is no value of the class.
function withoutWork({ kind }: ts.SignatureDeclaration): string {
  return kind === ts.SyntaxKind.Constructor ? '{}' : `{ return ${anyValue}; }`;
}

function anyExpression(node: ts.Expression): string | undefined {
  const { parent } = node;
  const { name, expression } = parent as { name?: ts.Node; expression?: ts.Node };
  if (name === node || ts.isExpressionStatement(parent) || ts.isHeritageClause(parent.parent)) return undefined;
  return expression === node && needsMembers.has(parent.kind) ? anyTarget : anyValue;
}

const needsMembers: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.CallExpression,
  ts.SyntaxKind.NewExpression,
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ElementAccessExpression,
]);
