import type { ApiClass } from './api-class.js';
import type { ApiLibrary, Skipped } from './api-library.js';
import type { ApiConstructor, ApiField, ApiMethod } from './api-member.js';
import type { ApiType } from './api-type.js';
import { membersOf, partsOfType, typesOfHeader, typesOfMember } from './types-of-api.js';

type Member = ApiConstructor | ApiMethod | ApiField;

/** What an API speaks of is there after this: the rest is skipped, again and again until nothing is left to do. */
export function keepKnown(api: ApiLibrary): ApiLibrary {
  const known = knownClasses([...api.classes, ...api.mentioned]);
  const skipped: Skipped[] = [...api.skipped];
  const omitted: Skipped[] = [...api.omitted];
  return {
    ...api,
    classes: keepIn(api.classes, known, skipped),
    mentioned: keepIn(api.mentioned, known, omitted),
    functions: api.functions.filter((each) => isKept(each, '', { known, skipped })),
    variables: api.variables.filter((each) => isKept(each, '', { known, skipped })),
    skipped,
    omitted,
  };
}

// A class is known if all classes are that stand before its members.
function knownClasses(classes: readonly ApiClass[]): ReadonlySet<string> {
  let left = classes;
  for (;;) {
    const known = new Set(left.map(({ name }) => name));
    const next = left.filter((each) => strangeIn(headerOf(each), known) === undefined);
    if (next.length === left.length) return known;
    left = next;
  }
}

function keepIn(classes: readonly ApiClass[], known: ReadonlySet<string>, skipped: Skipped[]): ApiClass[] {
  const kept: ApiClass[] = [];
  for (const each of classes) {
    if (!known.has(each.name)) {
      const detail = strangeIn(headerOf(each), known) ?? '';
      skipped.push({ what: 'class', in: each.package, name: each.name, reason: strange, detail });
      for (const member of membersOf(each)) skipped.push(skip(member, each.name, detail));
      continue;
    }
    const isKnown = (member: Member) => isKept(member, each.name, { known, skipped });
    const { functional, ...rest } = each;
    kept.push({
      ...rest,
      ...(functional && strangeIn(typesOfHeader(each), known) === undefined && { functional }),
      constructors: each.constructors.filter(isKnown),
      methods: each.methods.filter(isKnown),
      fields: each.fields.filter(isKnown),
    });
  }
  return kept;
}

function isKept(
  member: Member,
  owner: string,
  { known, skipped }: { known: ReadonlySet<string>; skipped: Skipped[] },
): boolean {
  const detail = strangeIn(typesOfMember(member), known);
  if (detail === undefined) return true;
  skipped.push(skip(member, owner, detail));
  return false;
}

const strange = 'a class that is left out';

function skip(member: Member, owner: string, detail: string): Skipped {
  const what = 'type' in member ? 'field' : 'name' in member ? 'method' : 'constructor';
  const parameters = 'parameters' in member && { parameters: member.parameters.length };
  return { what, in: owner, name: 'name' in member ? member.name : '<init>', ...parameters, reason: strange, detail };
}

// Lambdas do not stand for a functional interface whose method cannot be expressed; the interface may be used otherwise.
function headerOf({ typeParameters, supertypes }: ApiClass): readonly ApiType[] {
  return typesOfHeader({ typeParameters, supertypes });
}

function strangeIn(types: readonly ApiType[], known: ReadonlySet<string>): string | undefined {
  for (const type of types)
    for (const part of partsOfType(type)) if (part.kind === 'class' && !known.has(part.name)) return part.name;
  return undefined;
}
