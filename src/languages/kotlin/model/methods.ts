import { braces, type Doc, list } from '../../../model/program/print/doc.js';
import type { ClassDeclaration, MethodDeclaration, Parameter } from '../../../model/program/program.js';
import { accessWords } from '../../shared/kotlin-scala/classes.js';
import type { Place } from '../../shared/kotlin-scala/dialect.js';
import { printWanted } from '../../shared/kotlin-scala/expressions.js';
import { assigned, printStatements } from '../../shared/kotlin-scala/statements.js';
import { printType, printTypeParameters, typeClause } from '../../shared/kotlin-scala/types.js';
import { parameterWords, whereClause } from './types.js';

/** A method or a function. */
export function printMethod(place: Place, method: MethodDeclaration): Doc {
  const { id, name, typeParameters, parameters, result } = method;
  const words = [...modifiersOf(place.owner, method), 'fun'];
  if (typeParameters.length > 0) words.push(printTypeParameters(place, typeParameters, parameterWords));
  const items = parameters.map((parameter) => printParameter(place, parameter, method.overrides));
  return [
    `${words.join(' ')} ${name}`,
    list('(', items, `)${typeClause(place, id, result)}${whereClause(place, typeParameters)}`),
    printBody(place, method),
  ];
}

function modifiersOf(owner: ClassDeclaration | undefined, method: MethodDeclaration): string[] {
  // A protected member of a companion is not seen in subclasses (error SUBCLASS_CANT_CALL_COMPANION_PROTECTED_NON_STATIC).
  if (method.static) return method.access === 'private' ? ['private'] : [];
  const words = accessWords(method.access);
  if (!owner || owner.form === 'interface') return method.overrides ? [...words, 'override'] : words;
  if (!method.body) words.push('abstract');
  else if (method.open && owner.open && !method.overrides && method.access !== 'private') words.push('open');
  else if (method.overrides && !method.open && owner.open) words.push('final');
  return method.overrides ? [...words, 'override'] : words;
}

/** A parameter. An overriding method takes over the default values and may not give any. */
export function printParameter(place: Place, parameter: Parameter, overrides: boolean): Doc {
  const { name, type, vararg, default: value } = parameter;
  const text = `${vararg ? 'vararg ' : ''}${name}: ${printType(place, type)}`;
  return value && !overrides ? [text, ' = ', printWanted(place, value, type)] : text;
}

function printBody(place: Place, { body, result }: MethodDeclaration): Doc {
  if (!body) return '';
  if (body.statements.length === 0 && body.result) return assigned(printWanted(place, body.result, result));
  const [first, ...others] = printStatements(place, body);
  if (first !== undefined && others.length === 0 && result.kind === 'bottom') return assigned(first);
  const lines = printStatements(place, body);
  if (body.result) lines.push(['return ', printWanted(place, body.result, result)]);
  return [' ', braces(lines)];
}
