import { aliasOf } from '../../../model/program/print/alias.js';
import type { ProgramIndex } from '../../../model/program/program-index.js';
import type { TypeParameter } from '../../../model/types/hierarchy.js';
import { parameterLabel, type Type, type TypeArgument } from '../../../model/types/type.js';

/** What is written in place of type parameters, by their unique names. */
export type Spelling = ReadonlyMap<string, string>;

/** A type as it is written. */
export function printType(type: TypeArgument, index: ProgramIndex, spelling?: Spelling): string {
  const alias = aliasOf(index.aliases, type);
  if (!alias) return expandedText(type, index, spelling);
  return alias.name + inAngles(alias.args.map((each) => printType(each, index, spelling)));
}

/** A type without an alias for the whole. */
export function expandedText(type: TypeArgument, index: ProgramIndex, spelling?: Spelling): string {
  const print = (each: TypeArgument) => printType(each, index, spelling);
  switch (type.kind) {
    case 'top':
      return 'unknown';
    case 'bottom':
      return 'never';
    case 'class':
      return qualifiedName(type.name, index) + inAngles(type.args.map(print));
    case 'parameter':
      return spelling?.get(type.name) ?? parameterLabel(type.name);
    case 'function': {
      const parameters = type.parameters.map((each, i) => `${parameterNames[i]}: ${print(each)}`);
      return `(${parameters.join(', ')}) => ${print(type.result)}`;
    }
    case 'array':
      return `${operand(type.element, print(type.element))}[]`;
    case 'nullable':
      return `${operand(type.of, print(type.of))} | null`;
    case 'tuple':
      return `[${type.elements.map(print).join(', ')}]`;
    case 'intersection':
      return type.parts.map(print).join(' & ');
    case 'primitive':
      return type.name;
    case 'projection':
      throw new Error('TypeScript has no projections');
  }
}

const parameterNames = ['a', 'b', 'c', 'd'];

// A union or a function type within another type stands in parentheses.
function operand(type: Type, printed: string): string {
  const isSpelledOut = type.kind === 'parameter' && / [|=]/.test(printed);
  return type.kind === 'function' || type.kind === 'nullable' || isSpelledOut ? `(${printed})` : printed;
}

function inAngles(texts: readonly string[]): string {
  return texts.length === 0 ? '' : `<${texts.join(', ')}>`;
}

/** Type arguments in angle brackets, or nothing. */
export function typeArguments(types: readonly TypeArgument[], index: ProgramIndex): string {
  return inAngles(types.map((each) => printType(each, index)));
}

/** Type parameters with variance and bounds in angle brackets, or nothing. */
export function typeParameters(parameters: readonly TypeParameter[], index: ProgramIndex): string {
  if (parameters.length === 0) return '';
  const printed = parameters.map(({ name, variance, bound }) => {
    const label = parameterLabel(name);
    const prefix = variance === 'invariant' ? '' : `${variance} `;
    return prefix + label + (bound && bound.kind !== 'top' ? ` extends ${printType(bound, index)}` : '');
  });
  return `<${printed.join(', ')}>`;
}

/** The name of a class, with the class around it if it is nested. */
export function qualifiedName(name: string, { enclosing }: ProgramIndex): string {
  const outer = enclosing.get(name);
  return outer ? `${outer.name}.${name}` : name;
}
