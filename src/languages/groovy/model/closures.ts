import type { LambdaExpression } from '../../../model/program/expression.js';
import { type Doc, fresh, group, hardLine, indent, spaceLine } from '../../../model/program/print/doc.js';
import type { BuiltIns } from '../../../model/program/profile.js';
import { declareType, type Hierarchy } from '../../../model/types/hierarchy.js';
import type { Place } from '../../shared/java-groovy/place.js';
import { printBodyLines } from '../../shared/java-groovy/statements.js';
import { printType } from '../../shared/java-groovy/types.js';

/** Declares the class of closures: what they give is its type argument, and what they take is not told by the type. */
export function declareClosures(hierarchy: Hierarchy): Required<Pick<BuiltIns, 'closureType'>> {
  const { table } = hierarchy;
  const name = 'Closure';
  const result = `${name}.V`;
  declareType(hierarchy, {
    name,
    parameters: [{ name: result, variance: 'invariant' }],
    supertypes: [],
    functional: { name: 'call', parameters: [], result: table.parameter(result), closuresOnly: true },
  });
  return { closureType: (type) => table.classType(name, [type]) };
}

/** A closure. Without an arrow it would have a parameter, `it` (Closures, "Implicit parameter"). */
export function printClosure(place: Place, { id, parameters, body }: LambdaExpression): Doc {
  const isOmitted = place.omitted.has(id);
  const printed = parameters.map(({ name, type }) => (isOmitted ? name : `${printType(place, type)} ${name}`));
  const head = printed.length === 0 ? '{ ->' : `{ ${printed.join(', ')} ->`;
  if (body.statements.length === 0 && body.result)
    return group([head, indent([spaceLine, place.print(place, body.result, 'free').doc]), spaceLine, '}']);
  const lines = printBodyLines(place, body, 'free');
  return [head, fresh(indent(lines.map((line) => [hardLine, line]))), hardLine, '}'];
}
