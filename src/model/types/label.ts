import { parameterLabel, type TypeArgument } from './type.js';

/** A type as a person would write it, whatever the language. */
export function typeLabel(type: TypeArgument): string {
  const list = (types: readonly TypeArgument[]) => types.map(typeLabel).join(', ');
  switch (type.kind) {
    case 'class':
      return type.args.length === 0 ? type.name : `${type.name}<${list(type.args)}>`;
    case 'parameter':
      return parameterLabel(type.name);
    case 'primitive':
      return type.name;
    case 'array':
      return `${typeLabel(type.element)}[]`;
    case 'nullable':
      return `${typeLabel(type.of)}?`;
    case 'projection':
      return type.star ? '*' : `${type.variance} ${typeLabel(type.of)}`;
    case 'function':
      return `(${list(type.parameters)}) -> ${typeLabel(type.result)}`;
    case 'tuple':
      return `(${list(type.elements)})`;
    case 'intersection':
      return type.parts.map(typeLabel).join(' & ');
    case 'top':
    case 'bottom':
      return type.kind;
  }
}
