import type { ApiConstructor } from '../../../model/library/api-member.js';
import { modelType } from '../../../model/library/model-type.js';
import { memberLabel } from '../../../model/program/library-class.js';
import type { Expression } from '../../../model/program/expression.js';
import { boundsOf } from '../../../model/types/hierarchy.js';
import { substitute } from '../../../model/types/substitute.js';
import { isSubtype, viewAs } from '../../../model/types/subtype.js';
import { viewOf } from '../../../model/types/approximate.js';
import { mentions, type Type } from '../../../model/types/type.js';
import { erased } from '../graph/erased.js';
import type { Member } from '../graph/member.js';
import type { Api } from '../open-api.js';
import type { Namesakes, Writing } from '../writing.js';
import type { Signature } from './signature.js';

/** In which phase a value may be given where a type is expected (JLS 15.12.2): by subtyping, by boxing too, or not at all. */
type Phase = 1 | 2 | 3 | undefined;

/** A method or a constructor that a call could mean as well. */
interface Rival {
  readonly formals: readonly Type[];
  readonly vararg: boolean;
  /** Its own type parameters, and what is captured: types that may be anything within their bounds. */
  readonly open: ReadonlySet<string>;
}

/**
 * Whether every compiler takes a call with these values for one of the method that is meant: no other one of the name is
 * applicable in the same phase or an earlier one, unless this one is more specific for sure.
 */
export function isCertain(writing: Writing, signature: Signature, values: readonly Expression[]): boolean {
  const { member } = signature;
  if (member.kind === 'field') return true;
  // Where the first overload counts that fits, each of a class makes an object of the same type.
  if (member.kind === 'constructor' && writing.api.support.incompatible) return true;
  const found = rivalsOf(writing, signature, values.length);
  if (!found) return false;
  const own = { formals: signature.formals as Type[], vararg: isVararg(member), open: new Set<string>() };
  const phase = applicable(writing, own, values);
  if (phase === undefined) return false;
  const inPhases = writing.api.support.phases !== false;
  return found.every((rival) => {
    const other = applicable(writing, rival, values);
    if (other === undefined || (inPhases && other > phase)) return true;
    const isAlike = inPhases ? other === phase : other < 3;
    return isAlike && phase < 3 && isMoreSpecific(writing, { own, rival, values });
  });
}

/** Whether no other method of the name takes these values. */
export function isRefusedByRivals(writing: Writing, signature: Signature, values: readonly Expression[]): boolean {
  const { added } = writing.api.support;
  if (signature.member.kind === 'method' && added?.has(memberLabel(signature.member.name))) return false;
  const found = rivalsOf(writing, signature, values.length);
  return found?.every((rival) => applicable(writing, rival, values) === undefined) ?? false;
}

/** What else has the name of a member that is used with so many values. */
export function namesakesOf(writing: Writing, signature: Signature, count: number): Namesakes {
  if (rivalsOf(writing, signature, count)?.length !== 0) return 'sameCount';
  const { member, seenIn } = signature;
  if (member.kind === 'constructor') return member.owner.source.constructors.length > 1 ? 'otherCount' : 'none';
  const label = memberLabel(member.name);
  const { named, unknown } = writing.api.visible(seenIn);
  const { universal, added } = writing.api.support;
  const isOnly = named.get(label)?.length === 1 && !unknown.has(label);
  return isOnly && !universal.has(label) && !added?.has(label) ? 'none' : 'otherCount';
}

/** Whether a method could take these values if its type arguments had to be inferred. */
export function mayTakeInferred(writing: Writing, { member }: Signature, values: readonly Expression[]): boolean {
  return applicable(writing, rivalOf(writing, member), values) !== undefined;
}

// Nothing where something of the name is not known well enough.
function rivalsOf(writing: Writing, signature: Signature, count: number): Rival[] | undefined {
  const { member, seenIn, view } = signature;
  if (member.kind === 'constructor') return rivalConstructors(writing, member, count);
  const { named, unknown } = writing.api.visible(seenIn);
  const label = memberLabel(member.name);
  if (unknown.get(label)?.some((parameters) => parameters < 0 || parameters === count)) return undefined;
  const rivals: Rival[] = [];
  for (const each of named.get(label) ?? []) {
    if (each.member === member) continue;
    if (!mayTake(writing, each.source, count)) continue;
    if (!each.member) return undefined;
    const owner = view.exact.size + view.projected.size > 0 || !member.isStatic ? each.owner : undefined;
    const at = owner && seenAt(writing, signature, owner.name);
    rivals.push(rivalOf(writing, each.member, at));
  }
  return [...rivals, ...ofEveryObject(writing, member, label)];
}

// What every object has, unless that is what the method overrides.
function ofEveryObject({ api, hierarchy }: Writing, { name }: Member, label: string): Rival[] {
  const none: ReadonlyMap<string, string> = new Map();
  return (api.support.universal.get(label) ?? [])
    .filter((taken) => name !== `${label}(${taken.map((type) => erased(type, none)).join()})`)
    .map((taken) => ({
      formals: taken.map((type) => modelType(type, hierarchy.table, api.renamed)),
      vararg: false,
      open: new Set<string>(),
    }));
}

function seenAt(
  { hierarchy }: Writing,
  { seenIn, view }: Signature,
  name: string,
): ReturnType<typeof viewOf> | undefined {
  const seen = viewAs(hierarchy, seenIn.self, name);
  if (!seen) return undefined;
  const { exact } = viewOf(hierarchy, seen);
  const by = new Map([...exact].map(([parameter, type]) => [parameter, substitute(type, view.exact, hierarchy.table)]));
  return { exact: by, projected: new Map() };
}

function rivalConstructors(writing: Writing, member: Member, count: number): Rival[] | undefined {
  const { members, source } = member.owner;
  const known = new Map(members.map((each) => [each.id, each]));
  const rivals: Rival[] = [];
  for (const each of source.constructors) {
    const other = known.get(each.id);
    if (other === member || each.access !== 'public' || !mayTake(writing, each, count)) continue;
    if (!other) return undefined;
    rivals.push(rivalOf(writing, other));
  }
  return rivals;
}

function mayTake({ api }: Writing, { parameters }: Pick<ApiConstructor, 'parameters'>, count: number): boolean {
  const last = parameters.at(-1);
  const isSeveral = last?.vararg ?? (last?.type.kind === 'array' && takesSeveral(api));
  return isSeveral ? count >= parameters.length - 1 : count === parameters.length;
}

// In Groovy an array at the end takes its elements one by one as well.
function takesSeveral({ profile }: Api): boolean {
  return profile.tolerates.arraysTakeSeveral !== undefined;
}

function rivalOf({ api, hierarchy }: Writing, member: Member, view?: ReturnType<typeof viewOf>): Rival {
  const open = new Set([...member.owner.typeParameters, ...member.typeParameters].map(({ name }) => name));
  const by = view?.exact ?? new Map<string, Type>();
  const formals = member.parameters.map(({ type }) => substitute(type, by, hierarchy.table));
  const last = formals.at(-1);
  if (isVararg(member) || last?.kind !== 'array' || !takesSeveral(api))
    return { formals, vararg: isVararg(member), open };
  return { formals: [...formals.slice(0, -1), last.element], vararg: true, open };
}

function isVararg({ parameters }: Member): boolean {
  return parameters.at(-1)?.vararg ?? false;
}

// As early as it may be.
function applicable(writing: Writing, rival: Rival, values: readonly Expression[]): Phase {
  const { formals, vararg } = rival;
  const { table } = writing.hierarchy;
  if (formals.length === values.length) {
    const last = formals.length - 1;
    const fixed = vararg ? formals.map((type, i) => (i === last ? table.array(type) : type)) : formals;
    const phase = worst(values.map((value, i) => fits(writing, rival, value, fixed[i] as Type)));
    if (phase !== undefined) return phase;
  }
  if (!vararg || values.length < formals.length - 1) return undefined;
  const last = formals.at(-1) as Type;
  const phase = worst(
    values.map((value, i) => fits(writing, rival, value, i < formals.length - 1 ? (formals[i] as Type) : last)),
  );
  return phase === undefined ? undefined : 3;
}

function worst(phases: readonly Phase[]): Phase {
  let result: Phase = 1;
  for (const phase of phases) {
    if (phase === undefined) return undefined;
    if (phase > result) result = phase;
  }
  return result;
}

function fits(writing: Writing, rival: Rival, value: Expression, formal: Type): Phase {
  if (value.kind === 'conditional')
    return worst([value.then, value.otherwise].map((each) => fits(writing, rival, each, formal)));
  if (value.kind === 'lambda') return takesFunction(writing, rival, formal, value.parameters.length) ? 1 : undefined;
  if (value.kind === 'reference' || value.kind === 'constructor')
    return takesFunction(writing, rival, formal) ? 1 : undefined;
  return fitsType(writing, rival, value.type, formal);
}

function takesFunction(writing: Writing, rival: Rival, formal: Type, count?: number): boolean {
  if (formal.kind === 'nullable') return takesFunction(writing, rival, formal.of, count);
  if (formal.kind === 'function') return count === undefined || formal.parameters.length === count;
  if (formal.kind === 'parameter') return rival.open.has(formal.name);
  // Where lambdas are objects of a class, they are values of the type of all values.
  if (formal.kind === 'top') return writing.api.builtIns.closureType !== undefined;
  if (formal.kind !== 'class') return false;
  const functional = writing.hierarchy.constructors.get(formal.name)?.functional;
  const isHidden = writing.api.owners.get(formal.name)?.source.functional && !functional;
  if (isHidden) return true;
  return functional !== undefined && (count === undefined || functional.parameters.length === count);
}

function fitsType(writing: Writing, rival: Rival, type: Type, formal: Type): Phase {
  const { hierarchy, api } = writing;
  if (type.kind === 'primitive') {
    if (formal.kind === 'primitive') return type === formal || api.profile.converts?.(type, formal) ? 1 : undefined;
    const box = hierarchy.boxes.get(type.name);
    return box && fitsType(writing, rival, box, formal) ? 2 : undefined;
  }
  if (formal.kind === 'primitive') {
    const isBox = hierarchy.boxes.get(formal.name) === type || api.profile.converts?.(type, formal);
    return isBox ? 2 : undefined;
  }
  return mayBe(writing, rival, type, formal) ? 1 : undefined;
}

function mayBe(writing: Writing, rival: Rival, type: Type, formal: Type): boolean {
  const { hierarchy } = writing;
  if (formal.kind === 'top') return true;
  if (formal.kind === 'parameter' && rival.open.has(formal.name)) {
    const { open } = rival;
    return boundsOf(hierarchy, formal.name).every((bound) =>
      bound.kind === 'parameter' && open.has(bound.name) ? true : mayBe(writing, rival, type, bound),
    );
  }
  if (type.kind === 'class' && formal.kind === 'class') {
    const view = viewAs(hierarchy, type, formal.name);
    // What is captured may be a subtype in more ways than we know.
    const isClosed = !mentions(formal, rival.open) && view?.args.every(({ kind }) => kind !== 'projection');
    return isClosed ? isSubtype(hierarchy, type, formal) : view !== undefined;
  }
  if (!mentions(formal, rival.open) && formal.kind !== 'array') return isSubtype(hierarchy, type, formal);
  if (type.kind === 'array' && formal.kind === 'array')
    return type.element.kind === 'primitive'
      ? formal.element === type.element
      : formal.element.kind !== 'primitive' && mayBe(writing, rival, type.element, formal.element);
  return formal.kind === 'intersection' && formal.parts.every((each) => mayBe(writing, rival, type, each));
}

// Only where nothing has to be inferred for the other one.
function isMoreSpecific(
  writing: Writing,
  { own, rival, values }: { own: Rival; rival: Rival; values: readonly Expression[] },
): boolean {
  if (own.vararg || rival.vararg || own.formals.length !== rival.formals.length) return false;
  if (values.some(({ kind }) => kind === 'lambda' || kind === 'reference' || kind === 'constructor')) return false;
  let isOther = false;
  const isBelow = own.formals.every((formal, i) => {
    const other = rival.formals[i] as Type;
    if (formal === other) return true;
    isOther = true;
    if (mentions(other, rival.open)) return isUnbounded(writing, rival, other, i) && formal.kind !== 'primitive';
    if (formal.kind === 'primitive' && other.kind === 'primitive') {
      const { profile } = writing.api;
      return profile.converts?.(formal, other) === true && !profile.converts(other, formal);
    }
    return formal.kind !== 'primitive' && other.kind !== 'primitive' && isSubtype(writing.hierarchy, formal, other);
  });
  return isOther && isBelow;
}

function isUnbounded({ hierarchy }: Writing, { formals, open }: Rival, formal: Type, at: number): boolean {
  if (formal.kind !== 'parameter' || !open.has(formal.name)) return false;
  const isElsewhere = formals.some((each, i) => i !== at && mentions(each, { has: (name) => name === formal.name }));
  return !isElsewhere && boundsOf(hierarchy, formal.name)[0].kind === 'top';
}
