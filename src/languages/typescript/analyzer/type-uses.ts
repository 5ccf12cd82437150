import type { TypeUse } from '../../../model/source/type-use.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';

const flags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** Longer ones are of no use to anybody, and the printer takes long to write them. */
const longest = 2000;

/** The types of a view: each gets a number when it is first met, and a text for each place. */
export interface TypeUses {
  /** Nothing for the type of what is wrong. */
  of(type: ts.Type, place: ts.Node): TypeUse | undefined;
  /** The type with this number. */
  withId(id: number): ts.Type | undefined;
}

/** Makes the numbers and texts of types. */
export function createTypeUses(checker: ts.TypeChecker): TypeUses {
  const ids = new Map<ts.Type, number>();
  const types: ts.Type[] = [];
  const printer = ts.createPrinter({ removeComments: true });
  // Names mean the same all over a body, unless blocks of it declare something.
  const written = new Map<ts.Node, Map<ts.Type, TypeUse>>();

  function idOf(type: ts.Type): number {
    const known = ids.get(type);
    if (known !== undefined) return known;
    ids.set(type, types.length);
    types.push(type);
    return types.length - 1;
  }

  function describe(type: ts.Type, scope: ts.Node): TypeUse {
    const id = idOf(type);
    const node = checker.typeToTypeNode(type, scope, flags);
    const text = node && printer.printNode(ts.EmitHint.Unspecified, node, scope.getSourceFile()).replace(/\s+/g, ' ');
    if (!node || !text || text.length > longest)
      return { id, text: checker.typeToString(type, scope).replace(/\s+/g, ' '), writable: false };
    return { id, text, writable: isWritable(checker, node, scope) };
  }

  return {
    of(given, place) {
      if (isErroneous(given)) return undefined;
      const type = given.isLiteral() || isFreshBoolean(given) ? regular(given) : given;
      const scope = scopeOf(place);
      const here = written.get(scope) ?? new Map<ts.Type, TypeUse>();
      written.set(scope, here);
      const known = here.get(type);
      if (known) return known;
      const use = describe(type, scope);
      here.set(type, use);
      return use;
    },
    withId: (id) => types[id],
  };
}

// The type that the checker gives to what is wrong looks like `any`, and only its name tells.
function isErroneous(type: ts.Type): boolean {
  return (type as ts.Type & { readonly intrinsicName?: string }).intrinsicName === 'error';
}

function isFreshBoolean(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.BooleanLiteral) !== 0;
}

// A literal that was just written has a type of its own, which widens; apart from that both are the same.
function regular(type: ts.Type): ts.Type {
  return (type as ts.Type & { readonly regularType?: ts.Type }).regularType ?? type;
}

function scopeOf(place: ts.Node): ts.Node {
  // What a function or a class declares within itself has no name around it.
  for (let node = ts.isExpression(place) ? place.parent : place; node.parent; node = node.parent) {
    if (ts.isBlock(node) || ts.isFunctionLike(node) || ts.isClassLike(node) || ts.isModuleBlock(node)) return node;
    if (ts.isConditionalTypeNode(node) || ts.isMappedTypeNode(node)) return node;
    if (ts.isCaseBlock(node) || ts.isIterationStatement(node, false)) return node;
  }
  return place.getSourceFile();
}

// A name may stand for nothing there, or for something else than in the type.
function isWritable(checker: ts.TypeChecker, type: ts.TypeNode, scope: ts.Node): boolean {
  const declared = new Set<string>();
  let fits = true;
  const visit = (node: ts.Node): void => {
    if (ts.isTypeParameterDeclaration(node)) declared.add(node.name.text);
    else if (ts.isTypeReferenceNode(node)) fits &&= means(node.typeName, ts.SymbolFlags.Type);
    else if (ts.isTypeQueryNode(node)) fits &&= means(node.exprName, ts.SymbolFlags.Value);
    else if (ts.isTypeOperatorNode(node)) fits &&= node.operator !== ts.SyntaxKind.UniqueKeyword;
    // Another module, which may not export it.
    else if (ts.isImportTypeNode(node)) fits = false;
    else if (ts.isComputedPropertyName(node)) fits &&= meansName(node.expression);
    if (fits) node.forEachChild(visit);
  };
  const means = (name: ts.EntityName, meaning: ts.SymbolFlags): boolean => {
    const first = firstOf(name);
    if (declared.has(first.text)) return true;
    const wanted = ts.isIdentifier(name) ? meaning : ts.SymbolFlags.Namespace;
    const found = checker.resolveName(first.text, scope, wanted, false);
    if (!found) return false;
    const symbol = (first as ts.Identifier & { readonly symbol?: ts.Symbol }).symbol;
    return symbol === undefined || resolved(checker, symbol) === resolved(checker, found);
  };
  // `[Symbol.iterator]`
  const meansName = (node: ts.Expression): boolean => {
    if (ts.isPropertyAccessExpression(node)) return meansName(node.expression);
    return !ts.isIdentifier(node) || means(node, ts.SymbolFlags.Value);
  };
  visit(type);
  return fits;
}

function firstOf(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : firstOf(name.left);
}

function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
