import type { ClassForm } from '../../model/program/program.js';
import { declareType, type FunctionalMethod, selfType, type TypeParameter } from '../../model/types/hierarchy.js';
import { directSupertypes } from '../../model/types/subtype.js';
import type { ClassType } from '../../model/types/type.js';
import type { ClassDraft } from './draft.js';
import { type Generation, newId } from './generation.js';

/** What is settled about a class before it is declared. */
export interface Header {
  readonly name: string;
  readonly form: ClassForm;
  readonly sealed?: boolean;
  readonly open?: boolean;
  readonly functional?: FunctionalMethod;
  readonly typeParameters?: readonly TypeParameter[];
  readonly superclass?: ClassType;
  readonly interfaces?: readonly ClassType[];
  readonly placement?: ClassDraft['placement'];
  readonly enclosing?: ClassDraft;
}

/** Declares a class without members. */
export function declareHeader(generation: Generation, header: Header): ClassDraft {
  const { hierarchy, classes } = generation;
  const { name, form, typeParameters = [], superclass, interfaces = [], functional, enclosing } = header;
  declareType(hierarchy, {
    name,
    parameters: typeParameters,
    supertypes: [...(superclass ? [superclass] : []), ...interfaces, ...hiddenSupertypes(generation, header)],
    ...(functional && { functional }),
  });
  const draft: ClassDraft = {
    id: newId(generation),
    name,
    form,
    sealed: header.sealed ?? false,
    open: header.open ?? (form === 'abstract' || form === 'interface'),
    placement: header.placement ?? 'top',
    functional: functional !== undefined,
    typeParameters,
    self: selfType(hierarchy, name),
    ...(superclass && { superclassType: superclass }),
    interfaces,
    fields: [],
    constructors: [],
    staticFields: [],
    methods: [],
    classes: [],
    cases: [],
    instances: new Map(),
    ...(enclosing && { enclosing }),
  };
  classes.set(name, draft);
  enclosing?.classes.push(draft);
  return draft;
}

function hiddenSupertypes({ builtIns, hierarchy }: Generation, { name, form }: Header): readonly ClassType[] {
  return form === 'enum' ? (builtIns.enumSupertypes?.(hierarchy.table.classType(name)) ?? []) : [];
}

/** Whether a class that has some supertypes may have another one too: it has every supertype with the same arguments. */
export function agrees(generation: Generation, type: ClassType, others: readonly ClassType[]): boolean {
  const known = new Map<string, ClassType>();
  for (const other of others.flatMap((each) => closure(generation, each))) known.set(other.name, other);
  return (
    !others.some(({ name }) => name === type.name) &&
    closure(generation, type).every((each) => (known.get(each.name) ?? each) === each)
  );
}

/** A class type and all its supertypes. */
export function closure(generation: Generation, type: ClassType): ClassType[] {
  return [type, ...directSupertypes(generation.hierarchy, type).flatMap((sup) => closure(generation, sup))];
}
