import type { Visible } from '../../../model/source/scope.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { type Describer, signaturesOf } from './visible.js';

/** The members of a type that can be selected at a place, by name. */
export function membersAt(type: ts.Type, place: ts.Node, { checker, types }: Describer): Visible[] {
  const members: Visible[] = [];
  for (const symbol of checker.getPropertiesOfType(checker.getNonNullableType(type))) {
    // Names that are no identifiers, as `__@iterator`, need another notation.
    if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(symbol.name) || symbol.name.startsWith('__')) continue;
    if (!isAccessible(symbol, place)) continue;
    const use = types.of(checker.getTypeOfSymbolAtLocation(symbol, place), place);
    if (!use) continue;
    const isMethod = (symbol.flags & ts.SymbolFlags.Method) !== 0;
    const isStatic = symbol.declarations?.some((each) => ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Static);
    members.push({
      name: symbol.name,
      kind: isMethod ? 'method' : 'field',
      type: use,
      writable: !isMethod && !isReadonly(symbol),
      static: isStatic === true,
      signatures: signaturesOf(use, place, { checker, types }),
    });
  }
  return members.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isReadonly(symbol: ts.Symbol): boolean {
  if (symbol.flags & ts.SymbolFlags.GetAccessor) return (symbol.flags & ts.SymbolFlags.SetAccessor) === 0;
  const isSaid = symbol.declarations?.some((each) => ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly);
  return isSaid === true || symbol.valueDeclaration === undefined;
}

// Private members belong to the body of their class; protected ones are taken for such as well.
function isAccessible({ declarations = [] }: ts.Symbol, place: ts.Node): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return declarations.every((each) => {
    if ((ts.getCombinedModifierFlags(each) & hidden) === 0) return true;
    return ts.findAncestor(place, (around) => around === each.parent) !== undefined;
  });
}
