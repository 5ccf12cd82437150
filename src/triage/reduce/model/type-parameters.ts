import { isType } from '../../../model/program/json.js';
import type { Program } from '../../../model/program/program.js';
import { traverse } from '../../../model/program/traverse.js';
import type { TypeParameter } from '../../../model/types/hierarchy.js';
import { substituteArgument } from '../../../model/types/substitute.js';
import type { Type, TypeArgument } from '../../../model/types/type.js';
import type { TypeTable } from '../../../model/types/type-table.js';
import { mentionsIn } from './mentions.js';

/** The names of the type parameters of a program. */
export function droppableParameters(program: Program): string[] {
  const names: string[] = [];
  traverse(program, { typeParameter: ({ name }) => names.push(name) });
  return names;
}

/**
 * The type parameters that nothing speaks of; those of methods of one name go together, since one of them may override
 * another. Without them types that differed only there become one, so that more can be assigned, not less.
 */
export function idleParameters(program: Program): string[][] {
  const { typeParameters: mentioned } = mentionsIn(program);
  const groups = new Map<string, string[]>();
  const note = (key: string, parameters: readonly TypeParameter[]) => {
    for (const [i, { name }] of parameters.entries())
      groups.set(`${key} ${i}`, [...(groups.get(`${key} ${i}`) ?? []), name]);
  };
  traverse(program, {
    class: ({ name, typeParameters }) => note(`class ${name}`, typeParameters),
    method: ({ name, typeParameters }) => note(`method ${name}`, typeParameters),
    furtherConstructor: ({ name, typeParameters }) => note(`method ${name}`, typeParameters),
  });
  return [...groups.values()].filter((names) => names.every((name) => !mentioned.has(name)));
}

/** A program without these type parameters: their bound stands for them, and nothing is given for them. */
export function dropParameters(program: Program, names: ReadonlySet<string>, table: TypeTable): Program {
  const bounds = new Map<string, Type>();
  const ofClass = new Map<string, ReadonlySet<number>>();
  const ofMethod = new Map<string, ReadonlySet<number>>();
  const note = (places: Map<string, ReadonlySet<number>>, owner: string, parameters: readonly TypeParameter[]) => {
    places.set(owner, new Set(parameters.flatMap(({ name }, i) => (names.has(name) ? [i] : []))));
    for (const { name, bound } of parameters) if (names.has(name)) bounds.set(name, firstBound(bound) ?? table.top);
  };
  traverse(program, {
    class: ({ name, typeParameters }) => note(ofClass, name, typeParameters),
    method: ({ name, typeParameters }) => note(ofMethod, name, typeParameters),
    furtherConstructor: ({ name, typeParameters }) => note(ofMethod, name, typeParameters),
  });
  const change = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(change);
    if (isType(value)) return dropArguments(substituteArgument(value, bounds, table), ofClass, table);
    const part = { ...value } as Record<string, unknown>;
    if ('typeParameters' in part)
      part['typeParameters'] = (part['typeParameters'] as TypeParameter[]).filter(({ name }) => !names.has(name));
    // A call, or the constructor by which an object is made.
    if ('typeArguments' in part)
      part['typeArguments'] = without(part['typeArguments'] as Type[], ofMethod.get(part['name'] as string));
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, change(each)]));
  };
  return change(program) as Program;
}

// Only a bound may be of several types at once.
function firstBound(bound: Type | undefined): Type | undefined {
  return bound?.kind === 'intersection' ? bound.parts[0] : bound;
}

function without<T>(list: readonly T[], places: ReadonlySet<number> | undefined): T[] {
  return list.filter((_, i) => !places?.has(i));
}

function dropArguments(
  type: TypeArgument,
  places: ReadonlyMap<string, ReadonlySet<number>>,
  table: TypeTable,
): TypeArgument {
  const drop = (each: Type): Type => dropArguments(each, places, table) as Type;
  switch (type.kind) {
    case 'class':
      return table.classType(
        type.name,
        without(type.args, places.get(type.name)).map((each) => dropArguments(each, places, table)),
      );
    case 'function':
      return table.functionType(type.parameters.map(drop), drop(type.result));
    case 'array':
      return table.array(drop(type.element));
    case 'nullable':
      return table.nullable(drop(type.of));
    case 'tuple':
      return table.tuple(type.elements.map(drop));
    case 'intersection':
      return table.intersection(type.parts.map(drop));
    case 'projection':
      return type.star ? type : table.projection(type.variance, drop(type.of));
    default:
      return type;
  }
}
