import type { Expression, Statement } from '../../../model/program/expression.js';
import type { Program } from '../../../model/program/program.js';
import { traverse } from '../../../model/program/traverse.js';

/** The ids of whole values: what bodies, variables and arguments of superclasses are made of. */
export function valueIds(program: Program): number[] {
  const ids: number[] = [];
  const add = (value: Expression | undefined) => {
    if (value && value.kind !== 'constant') ids.push(value.id);
  };
  traverse(program, {
    method: ({ body }) => add(body?.result),
    variable: ({ value }) => add(value),
    class: ({ staticFields }) => {
      for (const { value } of staticFields) add(value);
    },
  });
  return ids;
}

/** The ids of everything that is declared outside of all classes. */
export function topIds({ classes, functions, variables, aliases = [] }: Program): number[] {
  return [...classes, ...functions, ...variables, ...aliases].map(({ id }) => id);
}

/** The ids of the members of classes. */
export function memberIds(program: Program): number[] {
  const ids: number[] = [];
  const addAll = (list: readonly { readonly id: number }[]) => ids.push(...list.map(({ id }) => id));
  traverse(program, {
    class: ({ classes, methods, fields, constructors, staticFields, constants }) => {
      addAll(classes);
      addAll(methods);
      addAll(fields);
      addAll(constructors ?? []);
      addAll(staticFields);
      addAll(constants ?? []);
    },
  });
  return ids;
}

/** The ids of statements. */
export function statementIds(program: Program): number[] {
  const ids: number[] = [];
  traverse(program, {
    statement: (statement) => {
      ids.push(idOf(statement));
      if (statement.kind === 'try') ids.push(...statement.catches.map(({ id }) => id));
    },
  });
  return ids;
}

function idOf(statement: Statement): number {
  if (statement.kind === 'local') return statement.variable.id;
  return statement.kind === 'localFunction' ? statement.function.id : statement.id;
}

/** The ids of parameters. */
export function parameterIds(program: Program): number[] {
  const ids: number[] = [];
  traverse(program, { parameter: ({ id }) => ids.push(id) });
  return ids;
}

/** The ids of all expressions that say more than some value of their type. */
export function expressionIds(program: Program): number[] {
  const ids: number[] = [];
  traverse(program, {
    expression: ({ kind, id }) => {
      if (kind !== 'constant' && kind !== 'literal') ids.push(id);
    },
  });
  return ids;
}
