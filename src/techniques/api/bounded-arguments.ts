import type { Expression } from '../../model/program/expression.js';
import type { Program } from '../../model/program/program.js';
import { calledMethods, indexProgram } from '../../model/program/program-index.js';
import { traverse } from '../../model/program/traverse.js';

/**
 * The ids of calls that are arguments of other calls, and of which a type parameter has a generic class as its bound. They
 * keep their type arguments: whether the call around is applicable is asked before its target is known (JLS 18.5.1), and
 * then two applications of that class may meet as the bounds of one type, with which resolution fails (JLS 18.4).
 */
export function boundedArguments(program: Program): ReadonlySet<number> {
  const index = indexProgram(program);
  const found = new Set<number>();
  const look = (value: Expression) => {
    if (value.kind !== 'call') return;
    const parameters = calledMethods(index, value).flatMap(({ typeParameters }) => typeParameters);
    if (parameters.some(({ bound }) => bound?.kind === 'class' && bound.args.length > 0)) found.add(value.id);
  };
  traverse(program, {
    expression: (expression) => {
      if (expression.kind === 'call') for (const { value } of expression.arguments) look(value);
      if (expression.kind === 'new') for (const value of expression.arguments) look(value);
    },
  });
  return found;
}
