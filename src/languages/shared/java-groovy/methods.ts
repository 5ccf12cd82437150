import { type Doc, hardLine, list } from '../../../model/program/print/doc.js';
import type { ClassDeclaration, MethodDeclaration, Parameter } from '../../../model/program/program.js';
import type { Place } from './place.js';
import { wanted } from './positions.js';
import { printBody } from './statements.js';
import { printType, printTypeParameters } from './types.js';

/** A method of a class, or a function as a static method. */
export function printMethod(place: Place, method: MethodDeclaration, owner?: ClassDeclaration): Doc {
  const { name, typeParameters, parameters, result, body, overrides } = method;
  const modifiers = modifiersOf(place, method, owner);
  // Where no sign ends the line before, `<T>` would go on with it.
  const isBare = modifiers.length === 0 && typeParameters.length > 0 && place.dialect.terminator === '';
  const words = [
    ...(isBare ? ['public'] : modifiers),
    ...(typeParameters.length > 0 ? [printTypeParameters(place, typeParameters)] : []),
    printType(place, result),
  ];
  const printed = parameters.map((parameter) => printParameter(place, parameter));
  return [
    overrides ? ['@Override', hardLine] : [],
    `${words.join(' ')} ${name}`,
    list('(', printed, ')'),
    method.throws ? ` throws ${method.throws.map((type) => printType(place, type)).join(', ')}` : '',
    body ? [' ', printBody(place, body)] : place.dialect.terminator,
  ];
}

// The members of an interface are public and abstract without a word (JLS 9.4).
function modifiersOf({ dialect }: Place, method: MethodDeclaration, owner?: ClassDeclaration): string[] {
  const { access, static: isStatic, body, open } = method;
  const isInterface = owner?.form === 'interface';
  const isBound = isStatic || access === 'private';
  const words = isInterface && access !== 'private' ? [] : [dialect.access('method', access)];
  if (!owner || isStatic) words.push('static');
  else if (!body && !isInterface) words.push('abstract');
  else if (body && isInterface && !isBound) words.push('default');
  else if (body && owner.open && !open && !isBound && !isInterface) words.push('final');
  return words.filter((word) => word !== '');
}

/** A parameter of a method or a constructor. */
export function printParameter(place: Place, { name, type, vararg, default: value }: Parameter): Doc {
  const head = `${printType(place, type)}${vararg ? '...' : ''} ${name}`;
  return value ? [head, ' = ', wanted(place, value)] : head;
}
