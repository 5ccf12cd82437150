import { ts } from '../../../shared/typescript-javascript/typescript.js';

import type { Declarations } from './needed.js';

/** A function that may become the entry of a template. */
export interface Candidate {
  readonly name: string;
  readonly statement: ts.Statement;
  readonly function: ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;
}

/** The functions that a file declares at its top, and all its declarations by name. */
export function topOf(file: ts.SourceFile): { candidates: readonly Candidate[]; declarations: Declarations } {
  const candidates: Candidate[] = [];
  const declarations = new Map<string, ts.Statement>();
  for (const statement of file.statements) {
    for (const name of namesOf(statement)) declarations.set(name, statement);
    const found = candidateOf(statement);
    if (found) candidates.push(found);
  }
  return { candidates, declarations };
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  if (ts.isImportDeclaration(statement)) return importedNames(statement);
  const declares =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement);
  return declares && statement.name ? [statement.name.text] : [];
}

function importedNames({ importClause }: ts.ImportDeclaration): readonly string[] {
  const bindings = importClause?.namedBindings;
  const named = !bindings ? [] : ts.isNamedImports(bindings) ? [...bindings.elements] : [bindings];
  return [...(importClause?.name ? [importClause.name.text] : []), ...named.map(({ name }) => name.text)];
}

function candidateOf(statement: ts.Statement): Candidate | undefined {
  if (ts.isFunctionDeclaration(statement))
    return statement.name && statement.body && { name: statement.name.text, statement, function: statement };
  if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length !== 1) return undefined;
  const [declared] = statement.declarationList.declarations;
  const made = declared?.initializer;
  if (!declared || !made || !ts.isIdentifier(declared.name)) return undefined;
  if (!ts.isArrowFunction(made) && !ts.isFunctionExpression(made)) return undefined;
  return { name: declared.name.text, statement, function: made };
}
