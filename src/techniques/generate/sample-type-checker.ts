import { constructorBy, parameterAt } from '../../model/program/constructors.js';
import {
  type Block,
  type CallExpression,
  type Expression,
  isCapturing,
  type NewExpression,
  type Statement,
} from '../../model/program/expression.js';
import { completes, earlyResults } from '../../model/program/flow.js';
import type { MethodDeclaration, Parameter, Program } from '../../model/program/program.js';
import type { ProgramTypes } from '../../model/program/program-hierarchy.js';
import { calledMethods, indexProgram, type ProgramIndex } from '../../model/program/program-index.js';
import { traverse } from '../../model/program/traverse.js';
import { isAssignable } from '../../model/types/assignable.js';
import { lambdaShape } from '../../model/types/function-shape.js';
import { argumentsOf, memberTypes } from '../../model/types/hierarchy.js';
import { typeLabel } from '../../model/types/label.js';
import { type Substitution, substitute } from '../../model/types/substitute.js';
import { viewAs } from '../../model/types/subtype.js';
import type { ClassType, Type } from '../../model/types/type.js';

/** A value in a place that expects a type. */
interface Given {
  readonly place: string;
  readonly expected: Type;
  readonly value: Expression;
}

/** What a check of all places of a program came to. */
export interface TypeCheck {
  /** How many values of each kind of place were looked at. */
  readonly places: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

/** Looks at every value that stands where a type is declared or follows from one: a second opinion on the generator. */
export function checkTypes(program: Program, { hierarchy, builtIns }: ProgramTypes): TypeCheck {
  const places: Record<string, number> = {};
  const wrong: string[] = [];
  for (const { place, expected, value } of valuesIn(program, { hierarchy, builtIns })) {
    places[place] = (places[place] ?? 0) + 1;
    // What never returns fits everywhere, also where null does not.
    const neverReturns = value.kind === 'call' && value.type.kind === 'bottom';
    if (!neverReturns && !isAssignable(hierarchy, value.type, expected))
      wrong.push(`${place}: ${value.kind} of ${typeLabel(value.type)} where ${typeLabel(expected)} is expected`);
  }
  traverse(program, {
    method: ({ name, result, body }) => {
      if (result.kind === 'bottom' && (!body || body.result || completes(body))) wrong.push(`result: ${name} returns`);
    },
    statement: (each) => {
      if (each.kind === 'evaluate' && each.expression.type.kind === 'bottom')
        wrong.push('statement: what never returns');
    },
  });
  return { places, wrong };
}

function valuesIn(program: Program, types: ProgramTypes): Given[] {
  const index = indexProgram(program);
  const found: Given[] = [];
  const add = (place: string, expected: Type, value: Expression | undefined) => {
    if (value) found.push({ place, expected, value });
  };
  traverse(program, {
    class: ({ superclass, staticFields }) => {
      for (const { type, value } of staticFields) add('static field', type, value);
      if (superclass) found.push(...constructed(superclass.type, superclass, { index, types }));
    },
    furtherConstructor: ({ arguments: given }, { fields }) => {
      fields.forEach(({ type }, i) => add('handed on', type, given[i]));
    },
    method: ({ result, body }) => {
      for (const each of resultsOf(body)) add('result', result, each);
    },
    parameter: ({ type, default: value }) => add('default', type, value),
    variable: ({ type, value }) => add('variable', type, value),
    statement: (statement) => found.push(...inStatement(statement, types)),
    expression: (expression) => found.push(...inExpression(expression, { index, types })),
  });
  return found;
}

function inStatement(statement: Statement, { builtIns, hierarchy }: ProgramTypes): Given[] {
  if (statement.kind === 'assign')
    return [{ place: 'assignment', expected: statement.target.type, value: statement.value }];
  if (statement.kind === 'loop' && statement.over.kind === 'elements')
    return [{ place: 'array', expected: hierarchy.table.array(statement.type), value: statement.over.array }];
  return statement.kind === 'if'
    ? [{ place: 'condition', expected: builtIns.boolean, value: statement.condition }]
    : [];
}

interface Known {
  readonly index: ProgramIndex;
  readonly types: ProgramTypes;
}

function inExpression(expression: Expression, known: Known): Given[] {
  const { hierarchy, builtIns } = known.types;
  const given = (place: string, expected: Type, ...values: Expression[]) =>
    values.map((value) => ({ place, expected, value }));
  switch (expression.kind) {
    case 'conditional':
      return [
        ...given('condition', builtIns.boolean, expression.condition),
        ...given('branch', expression.type, expression.then, expression.otherwise),
      ];
    case 'not':
      return given('operand', builtIns.boolean, expression.operand);
    case 'smartCast':
      return given('branch', expression.type, expression.then, expression.otherwise);
    case 'match':
      return [
        ...given(
          'case',
          expression.type,
          ...expression.cases.flatMap(({ before, value }) => [before?.value ?? value, value]),
        ),
        ...given('condition', builtIns.boolean, ...expression.cases.flatMap(({ before }) => before?.guard ?? [])),
      ];
    case 'array':
      return expression.type.kind === 'array' ? given('element', expression.type.element, ...expression.elements) : [];
    case 'lambda':
      return given(
        'lambda',
        lambdaShape(hierarchy, expression.type)?.result ?? hierarchy.table.bottom,
        ...resultsOf(expression.body),
      );
    case 'new':
      return constructed(expression.type, expression, known);
    case 'call':
      return called(expression, known);
    default:
      return [];
  }
}

function resultsOf(body: Block | undefined): Expression[] {
  return body ? [...earlyResults(body), ...(body.result ? [body.result] : [])] : [];
}

function constructed(
  type: ClassType,
  { arguments: values, by }: Pick<NewExpression, 'arguments' | 'by'>,
  { index, types }: Known,
): Given[] {
  const declaration = index.classes.get(type.name);
  if (!declaration) return [];
  const signature = constructorBy(declaration, by);
  const own = signature.typeParameters.map(({ name }, i) => [name, by?.typeArguments[i] as Type] as const);
  const all: Substitution = new Map([...argumentsOf(types.hierarchy, type), ...own]);
  return values.map((value, i) => ({
    place: by ? 'further constructor' : 'constructor argument',
    expected: substitute(parameterAt(signature, i) as Type, all, types.hierarchy.table),
    value,
  }));
}

// Overloads, captured type arguments, and receivers with projections, would need a type checker of their own.
function called(call: CallExpression, { index, types }: Known): Given[] {
  const { hierarchy } = types;
  const [method, ...overloads] = calledMethods(index, call);
  const view = receiverView(call, types);
  if (!method || overloads.length > 0 || !view || isCapturing(call)) return [];
  const own = new Map(method.typeParameters.map(({ name }, i) => [name, call.typeArguments[i] as Type]));
  const by: Substitution = new Map([...view, ...own]);
  return call.arguments.map(({ name, value }, i) => ({
    place: 'argument',
    expected: substitute(parameterFor(method, name, i).type, by, hierarchy.table),
    value,
  }));
}

function parameterFor({ parameters }: MethodDeclaration, name: string | undefined, position: number): Parameter {
  const named = parameters.find((parameter) => parameter.name === name);
  return (named ?? parameters[Math.min(position, parameters.length - 1)]) as Parameter;
}

function receiverView({ callee }: CallExpression, { hierarchy }: ProgramTypes): Substitution | undefined {
  if (callee.kind !== 'object') return new Map();
  const views = memberTypes(hierarchy, callee.receiver.type).map((type) => viewAs(hierarchy, type, callee.owner));
  const view = views.find((each) => each !== undefined);
  return view?.args.every(({ kind }) => kind !== 'projection') ? argumentsOf(hierarchy, view) : undefined;
}
