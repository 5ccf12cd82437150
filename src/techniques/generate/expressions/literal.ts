import type { ConstantExpression, LiteralExpression } from '../../../model/program/expression.js';
import type { BuiltIn, LiteralKind } from '../../../model/program/profile.js';
import { isAssignable } from '../../../model/types/assignable.js';
import type { Type } from '../../../model/types/type.js';
import { builtInOf, type Generation, newId } from '../generation.js';

/** A literal of a built-in type, if it has literals. */
export function literalOf(generation: Generation, type: Type): LiteralExpression | undefined {
  if (type === valueOfUnit(generation)) return { kind: 'literal', id: newId(generation), type, value: true };
  const kind = builtInOf(generation, type)?.literal;
  return kind && { kind: 'literal', id: newId(generation), type, value: literalValue(generation, kind) };
}

// The type of methods without a result, where it has a value.
function valueOfUnit({ builtIns }: Generation): Type | undefined {
  return builtIns.unit?.isValue ? builtIns.unit.type : undefined;
}

/** A literal that fits a wanted type. */
export function literalFor(generation: Generation, wanted: Type): LiteralExpression | undefined {
  const exact = literalOf(generation, wanted);
  if (exact) return exact;
  const fitting = fittingLiterals(generation, wanted);
  return fitting.length === 0 ? undefined : literalOf(generation, generation.random.pick(fitting).type);
}

function fittingLiterals({ builtIns, hierarchy, literals }: Generation, wanted: Type): readonly BuiltIn[] {
  let known = literals.get(wanted);
  if (!known) {
    known = builtIns.all.filter(({ type, literal }) => literal && isAssignable(hierarchy, type, wanted));
    literals.set(wanted, known);
  }
  return known;
}

/** Some value of a type: what is left where nothing else can be made. */
export function constantOf(generation: Generation, type: Type): ConstantExpression {
  return { kind: 'constant', id: newId(generation), type };
}

const words = ['amber', 'birch', 'coral', 'dusk', 'elm', 'fjord', 'grove', 'hazel'];

function literalValue({ random }: Generation, kind: LiteralKind): number | string | boolean {
  switch (kind) {
    case 'boolean':
      return random.chance(0.5);
    case 'string':
      return random.pick(words);
    case 'char':
      return String.fromCharCode(random.int(97, 122));
    case 'float':
    case 'double':
    case 'bigdecimal':
      return random.int(-200, 400) / 4;
    default:
      return random.int(-20, 100);
  }
}
