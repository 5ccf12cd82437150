import { constructorBy } from '../../../model/program/constructors.js';
import {
  type CallExpression,
  type Callee,
  type ConstructorUse,
  type Expression,
  type InvokeExpression,
  isCapturing,
  type NewExpression,
  type ReferenceExpression,
  type VariableExpression,
} from '../../../model/program/expression.js';
import { functionalMethod } from '../../../model/program/functional-method.js';
import { memberLabel } from '../../../model/program/library-class.js';
import { type Doc, list } from '../../../model/program/print/doc.js';
import { calledMethods } from '../../../model/program/program-index.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { libraryMethods } from './library.js';
import { className, innerPosition, type Place, programClass, staticOwner } from './place.js';
import { primary } from './positions.js';
import { printType, printTypeArguments } from './types.js';

/** A field, given as the text that selects it: the fields of a record are read by methods. */
export function printField(place: Place, owner: string, selected: Doc): Doc {
  return place.index.classes.get(owner)?.form === 'record' ? [selected, '()'] : selected;
}

/** A call of a method or a function. */
export function printCall(place: Place, call: CallExpression): Doc {
  const types = place.omitted.has(call.id) || isCapturing(call) ? '' : printTypeArguments(place, call.typeArguments);
  const name = `.${types}${memberLabel(call.name)}`;
  const values = call.arguments.map(({ value }) => value);
  const called = calledMethods(place.index, call);
  const candidates = called.map(({ parameters }) => parameters);
  const own = new Set(called.flatMap(({ typeParameters }) => typeParameters.map((each) => each.name)));
  // Where no type argument is written, the bound of a type parameter tells which functional interface is expected.
  const isKnown = (formal: Type, value: Expression) =>
    called.length === 1 &&
    formal.kind === 'parameter' &&
    own.has(formal.name) &&
    place.index.bounds.get(formal.name) === value.type;
  // What a wildcard of the receiver captures is no functional interface (JLS 9.9, 5.1.10).
  const isCaptured = (formal: Type) =>
    formal.kind === 'parameter' && !own.has(formal.name) && seesThroughProjections(call.callee);
  return [calleeOf(place, call.callee), name, printArguments(place, values, candidates, { isKnown, isCaptured })];
}

function seesThroughProjections(callee: Callee): boolean {
  if (callee.kind !== 'object' || callee.receiver.type.kind !== 'class') return false;
  return callee.receiver.type.args.some(({ kind }) => kind === 'projection');
}

/** A call of a value that is a function. */
export function printInvoke(place: Place, { function: value, arguments: given }: InvokeExpression): Doc {
  const type = invokedName(place, value.type);
  const own = functionalMethod(place.index, type);
  const name = own?.name ?? libraryMethods.get(type);
  if (!name) throw new Error(`the type ${printType(place, value.type)} is no functional interface`);
  const printed = printArguments(place, given, [own?.parameters ?? generic]);
  // A closure that a variable holds is called like a method (Closures, "Calling a closure").
  if (type === closureClass && isLocal(place, value)) return [value.name, printed];
  return [primary(place, value), '.', name, printed];
}

const closureClass = 'Closure';

/** Whether a closure is called that no local variable holds. */
export function isUnnamedClosure(place: Place, { function: value }: InvokeExpression): boolean {
  return invokedName(place, value.type) === closureClass && !isLocal(place, value);
}

function isLocal(place: Place, value: Expression): value is VariableExpression {
  return value.kind === 'variable' && !place.bound.has(value.name) && !place.globals.has(value.name);
}

// Of a type parameter, the functional interface that is one of its bounds.
function invokedName(place: Place, type: Type): string {
  if (type.kind === 'class') return type.name;
  const bound = type.kind === 'parameter' ? place.index.bounds.get(type.name) : undefined;
  if (bound?.kind !== 'intersection') return bound ? invokedName(place, bound) : '';
  const names = bound.parts.map((each) => invokedName(place, each));
  return names.find((name) => functionalMethod(place.index, name) ?? libraryMethods.has(name)) ?? '';
}

/** A new object. */
export function printNew(place: Place, { id, type, by, arguments: given }: NewExpression): Doc {
  const isOmitted = place.omitted.has(id);
  const diamond = type.args.length > 0 ? '<>' : '';
  const shown = isOmitted ? `${className(place, type.name)}${diamond}` : printType(place, type);
  // Beside a diamond the types for the constructor are inferred as well (JLS 15.9).
  const own = isOmitted ? '' : printTypeArguments(place, by?.typeArguments ?? []);
  const isKnown = (_: Type, { kind }: Expression) => !isOmitted && kind === 'lambda';
  return [`new ${own}${shown}`, printArguments(place, given, [constructorOf(place, type, by)], { isKnown })];
}

/** A method as a value. */
export function printReference(place: Place, { callee, name }: ReferenceExpression): Doc {
  return [calleeOf(place, callee), '::', memberLabel(name)];
}

/** What a constructor takes: a value for each field, unless another one is meant. */
export function constructorOf({ index }: Place, { name }: ClassType, by?: ConstructorUse): Signature {
  const ofLibrary = index.library.get(name)?.constructors.find((each) => each.name === by?.name);
  if (ofLibrary) return ofLibrary.parameters;
  const declaration = index.classes.get(name);
  return declaration ? constructorBy(declaration, by).parameters : [];
}

// Of what is given to a type parameter: whether the program tells what that stands for, and whether it stands for what is
// captured.
interface Formals {
  readonly isKnown?: (formal: Type, value: Expression) => boolean;
  readonly isCaptured?: (formal: Type) => boolean;
}

/** Arguments in parentheses, for one of several declarations. */
export function printArguments(
  place: Place,
  given: readonly Expression[],
  candidates: readonly Signature[],
  { isKnown = () => false, isCaptured = () => false }: Formals = {},
): Doc {
  const printed = given.map((value, i) => {
    const formals = candidates.flatMap((each) => (each[i] ?? each.at(-1))?.type ?? []);
    const isOpen = (formal: Type) =>
      formal.kind === 'parameter' && !(isTypedFunction(place, value) && isKnown(formal, value));
    const isFree = formals.some(isCaptured);
    const position = formals.some(isOpen) ? innerPosition(place, 'wanted') : 'wanted';
    return place.print(place, value, isFree ? 'free' : position).doc;
  });
  return list('(', printed, ')');
}

// Whether a function shows what it takes, so that only the functional interface has to be known.
function isTypedFunction({ omitted, precautions }: Place, { kind, id }: Expression): boolean {
  if (precautions.has('functionArguments')) return false;
  return kind === 'reference' || (kind === 'lambda' && !omitted.has(id));
}

type Signature = readonly { readonly type: Type }[];

// The methods of the library's functional interfaces take values of the interfaces' type parameters.
const generic: Signature = [{ type: { kind: 'parameter', id: -1, name: '' } }];

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
