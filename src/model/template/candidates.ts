import type { ArrayNode, ExpressionNode, Hole, HoleNode, PlaceNode, ScopeVariable, TypeName } from './hole.js';
import { hasLiterals, literalPool, wholeBounds } from './literals.js';

const typedArrays: Readonly<Record<string, TypeName>> = {
  Int8Array: 'number',
  Uint8Array: 'number',
  Uint8ClampedArray: 'number',
  Int16Array: 'number',
  Uint16Array: 'number',
  Int32Array: 'number',
  Uint32Array: 'number',
  Float32Array: 'number',
  Float64Array: 'number',
  BigInt64Array: 'bigint',
  BigUint64Array: 'bigint',
};

/** The type of the elements of an array type; nothing for other types. */
export function elementTypeOf(type: TypeName): TypeName | undefined {
  return type.endsWith('[]') ? type.slice(0, -2) : typedArrays[type];
}

/** What can stand where a place is asked for. */
export interface PlaceCandidates {
  readonly variables: readonly ScopeVariable[];
  readonly arrays: readonly ScopeVariable[];
}

/** The variables and the arrays that a hole for a variable or an element may use. */
export function candidatesFor(node: PlaceNode, scope: readonly ScopeVariable[], written: boolean): PlaceCandidates {
  const named = ({ name }: ScopeVariable) =>
    (node.names.length === 0 || node.names.includes(name)) && !node.excluded?.includes(name);
  const variables = scope.filter((one) => one.type === node.type && named(one) && (one.writable || !written));
  const arrays = scope.filter((one) => elementTypeOf(one.type) === node.type && named(one));
  if (node.kind === 'element') return { variables: [], arrays };
  // Whoever names variables means those; else an element is as good as a variable, as in Figure 1 of the paper.
  return { variables, arrays: node.names.length === 0 ? arrays : [] };
}

/** The variables that can be an index of an array. */
export function indexVariables(scope: readonly ScopeVariable[]): readonly ScopeVariable[] {
  return scope.filter(({ type }) => type === 'int' || type === 'number');
}

/** Why a hole cannot be filled; nothing if it can. */
export function problemOf({ node, scope }: Hole): string | undefined {
  return problemIn(node, scope, false);
}

function problemIn(node: HoleNode, scope: readonly ScopeVariable[], written: boolean): string | undefined {
  switch (node.kind) {
    case 'literal':
      return literalProblem(node);
    case 'variable':
    case 'element':
      return placeProblem(node, scope, written);
    case 'increment':
    case 'assign':
      return problemIn(node.place, scope, true) ?? first(partsOf(node), scope);
    default:
      return first(partsOf(node), scope);
  }
}

function first(parts: readonly HoleNode[], scope: readonly ScopeVariable[]): string | undefined {
  for (const part of parts) {
    const problem = problemIn(part, scope, false);
    if (problem) return problem;
  }
  return undefined;
}

function literalProblem(node: Extract<ExpressionNode, { kind: 'literal' }>): string | undefined {
  const { type, min, max, excluded } = node;
  if (!hasLiterals(type)) return `there are no literals of type ${type}`;
  const isWhole = !['number', 'float', 'double', 'boolean', 'string', 'String'].includes(type);
  const [least, most] = isWhole ? wholeBounds(node) : [Number(min ?? '-Infinity'), Number(max ?? 'Infinity')];
  if (least <= most && literalPool(node).length > 0) return undefined;
  const others = excluded ? ` that is not excluded (${excluded.join(', ')})` : '';
  if (type === 'boolean' || type === 'string' || type === 'String') return `there is no ${type}${others}`;
  return `there is no ${type} between ${min ?? least} and ${max ?? most}${others}`;
}

function placeProblem(node: PlaceNode, scope: readonly ScopeVariable[], written: boolean): string | undefined {
  const { names, excluded = [], type } = node;
  const unknown = [...names, ...excluded].find((name) => !scope.some((variable) => variable.name === name));
  if (unknown !== undefined) return `there is no variable ${unknown} in scope here`;
  const { variables, arrays } = candidatesFor(node, scope, written);
  if (variables.length + arrays.length > 0) return undefined;
  const others = excluded.length > 0 ? ` that is not excluded (${excluded.join(', ')})` : '';
  const among = (names.length === 0 ? 'in scope here' : `among ${names.join(', ')}`) + others;
  if (node.kind === 'element') return `there is no array with elements of type ${type} ${among}`;
  return `there is no variable of type ${type}${written ? ' that can be assigned to' : ''} ${among}`;
}

/** The holes for an array of one length each that a hole for an array stands for. */
export function arraysOfEachLength(node: ArrayNode): readonly ArrayNode[] {
  const { minLength, maxLength } = node;
  return Array.from({ length: maxLength - minLength + 1 }, (_, i) => {
    const length = minLength + i;
    return { ...node, minLength: length, maxLength: length };
  });
}

/** The parts of a node that are filled one by one; the place of an assignment or increment is not among them. */
export function partsOf(node: HoleNode): readonly HoleNode[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
    case 'element':
    case 'increment':
      return [];
    case 'source':
      return (node.parts ?? []).filter((part) => typeof part !== 'string');
    case 'array':
      return [node.element];
    case 'unary':
    case 'cast':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'ternary':
      return [node.condition, node.yes, node.no];
    case 'assign':
      return [node.value];
    case 'call':
      return node.arguments;
    case 'alternatives':
    case 'statementAlternatives':
      return node.options;
    case 'expressionStatement':
      return [node.expression];
    case 'block':
      return node.statements;
    case 'if':
      return [node.condition, node.then, ...(node.otherwise ? [node.otherwise] : [])];
    case 'while':
      return [node.condition, node.body];
    case 'for':
      return [node.count, node.body];
    case 'switch':
      return [node.subject, ...node.cases, ...(node.otherwise ? [node.otherwise] : [])];
    case 'try':
      return [node.body, ...(node.handler ? [node.handler] : []), ...(node.last ? [node.last] : [])];
  }
}
