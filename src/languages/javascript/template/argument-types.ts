import { elementTypeOf } from '../../../model/template/candidates.js';
import type { TypeName } from '../../../model/template/hole.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { annotatedType } from './infer-type.js';
import { mistakeAt } from './source-template.js';

/** The types that values of a parameter may have. */
export type ArgumentType = readonly TypeName[];

const single = new Set(['number', 'bigint', 'string', 'boolean', 'null', 'undefined']);
const anything = ['number', 'boolean', 'string', 'null', 'undefined'];

/** What the entry of a template can be given for one of its parameters. */
export function argumentTypes(parameter: ts.ParameterDeclaration): ArgumentType {
  const { type } = parameter;
  // Without an annotation it is a number, as in JavaScript.
  if (!type) return ['number'];
  const types = (ts.isUnionTypeNode(type) ? [...type.types] : [type]).map(annotatedType);
  if (types.some((name) => name === 'unknown' || name === 'any')) return anything;
  const wrong = types.find((name) => !single.has(name) && !single.has(elementTypeOf(name) ?? ''));
  if (wrong)
    throw mistakeAt(
      parameter,
      `cupel makes no values of type ${wrong}; use numbers, strings or arrays of them, or make the value with entryArgument`,
    );
  return types;
}
