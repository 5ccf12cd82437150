import type { LibraryClass } from '../../model/program/library-class.js';
import type { MethodDeclaration, Parameter } from '../../model/program/expression.js';
import { isType } from '../../model/program/json.js';
import type { TypeArgument } from '../../model/types/type.js';
import type { Member, MemberParameter, Owner } from './graph/member.js';
import type { Api } from './open-api.js';
import type { Namesakes } from './writing.js';

/** The part of an API that programs need: the classes that they and these speak of, with the members that they use. */
export function sliceOf(api: Api, used: ReadonlyMap<Member, Namesakes>, parts: unknown): LibraryClass[] {
  const found = new Map<string, Owner>();
  const add = (name: string) => {
    const owner = api.owners.get(name);
    if (!owner || found.has(name)) return;
    found.set(name, owner);
    const { supertypes, typeParameters, functional } = owner;
    for (const type of supertypes) addType(type);
    for (const { bound } of typeParameters) if (bound) addType(bound);
    if (functional) for (const type of [...functional.parameters, functional.result]) addType(type);
  };
  const addType = (type: TypeArgument) => classNames(type, add);
  addAll(parts, addType);
  for (const member of used.keys()) {
    add(member.owner.name);
    const { typeParameters, parameters, result, throws } = member;
    addAll([typeParameters, parameters, result, throws], addType);
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map((owner) => libraryClass(owner, used));
}

function addAll(part: unknown, addType: (type: TypeArgument) => void): void {
  if (typeof part !== 'object' || part === null) return;
  if (isType(part)) addType(part);
  else for (const each of Object.values(part)) addAll(each, addType);
}

function classNames(type: TypeArgument, add: (name: string) => void): void {
  if (type.kind === 'class') {
    add(type.name);
    for (const arg of type.args) classNames(arg, add);
  }
  if (type.kind === 'projection') classNames(type.of, add);
  if (type.kind === 'array') classNames(type.element, add);
  if (type.kind === 'intersection') for (const part of type.parts) classNames(part, add);
}

function libraryClass(owner: Owner, used: ReadonlyMap<Member, Namesakes>): LibraryClass {
  const { name, source, typeParameters, supertypes, functional } = owner;
  const own = owner.members.filter((member) => used.has(member));
  return {
    name,
    package: source.package,
    form: source.form === 'interface' ? 'interface' : 'class',
    typeParameters,
    supertypes,
    ...(functional && { functional }),
    constructors: own
      .filter(({ kind }) => kind === 'constructor')
      .map((member) => ({
        name: member.name,
        typeParameters: member.typeParameters,
        parameters: member.parameters.map(parameterOf),
        overloaded: used.get(member) === 'sameCount',
      })),
    methods: own.filter(({ kind }) => kind === 'method').map((member) => methodOf(member, used.get(member) !== 'none')),
    confusable: own
      .filter((member) => member.kind === 'method' && used.get(member) === 'sameCount')
      .map((member) => member.name),
  };
}

function methodOf(member: Member, overloaded: boolean): MethodDeclaration {
  const { name, typeParameters, parameters, result, throws, isStatic } = member;
  return {
    id: 0,
    name,
    typeParameters,
    parameters: parameters.map(parameterOf),
    result,
    ...(throws.length > 0 && { throws: throws }),
    access: 'public',
    static: isStatic,
    overrides: false,
    open: false,
    overloaded,
  };
}

function parameterOf({ type, vararg }: MemberParameter, at: number): Parameter {
  return { id: 0, name: `p${at + 1}`, type, vararg };
}
