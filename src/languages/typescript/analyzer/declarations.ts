import type { Declaration, FileRange, NamePlace } from '../../../model/source/declaration.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { pathOf } from './checked-program.js';
import { kindName } from './typed-expressions.js';

/** What a program declares, with all places where each name is written, in the order of the text. */
export function declarationsOf(sources: readonly ts.SourceFile[], checker: ts.TypeChecker): Declaration[] {
  const places = new Map<ts.Symbol, NamePlace[]>();
  const own = new Set(sources);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      for (const { symbol, place } of meaningsOf(node, checker)) {
        if (!symbol.declarations?.some((each) => own.has(each.getSourceFile()))) continue;
        const known = places.get(symbol);
        if (known) known.push(place);
        else places.set(symbol, [place]);
      }
    }
    node.forEachChild(visit);
  };
  for (const source of sources) visit(source);
  return [...places].flatMap(([symbol, all]) => declarationOf(symbol, all) ?? []);
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
    parts: nodes.map(partOf),
    places,
    renamable: nodes.every(isLocalName),
  };
}

// A variable goes with its statement if that declares nothing else.
function partOf(node: ts.Node): FileRange {
  let part = node;
  if (ts.isVariableDeclaration(node) && ts.isVariableDeclarationList(node.parent)) {
    const alone = node.parent.declarations.length === 1 && ts.isVariableStatement(node.parent.parent);
    if (alone) part = node.parent.parent;
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
