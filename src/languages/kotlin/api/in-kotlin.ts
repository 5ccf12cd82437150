import type { ApiClass } from '../../../model/library/api-class.js';
import type { ApiType, ApiTypeArgument } from '../../../model/library/api-type.js';
import { mappedName } from './kotlin-names.js';

/**
 * A class of Java as programs of Kotlin see it, without its members: some of these have other names in Kotlin, and whether
 * their types hold null is not known.
 */
export function headerInKotlin(each: ApiClass): ApiClass {
  const { functional } = each;
  const supertypes = each.supertypes.map(typeInKotlin);
  return {
    ...each,
    typeParameters: each.typeParameters.map(({ bounds, ...rest }) => ({ ...rest, bounds: bounds.map(typeInKotlin) })),
    supertypes: supertypes.flatMap((type) => (type.kind === 'class' ? [type] : [])),
    ...(functional && {
      functional: {
        ...functional,
        parameters: functional.parameters.map(typeInKotlin),
        result: typeInKotlin(functional.result),
        throws: [],
      },
    }),
    constructors: [],
    methods: [],
    fields: [],
  };
}

/** The classes of values that are primitive in Java. */
export const primitives: Readonly<Record<string, string>> = {
  boolean: 'Boolean',
  byte: 'Byte',
  char: 'Char',
  double: 'Double',
  float: 'Float',
  int: 'Int',
  long: 'Long',
  short: 'Short',
  void: 'Unit',
};

/** A type of Java in the terms of Kotlin (Kotlin reference, "Mapped types"). */
function typeInKotlin(type: ApiType): ApiType {
  switch (type.kind) {
    case 'primitive':
      return plain(`kotlin.${primitives[type.name]}`);
    case 'array':
      if (type.element.kind === 'primitive') return plain(`kotlin.${primitives[type.element.name]}Array`);
      return { kind: 'array', element: typeInKotlin(type.element) };
    case 'class':
      return { kind: 'class', name: mappedName(type.name) ?? type.name, args: type.args.map(argumentInKotlin) };
    default:
      return type;
  }
}

function argumentInKotlin(arg: ApiTypeArgument): ApiTypeArgument {
  if (arg.kind === 'star') return arg;
  return arg.kind === 'projection' ? { ...arg, of: typeInKotlin(arg.of) } : typeInKotlin(arg);
}

function plain(name: string): ApiType {
  return { kind: 'class', name, args: [] };
}
