import { type Doc, list } from '../print/doc.js';
import type {
  CallExpression,
  Callee,
  Expression,
  InvokeExpression,
  NewExpression,
  ReferenceExpression,
} from '../program/expression.js';
import type { ClassDeclaration } from '../program/program.js';
import type { ProgramIndex } from '../program/program-index.js';
import { libraryMethods } from './library.js';
import { type Place, programClass, staticOwner } from './place.js';
import { primary, wanted } from './positions.js';
import { printType, printTypeArguments } from './types.js';

/** A field, given as the text that selects it: the fields of a record are read by methods. */
export function printField(place: Place, owner: string, selected: Doc): Doc {
  return place.index.classes.get(owner)?.form === 'record' ? [selected, '()'] : selected;
}

/** A call of a method or a function. */
export function printCall(place: Place, call: CallExpression): Doc {
  const name = `.${printTypeArguments(place, call.typeArguments)}${call.name}`;
  const values = call.arguments.map(({ value }) => value);
  return [calleeOf(place, call.callee), name, printArguments(place, values)];
}

/** A call of a value that is a function. */
export function printInvoke(place: Place, { function: value, arguments: given }: InvokeExpression): Doc {
  const name = value.type.kind === 'class' ? functionalMethod(place.index, value.type.name) : undefined;
  if (!name) throw new Error(`the type ${printType(place, value.type)} is no functional interface`);
  return [primary(place, value), '.', name, printArguments(place, given)];
}

/** A new object. */
export function printNew(place: Place, { type, arguments: given }: NewExpression): Doc {
  return [`new ${printType(place, type)}`, printArguments(place, given)];
}

/** A method as a value. */
export function printReference(place: Place, { callee, name }: ReferenceExpression): Doc {
  return [calleeOf(place, callee), '::', name];
}

/** Arguments in parentheses. */
export function printArguments(place: Place, given: readonly Expression[]): Doc {
  return list(
    '(',
    given.map((value) => wanted(place, value)),
    ')',
  );
}

function calleeOf(place: Place, callee: Callee): Doc {
  switch (callee.kind) {
    case 'object':
      return primary(place, callee.receiver);
    case 'static':
      return staticOwner(place, callee.owner);
    case 'function':
      return programClass;
  }
}

function functionalMethod({ classes }: ProgramIndex, name: string): string | undefined {
  return libraryMethods.get(name) ?? abstractMethod(classes, name);
}

function abstractMethod(classes: ReadonlyMap<string, ClassDeclaration>, name: string): string | undefined {
  const declaration = classes.get(name);
  const own = declaration?.methods.find(({ body }) => !body)?.name;
  if (own) return own;
  for (const { name: inherited } of declaration?.interfaces ?? []) {
    const found = abstractMethod(classes, inherited);
    if (found) return found;
  }
  return undefined;
}
