import type { Scope, Visible } from '../../../model/source/scope.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { pathOf } from './checked-program.js';
import { type Describer, describeSymbol } from './visible.js';

/** The innermost node around a place. */
export function nodeAt(file: ts.SourceFile, offset: number): ts.Node {
  let found: ts.Node = file;
  for (let next: ts.Node | undefined = file; next; next = next.forEachChild((child) => holds(child, offset)))
    found = next;
  return found;
}

function holds(node: ts.Node, offset: number): ts.Node | undefined {
  return node.getStart() <= offset && offset < node.end ? node : undefined;
}

/** What the program itself gives a name that can be used at a node, innermost first, and `this` where it has a type. */
export function scopeAt(node: ts.Node, own: ReadonlySet<ts.SourceFile>, describer: Describer): Scope {
  const { checker } = describer;
  const symbols = checker
    .getSymbolsInScope(node, ts.SymbolFlags.Value)
    .map((symbol) => ({ symbol, target: targetOf(checker, symbol) }))
    .filter(({ target }) => target.declarations?.some((each) => own.has(each.getSourceFile())));
  const names: Visible[] = [];
  for (const { symbol, target } of symbols.sort((a, b) => compare(placeOf(b.symbol), placeOf(a.symbol)))) {
    const visible = describeSymbol(target, node, describer);
    if (visible) names.push({ ...visible, name: symbol.name, writable: visible.writable && symbol === target });
  }
  const self = thisAt(node, describer);
  return { names: self ? [self, ...names] : names };
}

function targetOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

interface Order {
  readonly depth: number;
  readonly path: string;
  readonly start: number;
}

function placeOf({ declarations = [] }: ts.Symbol): Order {
  const [node] = declarations;
  if (!node) return { depth: 0, path: '', start: 0 };
  let depth = 0;
  for (let each: ts.Node = node; each.parent; each = each.parent) depth++;
  return { depth, path: pathOf(node.getSourceFile()), start: node.pos };
}

function compare(a: Order, b: Order): number {
  if (a.depth !== b.depth) return a.depth - b.depth;
  return a.path === b.path ? a.start - b.start : a.path < b.path ? -1 : 1;
}

function thisAt(node: ts.Node, { checker, types }: Describer): Visible | undefined {
  const around = thisContainer(node);
  if (!around || ts.getCombinedModifierFlags(around) & ts.ModifierFlags.Static) return undefined;
  const type = types.of(checker.getTypeAtLocation(around.parent), node);
  return type && { name: 'this', kind: 'this', type, writable: false, assigned: true, static: false, signatures: [] };
}

// The member of a class that gives `this` its meaning, if it is one.
function thisContainer(node: ts.Node): ts.ClassElement | undefined {
  for (let each = node; each.parent; each = each.parent) {
    if (ts.isClassElement(each) && ts.isClassLike(each.parent) && !isNameOf(node, each))
      return ts.isClassStaticBlockDeclaration(each) ? undefined : each;
    if (ts.isFunctionDeclaration(each) || ts.isFunctionExpression(each) || ts.isModuleBlock(each)) return undefined;
    if (ts.isObjectLiteralElement(each) && ts.isFunctionLike(each)) return undefined;
  }
  return undefined;
}

function isNameOf(node: ts.Node, { name }: ts.ClassElement): boolean {
  return name !== undefined && ts.findAncestor(node, (each) => each === name) !== undefined;
}
