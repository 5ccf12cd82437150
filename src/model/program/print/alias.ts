import { mentions, type Type, type TypeArgument } from '../../types/type.js';
import type { AliasDeclaration } from '../program.js';

/** An alias and what stands for its type parameters. */
export interface AliasUse {
  readonly name: string;
  readonly args: readonly Type[];
}

/** How a type is written with one of these aliases: the first one whose type it is; nothing if it is the type of none. */
export function aliasOf(aliases: readonly AliasDeclaration[], type: TypeArgument): AliasUse | undefined {
  for (const alias of aliases) {
    const names = new Set(alias.typeParameters.map(({ name }) => name));
    const by = new Map<string, Type>();
    if (matches(alias.type, type, { names, by }))
      return { name: alias.name, args: alias.typeParameters.map(({ name }) => by.get(name) as Type) };
  }
  return undefined;
}

interface Search {
  readonly names: ReadonlySet<string>;
  readonly by: Map<string, Type>;
}

function matches(pattern: TypeArgument, type: TypeArgument, search: Search): boolean {
  const { names, by } = search;
  if (pattern.kind === 'parameter' && names.has(pattern.name)) {
    if (type.kind === 'projection' || type.kind === 'primitive') return false;
    const known = by.get(pattern.name);
    if (!known) by.set(pattern.name, type);
    return !known || known === type;
  }
  if (pattern === type) return !mentions(pattern, names);
  const all = (patterns: readonly TypeArgument[], types: readonly TypeArgument[]) =>
    patterns.length === types.length && patterns.every((each, i) => matches(each, types[i] as TypeArgument, search));
  if (pattern.kind === 'class' && type.kind === 'class')
    return pattern.name === type.name && all(pattern.args, type.args);
  if (pattern.kind === 'function' && type.kind === 'function')
    return all(pattern.parameters, type.parameters) && matches(pattern.result, type.result, search);
  if (pattern.kind === 'tuple' && type.kind === 'tuple') return all(pattern.elements, type.elements);
  if (pattern.kind === 'array' && type.kind === 'array') return matches(pattern.element, type.element, search);
  if (pattern.kind === 'nullable' && type.kind === 'nullable') return matches(pattern.of, type.of, search);
  return false;
}
