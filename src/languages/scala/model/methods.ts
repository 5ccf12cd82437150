import { braces, type Doc, list } from '../../../model/program/print/doc.js';
import type { Access, MethodDeclaration, Parameter } from '../../../model/program/program.js';
import { accessWords } from '../../shared/kotlin-scala/classes.js';
import type { Place } from '../../shared/kotlin-scala/dialect.js';
import { printWanted } from '../../shared/kotlin-scala/expressions.js';
import { assigned, printBlockLines, printStatements } from '../../shared/kotlin-scala/statements.js';
import { printType, printTypeParameters, typeClause } from '../../shared/kotlin-scala/types.js';
import { parameterWords, printRepeated } from './types.js';

/** A method or a function. */
export function printMethod(place: Place, method: MethodDeclaration): Doc {
  const { id, name, typeParameters, parameters, result, overrides } = method;
  const words = [...(overrides ? ['override'] : []), ...accessWords(accessOf(method)), 'def'];
  const head = `${words.join(' ')} ${name}${printTypeParameters(place, typeParameters, parameterWords)}`;
  const items = parameters.map((parameter) => printParameter(place, parameter));
  return [head, list('(', items, `)${typeClause(place, id, result)}`), printBody(place, method)];
}

// A protected member of a companion object is not seen in subclasses of the class.
function accessOf({ access, static: isStatic }: MethodDeclaration): Access {
  return isStatic && access === 'protected' ? 'public' : access;
}

/** A parameter of a method or a constructor. */
export function printParameter(place: Place, { name, type, vararg, default: value }: Parameter): Doc {
  const text = `${name}: ${vararg ? printRepeated(place, type) : printType(place, type)}`;
  return value ? [text, ' = ', printWanted(place, value, type)] : text;
}

function printBody(place: Place, { body, result }: MethodDeclaration): Doc {
  if (!body) return '';
  if (body.statements.length === 0 && body.result) return assigned(printWanted(place, body.result, result));
  const [first, ...others] = printStatements(place, body);
  if (first !== undefined && others.length === 0 && result.kind === 'bottom') return assigned(first);
  return [' = ', braces(printBlockLines(place, body))];
}
