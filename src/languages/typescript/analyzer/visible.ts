import type { Signature, Visible } from '../../../model/source/scope.js';
import type { TypeUse } from '../../../model/source/type-use.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import type { TypeUses } from './type-uses.js';

/** What describes names and members. */
export interface Describer {
  readonly checker: ts.TypeChecker;
  readonly types: TypeUses;
}

/** A symbol as something that can be used at a place. */
export function describeSymbol(symbol: ts.Symbol, place: ts.Node, { checker, types }: Describer): Visible | undefined {
  const type = types.of(checker.getTypeOfSymbolAtLocation(symbol, place), place);
  if (!type) return undefined;
  const assigned = isAssigned(checker.getExportSymbolOfSymbol(symbol), place);
  return {
    name: symbol.name,
    kind: kindOf(symbol),
    type,
    writable: isWritable(symbol),
    ...(assigned !== undefined && { assigned }),
    static: false,
    signatures: signaturesOf(type, place, { checker, types }),
  };
}

/** How a value of a type can be called. */
export function signaturesOf({ id }: TypeUse, place: ts.Node, { checker, types }: Describer): Signature[] {
  const type = types.withId(id);
  if (!type || type.flags & ts.TypeFlags.Any) return [];
  const calls = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const makers = checker.getSignaturesOfType(type, ts.SignatureKind.Construct).filter((each) => !isAbstract(each));
  const describe = (signature: ts.Signature, constructs: boolean): Signature[] => {
    const result = types.of(signature.getReturnType(), place);
    const parameters = signature.getParameters().map((parameter) => {
      const use = types.of(checker.getTypeOfSymbolAtLocation(parameter, place), place);
      return use && { name: parameter.name, type: use, ...parameterFacts(parameter) };
    });
    if (!result || parameters.includes(undefined)) return [];
    const typeParameters = (signature.getTypeParameters() ?? []).map(({ symbol }) => symbol.name);
    return [{ constructs, typeParameters, parameters: parameters.filter((each) => each !== undefined), result }];
  };
  return [...calls.flatMap((each) => describe(each, false)), ...makers.flatMap((each) => describe(each, true))];
}

function isAbstract(signature: ts.Signature): boolean {
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const owner = declaration && (ts.isClassLike(declaration) ? declaration : declaration.parent);
  return owner !== undefined && ts.canHaveModifiers(owner) && hasModifier(owner, ts.SyntaxKind.AbstractKeyword);
}

function hasModifier(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) === true;
}

function parameterFacts({ valueDeclaration: node }: ts.Symbol): { readonly optional: boolean; readonly rest: boolean } {
  if (!node || !ts.isParameter(node)) return { optional: false, rest: false };
  return {
    optional: node.questionToken !== undefined || node.initializer !== undefined,
    rest: node.dotDotDotToken !== undefined,
  };
}

function kindOf({ flags, valueDeclaration }: ts.Symbol): Visible['kind'] {
  if (valueDeclaration && ts.isParameter(valueDeclaration)) return 'parameter';
  if (flags & ts.SymbolFlags.Function) return 'function';
  if (flags & ts.SymbolFlags.Class) return 'class';
  if (flags & ts.SymbolFlags.Method) return 'method';
  if (flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Accessor)) return 'field';
  return flags & ts.SymbolFlags.Variable ? 'variable' : 'object';
}

function isWritable(symbol: ts.Symbol): boolean {
  const node = symbol.valueDeclaration;
  if (!node) return false;
  if (symbol.flags & ts.SymbolFlags.GetAccessor) return (symbol.flags & ts.SymbolFlags.SetAccessor) !== 0;
  if (ts.isVariableDeclaration(node) || ts.isBindingElement(node))
    return (ts.getCombinedNodeFlags(node) & ts.NodeFlags.Constant) === 0;
  if (ts.isParameter(node) && !ts.isParameterPropertyDeclaration(node, node.parent)) return true;
  const isField = ts.isPropertyDeclaration(node) || ts.isPropertySignature(node) || ts.isPropertyAssignment(node);
  return isField && (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly) === 0;
}

// What is declared by a statement before has a value if it was given one; of what is declared in a function around, or
// further down, that depends on when the function is called.
function isAssigned(symbol: ts.Symbol, place: ts.Node): boolean | undefined {
  const node = symbol.valueDeclaration;
  if (!node) return true;
  const declaration = ts.isBindingElement(node) ? ts.walkUpBindingElementsAndPatterns(node) : node;
  // Neither its own initial value nor those of parameters before it can use a parameter.
  if (ts.isParameter(declaration)) return declaration.end <= place.getStart();
  if (!isBlockScoped(symbol)) return true;
  if (!ts.isVariableDeclaration(declaration)) return ts.isClassLike(node) ? isBefore(node, place) : true;
  const isLoop = ts.isForInStatement(declaration.parent.parent) || ts.isForOfStatement(declaration.parent.parent);
  const isGiven = declaration.initializer !== undefined || isLoop || ts.isCatchClause(declaration.parent);
  const before = isBefore(declaration, place);
  return before === true && !isGiven ? undefined : before;
}

function isBlockScoped({ flags }: ts.Symbol): boolean {
  return (flags & (ts.SymbolFlags.BlockScopedVariable | ts.SymbolFlags.Class)) !== 0;
}

function isBefore(declaration: ts.Node, place: ts.Node): boolean | undefined {
  if (declaration.getSourceFile() !== place.getSourceFile()) return true;
  if (declaration.end <= place.getStart()) return true;
  return functionAround(declaration) === functionAround(place) ? false : undefined;
}

function functionAround(node: ts.Node): ts.Node | undefined {
  return ts.findAncestor(node.parent, (each) => ts.isFunctionLike(each) || ts.isClassLike(each));
}
