import { memberLabel } from '../../../model/program/library-class.js';
import type { LibraryUse } from '../../../model/library/library-use.js';
import { erased } from './erased.js';
import type { Member, Owner } from './member.js';
import type { Visible } from './visible.js';

/** What a class of a program that inherits from a class of a library declares. */
export interface Extensible {
  /** What it must override. */
  readonly abstract: readonly Member[];
  /** What it may override. */
  readonly open: readonly Member[];
}

/** What is known of classes of libraries. */
export interface KnownClasses {
  readonly support: LibraryUse;
  readonly owners: ReadonlyMap<string, Owner>;
  visible(owner: Owner): Visible;
}

/** Finds whether programs may inherit from a class, and remembers it; nothing where a rule forbids it or not all is known. */
export function createExtensibility(known: KnownClasses): (owner: Owner) => Extensible | undefined {
  const found = new Map<string, Extensible | undefined>();
  return (owner) => {
    if (!found.has(owner.name)) found.set(owner.name, find(known, owner));
    return found.get(owner.name);
  };
}

const forms: ReadonlySet<string> = new Set(['class', 'abstract', 'interface']);

// A generic class is no exception (JLS 8.1.2), and what is abstract and not known cannot be overridden.
function find(known: KnownClasses, owner: Owner): Extensible | undefined {
  const { source, isPublic } = owner;
  const { form, final: isFinal, sealed } = source;
  if (!isPublic || !forms.has(form) || isFinal || sealed || source.access !== 'public') return undefined;
  const above = withAbove(known, owner);
  if (above.some((each) => each.source.name === 'java.lang.Throwable' || each.source.sealed)) return undefined;
  // What implements an interface would have to declare its properties.
  if (above.some(({ source: { form: kind, fields } }) => kind === 'interface' && fields.some((each) => !each.static)))
    return undefined;
  const visible = known.visible(owner);
  if (form !== 'class' && visible.unknown.size > 0) return undefined;
  const fixed = new Set(
    above.flatMap((each) =>
      each.source.methods.filter((method) => method.form === 'final').map((method) => shapeOf(method)),
    ),
  );
  const abstract: Member[] = [];
  const open: Member[] = [];
  for (const [label, methods] of visible.named)
    for (const { source: method, member } of methods) {
      if (method.static || isOfEveryObject(known, label, method.parameters)) continue;
      const isKnown = !method.widened && method.parameters.every(({ narrowed }) => !narrowed);
      if (method.form === 'abstract' && form !== 'class') {
        if (!member || !isKnown || fixed.has(shapeOf(method))) return undefined;
        abstract.push(member);
      } else if (member && isKnown && method.form !== 'final' && !fixed.has(shapeOf(method))) open.push(member);
    }
  // Two methods of one name and count may be one where type arguments make their parameters the same (JLS 8.4.8.3).
  const all = [...abstract, ...open];
  const isAlone = (member: Member) =>
    all.every((other) => other === member || keyOf(other) !== keyOf(member)) &&
    visible.named.get(memberLabel(member.name))?.every(({ member: each, source: { parameters } }) => {
      return each !== undefined || parameters.length !== member.parameters.length;
    });
  return abstract.every(isAlone) ? { abstract, open: open.filter(isAlone) } : undefined;
}

function keyOf({ name, parameters }: Member): string {
  return `${memberLabel(name)}/${parameters.length}`;
}

function shapeOf({ name, parameters }: { readonly name: string; readonly parameters: readonly unknown[] }): string {
  return `${name}/${parameters.length}`;
}

function isOfEveryObject(
  { support }: KnownClasses,
  label: string,
  parameters: Owner['source']['methods'][number]['parameters'],
): boolean {
  const none: ReadonlyMap<string, string> = new Map();
  const own = parameters.map(({ type }) => erased(type, none)).join();
  return (support.universal.get(label) ?? []).some((taken) => taken.map((type) => erased(type, none)).join() === own);
}

function withAbove({ owners }: KnownClasses, start: Owner): Owner[] {
  const all = [start];
  for (const { supertypes } of all)
    for (const { name } of supertypes) {
      const next = owners.get(name);
      if (next && !all.includes(next)) all.push(next);
    }
  return all;
}
