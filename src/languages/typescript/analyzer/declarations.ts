import type { Declaration, FileRange, NamePlace } from '../../../model/source/declaration.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { pathOf } from './checked-program.js';
import { kindName } from './typed-expressions.js';

/** What a program declares, with all places where each name is written, in the order of the text. */
export function declarationsOf(sources: readonly ts.SourceFile[], checker: ts.TypeChecker): Declaration[] {
  // A member of a generic class has a symbol for each of its instances.
  const found = new Map<ts.Declaration, { readonly symbol: ts.Symbol; readonly places: NamePlace[] }>();
  const own = new Set(sources);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      for (const { symbol, place } of meaningsOf(node, checker)) {
        const first = symbol.declarations?.find((each) => own.has(each.getSourceFile()));
        if (!first) continue;
        const known = found.get(first);
        if (known) known.places.push(place);
        else found.set(first, { symbol, places: [place] });
      }
    }
    node.forEachChild(visit);
  };
  for (const source of sources) visit(source);
  return [...found.values()].flatMap(({ symbol, places }) => declarationOf(symbol, places) ?? []);
}

interface Meaning {
  readonly symbol: ts.Symbol;
  readonly place: NamePlace;
}

// `x` in `{ x }` names a property, and a variable as well, which may be renamed without it.
function meaningsOf(node: ts.Identifier, checker: ts.TypeChecker): Meaning[] {
  const { parent } = node;
  const found = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : ts.isExportSpecifier(parent)
      ? checker.getExportSpecifierLocalTargetSymbol(parent)
      : checker.getSymbolAtLocation(node);
  if (!found) return [];
  const symbol = canonical(found, checker);
  const declares = found.declarations?.some((each) => (each as ts.NamedDeclaration).name === node) === true;
  const range = { path: pathOf(node.getSourceFile()), start: node.getStart(), end: node.end };
  return [{ symbol, place: { ...range, declares: declares && symbol === found, ...around(node) } }];
}

function around(node: ts.Identifier): { readonly before?: string; readonly after?: string } {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return { before: `${node.text}: ` };
  if (ts.isBindingElement(parent) && parent.name === node && !parent.propertyName && !parent.dotDotDotToken)
    return ts.isObjectBindingPattern(parent.parent) ? { before: `${node.text}: ` } : {};
  return {};
}

// What is imported under its own name is what another file declares.
function canonical(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  if ((symbol.flags & ts.SymbolFlags.Alias) === 0) return symbol;
  const [node] = symbol.declarations ?? [];
  const isNamed = node && (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) && !node.propertyName;
  return isNamed ? canonicalTarget(checker.getAliasedSymbol(symbol), symbol) : symbol;
}

// Nothing is known of what is imported from elsewhere.
function canonicalTarget(target: ts.Symbol, symbol: ts.Symbol): ts.Symbol {
  return target.declarations ? target : symbol;
}

function declarationOf(symbol: ts.Symbol, places: readonly NamePlace[]): Declaration | undefined {
  const nodes = symbol.declarations ?? [];
  const [first] = nodes;
  // Properties of object literals and of types are written where their values are.
  if (!first || ts.isPropertyAssignment(first) || ts.isShorthandPropertyAssignment(first)) return undefined;
  return {
    name: symbol.name,
    kind: kindName(first),
    parts: partsOf(nodes),
    places,
    renamable: nodes.every(isLocalName),
  };
}

// What stands in a list with others cannot go on its own.
function partsOf(nodes: readonly ts.Node[]): FileRange[] {
  const parts = nodes.map(partOf);
  return parts.includes(undefined) ? [] : parts.filter((part) => part !== undefined);
}

// A variable goes with its statement if that declares nothing else.
function partOf(node: ts.Node): FileRange | undefined {
  let part = node;
  if (ts.isVariableDeclaration(node)) {
    const list = node.parent;
    if (!ts.isVariableDeclarationList(list) || list.declarations.length > 1 || !ts.isVariableStatement(list.parent))
      return undefined;
    part = list.parent;
  } else if (!ts.isStatement(node) && !ts.isClassElement(node) && !ts.isTypeElement(node)) {
    return undefined;
  }
  return { path: pathOf(node.getSourceFile()), start: part.getStart(), end: part.end };
}

// Members have names that other types must share, and what is exported by default has two.
function isLocalName(node: ts.Node): boolean {
  if (ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node) || ts.isObjectLiteralElement(node))
    return false;
  if (ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent)) return false;
  return !ts.isNamespaceExport(node) && !ts.isImportEqualsDeclaration(node);
}
