import type { MethodDeclaration, Parameter } from '../../../model/program/expression.js';
import { memberLabel } from '../../../model/program/library-class.js';
import { viewOf } from '../../../model/types/approximate.js';
import { declareParameters, type TypeParameter } from '../../../model/types/hierarchy.js';
import { isSubtype, viewAs } from '../../../model/types/subtype.js';
import { type Substitution, substitute } from '../../../model/types/substitute.js';
import { type ClassType, mentions, mentionsParameter, type Type } from '../../../model/types/type.js';
import { isVoid, type Member, type Owner } from '../graph/member.js';
import { subtypeOf } from '../types/subtype-of.js';
import { newId, type Writing } from '../writing.js';

/** The class of a program that overrides something. */
interface Client {
  readonly owner: Owner;
  readonly client: string;
  /** The class of the library with its type arguments. */
  readonly above: ClassType;
}

/** The methods of a class that inherits from one of a library: what it must override, and some of what it may. */
export function overridesFor(writing: Writing, client: Client, depth: number): MethodDeclaration[] | undefined {
  const { api, random, policy, component } = writing;
  const extensible = api.extensible(client.owner);
  if (!extensible) return undefined;
  const { abstract, open } = extensible;
  const about = open.filter((member) => member === component);
  const generic = open.filter((member) => isGeneric(member) && member !== component);
  const others = Array.from({ length: generic.length > 0 ? random.int(0, policy.overrides) : 0 }, () =>
    random.pick(generic),
  );
  const overridden = [...new Set([...abstract, ...about, ...others])];
  // A class that overrides nothing is no better than the one above it.
  if (overridden.length === 0 && open.length > 0) overridden.push(random.pick(open));
  const methods: MethodDeclaration[] = [];
  for (const member of overridden) {
    const made = override(writing, client, member, depth);
    if (made) methods.push(made);
    else if (abstract.includes(member)) return undefined;
  }
  return methods;
}

function isGeneric({ owner, parameters, result }: Member): boolean {
  const own = new Set(owner.typeParameters.map(({ name }) => name));
  return [...parameters.map(({ type }) => type), result].some((type) => mentions(type, own));
}

function override(
  writing: Writing,
  { client, above }: Client,
  member: Member,
  depth: number,
): MethodDeclaration | undefined {
  const { hierarchy } = writing;
  const { table } = hierarchy;
  const seen = viewAs(hierarchy, above, member.owner.name);
  if (!seen) return undefined;
  const { exact, projected } = viewOf(hierarchy, seen);
  if (projected.size > 0) return undefined;
  const { typeParameters, by } = ownParameters(writing, client, member, exact);
  const parameters = member.parameters.map(
    ({ type, vararg }, i): Parameter => ({
      id: newId(writing),
      name: `p${i + 1}`,
      type: substitute(type, by, table),
      vararg,
    }),
  );
  writing.used.set(member, writing.used.get(member) ?? 'none');
  const { unit } = writing.api.builtIns;
  const result = isVoid(member)
    ? (unit?.type ?? member.result)
    : resultOf(writing, substitute(member.result, by, table));
  const body = isVoid(member)
    ? { statements: [] }
    : { statements: [], result: bodyOf(writing, { parameters, result }, depth) };
  return {
    id: newId(writing),
    name: memberLabel(member.name),
    typeParameters,
    parameters,
    result,
    body,
    access: 'public',
    static: false,
    overrides: true,
    open: false,
    overloaded: false,
  };
}

// Type parameters have names of their own, since each name stands for one in a program.
function ownParameters({ hierarchy }: Writing, client: string, { typeParameters, name }: Member, exact: Substitution) {
  const { table } = hierarchy;
  const names = typeParameters.map((_, i) => `${client}.${memberLabel(name)}.M${i + 1}`);
  const by = new Map(exact);
  for (const [i, each] of typeParameters.entries()) by.set(each.name, table.parameter(names[i] as string));
  const own = typeParameters.map(
    ({ variance, bound }, i): TypeParameter => ({
      name: names[i] as string,
      variance,
      ...(bound && { bound: substitute(bound, by, table) }),
    }),
  );
  declareParameters(hierarchy, own);
  return { typeParameters: own, by };
}

// What overrides may give something more special (JLS 8.4.5), which takes a bridge method.
function resultOf(writing: Writing, type: Type): Type {
  const { hierarchy, random, policy } = writing;
  if (type.kind !== 'class' || mentionsParameter(type) || !random.chance(policy.chances.covariant)) return type;
  const special = subtypeOf(writing, type, policy.typeDepth - 1);
  return isSubtype(hierarchy, special, type) ? special : type;
}

function bodyOf(
  writing: Writing,
  { parameters, result }: Pick<MethodDeclaration, 'parameters' | 'result'>,
  depth: number,
) {
  // What several values are within the method differs between languages.
  writing.locals = parameters.filter(({ vararg }) => !vararg);
  const value = writing.inhabitant(writing, result, depth);
  writing.locals = [];
  return value;
}
