import type { Random } from '../../core/random.js';
import type { Expression } from '../../model/program/expression.js';
import type { Feature } from '../../model/program/feature.js';
import type { Precaution } from '../../model/program/profile.js';
import type { Program } from '../../model/program/program.js';
import { argumentsOf } from '../../model/types/hierarchy.js';
import { substitute } from '../../model/types/substitute.js';
import type { Type } from '../../model/types/type.js';
import type { TypeTable } from '../../model/types/type-table.js';
import { anyType, chooseBuiltIn, chooseType } from './choose-type.js';
import { declareAliases } from './declare-aliases.js';
import { declareClasses, outerScope } from './declare-class.js';
import { declareConstructors } from './declare-constructors.js';
import { declareFunctional } from './declare-functional.js';
import { declareFunctions, declareMembers, memberScope } from './declare-members.js';
import {
  type ClassDraft,
  type ConstructorDraft,
  finishClass,
  finishMethod,
  isConcrete,
  type MethodDraft,
} from './draft.js';
import { isAboveAnother } from './expressions/confusable.js';
import { makeExpression } from './expressions/expression.js';
import { concreteBelow } from './expressions/fresh-class.js';
import { constantOf, literalFor } from './expressions/literal.js';
import {
  allows,
  beginGeneration,
  type Target,
  factorOf,
  type Generation,
  newId,
  pickWeighted,
  within,
  withRoom,
} from './generation.js';
import { implementInherited } from './implement.js';
import { ancestry } from './members.js';
import type { Policy } from './policy.js';
import { effortOf } from './running/effort.js';
import { freely, makeConstructor, makeFurther, makeRunningBodies } from './running/make-bodies.js';
import { makeMain } from './running/make-main.js';
import type { Scope } from './scope.js';
import { settleFields } from './settle-fields.js';
import { makeBlock } from './statements.js';

/** Makes a well-typed program: all headers first, then all signatures, then the bodies. */
export function generateProgram(target: Target, policy: Policy, random: Random, table: TypeTable): Program {
  const { id: language, profile } = target;
  const generation = beginGeneration(random, policy, target, table);
  for (let i = within(generation, policy.classes); i > 0; i--) declareNext(generation);
  // Classes within others are added on the way, and get their members too.
  for (const draft of generation.classes.values()) declareMembers(generation, draft);
  settleFields(generation);
  declareConstructors(generation);
  declareFunctions(generation);
  implementInherited(generation);
  declareAliases(generation);
  if (generation.running) makeWhatRuns(generation);
  else makeRest(generation);
  const main = makeMain(generation);
  const top = [...generation.classes.values()].filter(({ placement }) => placement === 'top');
  const precautions = Object.keys(profile.precautions ?? {}) as Precaution[];
  return {
    version: 1,
    language,
    name: `${generation.names.value()}${random.int(1000, 9999)}`,
    classes: top.map(finishClass),
    functions: generation.functions.map(finishMethod),
    variables: generation.variables,
    ...(main && { main }),
    ...(generation.library && { library: generation.library.classes() }),
    ...(generation.aliases.length > 0 && { aliases: generation.aliases }),
    ...(precautions.length > 0 && { precautions }),
  };
}

function declareNext(generation: Generation): void {
  const { policy, random } = generation;
  const { forms } = policy;
  const weight = (feature: Feature) => factorOf(generation, feature);
  const generic = weight('genericClasses') * weight('boundedParameters');
  const sealed = Math.max(weight('interfaces'), weight('abstractClasses')) > 0 ? weight('sealedHierarchies') : 0;
  const form = pickWeighted(random, [
    ['class', forms.class],
    ['abstract', forms.abstract * weight('abstractClasses')],
    ['interface', forms.interface * weight('interfaces')],
    ['record', forms.record * weight('records')],
    ['sealed', forms.sealed * sealed],
    ['functional', forms.functional * weight('functionalInterfaces') * weight('interfaces')],
    ['enum', forms.enum * weight('enums')],
    ['recursive', forms.recursive * weight('recursiveBounds') * weight('interfaces') * generic],
  ]);
  if (form === 'functional') declareFunctional(generation);
  else declareClasses(generation, form ?? 'class');
}

function makeBodies(generation: Generation): void {
  for (let method = generation.pending.shift(); method; method = generation.pending.shift())
    makeBody(generation, method);
}

function makeVariables(generation: Generation): void {
  const { names, policy, random, profile } = generation;
  const scope = outerScope();
  for (let i = within(generation, policy.variables); i > 0; i--) {
    const isLiteral = profile.restrictions.literalStaticsOnly !== undefined;
    let type = isLiteral
      ? chooseBuiltIn(generation, { primitives: true })
      : chooseType(generation, scope, anyType(generation));
    let value = isLiteral
      ? (literalFor(generation, type) ?? constantOf(generation, type))
      : withRoom(generation, policy.expressions, () =>
          makeExpression(generation, outerScope(), { type, depth: policy.expressionDepth, standalone: false }),
        );
    // All variables get their values when the program begins to run.
    if (generation.running && effortOf(generation, value) > policy.effort.method) {
      type = generation.builtIns.string;
      value = literalFor(generation, type) ?? constantOf(generation, type);
    }
    const mutable = random.chance(policy.chances.mutable);
    generation.variables.push({ id: newId(generation), name: names.value(), type, mutable, value });
  }
}

function makeRest(generation: Generation): void {
  makeVariables(generation);
  makeBodies(generation);
  // What constructors take is settled only now, since bodies may have added fields.
  for (const draft of generation.classes.values()) generation.constructed.add(draft);
  for (const draft of generation.classes.values())
    for (const each of draft.constructors) handOver(generation, draft, each);
  for (const draft of generation.classes.values()) makeSuperCall(generation, draft);
  makeBodies(generation);
}

// Where a program runs, all classes and what their constructors do are known before the bodies.
function makeWhatRuns(generation: Generation): void {
  for (const draft of [...generation.classes.values()])
    if (lacksObjects(generation, draft)) concreteBelow(generation, draft);
  for (const draft of generation.classes.values()) generation.constructed.add(draft);
  const known = [...generation.classes.values()];
  makeConstructors(generation, known);
  makeVariables(generation);
  const make = (method: MethodDraft) => makeBody(generation, method);
  makeRunningBodies(generation, make);
  // Bodies that are not run may have added classes.
  for (const draft of generation.classes.values())
    if (!known.includes(draft)) freely(generation, () => makeSuperCall(generation, draft));
  makeRunningBodies(generation, make);
}

function lacksObjects(generation: Generation, draft: ClassDraft): boolean {
  const { form, open, sealed, placement, functional } = draft;
  if ((form !== 'interface' && form !== 'abstract') || !open || sealed || functional || placement !== 'top')
    return false;
  return ![...generation.classes.values()].some(
    (each) => isConcrete(each) && ancestry(generation, each).includes(draft),
  );
}

// Objects are made only of classes whose constructors are known.
function makeConstructors(generation: Generation, drafts: readonly ClassDraft[]): void {
  const isAbove = ({ superclassType }: ClassDraft) => superclassType === undefined;
  for (const draft of [...drafts.filter(isAbove), ...drafts.filter((each) => !isAbove(each))])
    makeConstructor(generation, draft, () => makeSuperCall(generation, draft));
  for (const draft of drafts)
    for (const each of draft.constructors)
      makeFurther(generation, draft, each, () => handOver(generation, draft, each));
}

function makeSuperCall(generation: Generation, draft: ClassDraft): void {
  const { superclassType, fields } = draft;
  const above = superclassType && generation.classes.get(superclassType.name);
  if (!superclassType || !above) return;
  const scope: Scope = {
    ...outerScope(draft.typeParameters),
    variables: fields.map(({ name, type }) => ({ name, type, mutable: false })),
  };
  const by = argumentsOf(generation.hierarchy, superclassType);
  const types = above.fields.map(({ type }) => substitute(type, by, generation.hierarchy.table));
  const given = types.flatMap((type) => exactly(generation, scope, type) ?? makeGiven(generation, scope, [type], 1));
  draft.superclass = { type: superclassType, arguments: given };
}

// The variable of exactly this type, where compilers do not find that another one is of a type below.
function exactly(generation: Generation, scope: Scope, type: Type): Expression | undefined {
  const own = scope.variables.find((each) => each.type === type);
  if (!own || !isAboveAnother({ generation, scope }, [type])) return undefined;
  return { kind: 'variable', id: newId(generation), type, name: own.name };
}

// What a further constructor gives to the first one.
function handOver(generation: Generation, draft: ClassDraft, constructor: ConstructorDraft): void {
  const { typeParameters, parameters } = constructor;
  const scope: Scope = {
    ...outerScope(),
    handedOnIn: draft,
    typeParameters: [...memberScope(draft).typeParameters, ...typeParameters.map(({ name }) => name)],
    variables: parameters.filter(({ vararg }) => !vararg).map(({ name, type }) => ({ name, type, mutable: false })),
  };
  const types = draft.fields.map(({ type }) => type);
  constructor.arguments = makeGiven(generation, scope, types, 2);
}

function makeGiven(generation: Generation, scope: Scope, types: readonly Type[], depth: number): Expression[] {
  return types.map((type) =>
    withRoom(generation, depth, () => makeExpression(generation, scope, { type, depth, standalone: false })),
  );
}

function makeBody(generation: Generation, method: MethodDraft): void {
  const { policy } = generation;
  const base =
    method.owner && !method.static
      ? memberScope(method.owner)
      : { ...outerScope(), ...(method.owner && { owner: method.owner }) };
  const scope: Scope = {
    ...base,
    ...(method.result !== generation.builtIns.unit?.type && { returns: method.result }),
    ...(method.throws && { handles: method.throws }),
    ...(method.hidden.size > 0 && { hidden: method.hidden }),
    typeParameters: [
      ...base.typeParameters.filter((name) => !method.hidden.has(name)),
      ...method.typeParameters.map(({ name }) => name),
    ],
    variables: [
      ...generation.variables.map(({ name, type, mutable }) => ({ name, type, mutable })),
      ...method.parameters.filter(({ vararg }) => !vararg).map(({ name, type }) => ({ name, type, mutable: false })),
    ],
  };
  const context = { generation, scope, make: makeExpression };
  // A body that is not printed holds nothing that could be made wrong, or counted.
  if (method.overloaded && generation.profile.restrictions.overloadsShareABody !== undefined) {
    const { result: type } = method;
    const isUnit = type === generation.builtIns.unit?.type;
    method.body = { statements: [], ...(!isUnit && { result: { kind: 'constant', id: newId(generation), type } }) };
    return;
  }
  const statements = allows(generation, 'blocks') ? within(generation, policy.statements) : 0;
  method.body = withRoom(generation, policy.expressions, () =>
    makeBlock(context, { statements, result: method.result, depth: policy.expressionDepth, body: true }),
  );
}
