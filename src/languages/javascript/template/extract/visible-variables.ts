import { ts } from '../../../shared/typescript-javascript/typescript.js';

import type { HoleType } from './hole-text.js';

/** The type of an expression, where a hole can have it. */
export function typeOf(node: ts.Expression, checker: ts.TypeChecker): HoleType | undefined {
  return nameOf(checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(node)));
}

function nameOf({ flags }: ts.Type): HoleType | undefined {
  if (flags & ts.TypeFlags.Number) return 'number';
  if (flags & ts.TypeFlags.BigInt) return 'bigint';
  if (flags & ts.TypeFlags.String) return 'string';
  return flags & (ts.TypeFlags.Boolean | ts.TypeFlags.BooleanLiteral) ? 'boolean' : undefined;
}

/** The variables of a function that have a value from their declaration on: of simple types, and arrays of them. */
export function visibleVariables(
  owner: ts.FunctionLikeDeclaration,
  checker: ts.TypeChecker,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    const named = (ts.isParameter(node) || ts.isVariableDeclaration(node)) && ts.isIdentifier(node.name);
    if (named && (ts.isParameter(node) || node.initializer)) {
      const type = checker.getTypeAtLocation(node.name);
      const name = nameOf(checker.getBaseTypeOfLiteralType(type)) ?? arrayName(type, checker);
      if (name) found.set(node.name.getText(), name);
    }
    node.forEachChild(visit);
  };
  visit(owner);
  return found;
}

function arrayName(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const name = checker.typeToString(type);
  return /^(number|bigint|string|boolean)\[\]$/.test(name) ? name : undefined;
}
