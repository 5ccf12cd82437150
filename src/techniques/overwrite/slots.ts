import { constructorBy, constructorsTaking, parameterAt } from '../../model/program/constructors.js';
import {
  type Block,
  type CallExpression,
  type Expression,
  isCapturing,
  type LambdaExpression,
  type NewExpression,
  type Statement,
} from '../../model/program/expression.js';
import { innerBlocks } from '../../model/program/flow.js';
import type { Profile } from '../../model/program/profile.js';
import type { ClassDeclaration, MethodDeclaration, Program } from '../../model/program/program.js';
import type { ProgramIndex } from '../../model/program/program-index.js';
import { knownMethods } from './known-methods.js';
import { functionShape, lambdaShape } from '../../model/types/function-shape.js';
import { argumentsOf, type Hierarchy, type TypeParameter } from '../../model/types/hierarchy.js';
import { substitute } from '../../model/types/substitute.js';
import { mentions, mentionsParameter, type Type } from '../../model/types/type.js';
import { byName, isExact, takenBy, takesSeveral, viewOf } from './wanted-types.js';

/** What a value is there for. */
export type Role =
  | 'initial'
  | 'result'
  | 'argument'
  | 'assigned'
  | 'lambdaResult'
  | 'element'
  | 'default'
  | 'superArgument'
  | 'branch'
  | 'condition';

/** A value that stands where a type is wanted, which does not depend on the value. */
export interface Slot {
  readonly role: Role;
  readonly value: Expression;
  readonly type: Type;
  readonly method: MethodDeclaration | undefined;
  /** The value may also be an array of such values. */
  readonly several: boolean;
}

/** What slots are found with. */
export interface Surroundings {
  readonly program: Program;
  readonly profile: Profile;
  readonly hierarchy: Hierarchy;
  readonly index: ProgramIndex;
  /** The type of conditions. */
  readonly boolean: Type;
}

interface Search extends Surroundings {
  readonly slots: Slot[];
  readonly omitted: ReadonlySet<number>;
  /** Variables whose type is not written. */
  readonly untyped: Set<string>;
  method: MethodDeclaration | undefined;
  /** What is wanted of a value that is returned early. */
  returned: Wanted | undefined;
}

interface Wanted {
  readonly role: Role;
  readonly type: Type;
  readonly several?: boolean;
}

/** Finds the values of a program that stand where a declared type is wanted. */
export function findSlots(around: Surroundings): Slot[] {
  const { program } = around;
  const omitted = new Set(program.omitted);
  const search: Search = { ...around, slots: [], omitted, untyped: new Set(), method: undefined, returned: undefined };
  for (const each of program.classes) visitClass(search, each);
  for (const each of program.functions) visitMethod(search, each);
  search.method = undefined;
  for (const each of program.variables) visitDeclared(search, each);
  return search.slots;
}

function visitClass(search: Search, declaration: ClassDeclaration): void {
  const { superclass, staticFields, methods, classes } = declaration;
  search.method = undefined;
  if (superclass) {
    const fields = takenBy(search.index.classes.get(superclass.type.name), superclass.arguments.length);
    const by = argumentsOf(search.hierarchy, superclass.type);
    superclass.arguments.forEach((value, i) => {
      const field = fields[i];
      visit(
        search,
        value,
        field && { role: 'superArgument', type: substitute(field.type, by, search.hierarchy.table) },
      );
    });
  }
  for (const { arguments: given } of declaration.constructors ?? [])
    given.forEach((value, i) => {
      const field = takenBy(declaration, given.length)[i];
      visit(search, value, field && { role: 'argument', type: field.type });
    });
  for (const { arguments: given } of declaration.constants ?? [])
    given.forEach((value, i) => {
      const field = declaration.fields[i];
      visit(search, value, field && { role: 'argument', type: field.type });
    });
  for (const each of staticFields) visitDeclared(search, each);
  for (const each of methods) visitMethod(search, each);
  for (const each of classes) visitClass(search, each);
}

function visitDeclared(search: Search, declared: { id: number; name: string; type: Type; value: Expression }): void {
  const { id, name, type, value } = declared;
  const isShown = !search.omitted.has(id);
  if (!isShown) search.untyped.add(name);
  visit(search, value, isShown ? { role: 'initial', type } : undefined);
}

function visitMethod(search: Search, method: MethodDeclaration): void {
  search.method = undefined;
  visitDefaults(search, method);
  search.method = method;
  if (!method.body || (method.overloaded && search.profile.restrictions.overloadsShareABody)) return;
  visitResult(search, method, method.body);
}

function visitDefaults(search: Search, method: MethodDeclaration): void {
  // An overriding method shows no default values, and the bodies of overloads may not be shown at all.
  if (!method.overrides)
    for (const { default: value, type } of method.parameters)
      if (value) visit(search, value, { role: 'default', type });
}

function visitResult(search: Search, method: MethodDeclaration, body: Block): void {
  visitBody(search, body, search.omitted.has(method.id) ? undefined : { role: 'result', type: method.result });
}

function visitBody(search: Search, body: Block, wanted?: Wanted): void {
  const around = search.returned;
  search.returned = wanted;
  visitBlock(search, body, wanted);
  search.returned = around;
}

function visitBlock(search: Search, { statements, result }: Block, wanted?: Wanted): void {
  for (const each of statements) visitStatement(search, each);
  if (result) visit(search, result, wanted);
}

function visitStatement(search: Search, statement: Statement): void {
  switch (statement.kind) {
    case 'local':
      return visitDeclared(search, statement.variable);
    case 'localFunction': {
      const { function: method } = statement;
      visitDefaults(search, method);
      if (method.body) visitResult(search, method, method.body);
      return;
    }
    case 'assign': {
      const { target, value } = statement;
      const isSure = target.kind === 'variable' ? !search.untyped.has(target.name) : isExact(target.receiver.type);
      return visit(search, value, isSure ? { role: 'assigned', type: target.type } : undefined);
    }
    case 'throw':
      return visit(search, statement.value);
    case 'evaluate':
      return visit(search, statement.expression);
    case 'if':
      visit(search, statement.condition, { role: 'condition', type: search.boolean });
      visitBlock(search, statement.then);
      if (statement.otherwise) visitBlock(search, statement.otherwise);
      return;
    case 'return':
      return visit(search, statement.value, search.returned);
    case 'loop':
      if (statement.over.kind === 'elements') visit(search, statement.over.array);
      return visitBlock(search, statement.body);
    case 'try':
      for (const each of innerBlocks(statement)) visitBlock(search, each);
      return;
    case 'break':
    case 'continue':
  }
}

function visit(search: Search, value: Expression, wanted?: Wanted): void {
  const { slots, method, profile } = search;
  if (wanted) slots.push({ ...wanted, value, method, several: wanted.several ?? false });
  const all = (values: readonly Expression[], each?: Wanted) => {
    for (const one of values) visit(search, one, each);
  };
  // What is wanted of a choice is wanted of its branches.
  const branch: Wanted | undefined = wanted && !profile.tolerates.branch ? { ...wanted, role: 'branch' } : undefined;
  switch (value.kind) {
    case 'field':
      return visit(search, value.receiver);
    case 'call':
      return visitCall(search, value);
    case 'new':
      return visitNew(search, value);
    case 'invoke': {
      visit(search, value.function);
      const shape = isExact(value.function.type) ? functionShape(search.hierarchy, value.function.type) : undefined;
      value.arguments.forEach((each, i) => {
        const type = shape?.parameters[i];
        visit(search, each, type && { role: 'argument', type });
      });
      return;
    }
    case 'reference':
      return value.callee.kind === 'object' ? visit(search, value.callee.receiver) : undefined;
    case 'binary':
      return all([value.left, value.right]);
    case 'not':
      return visit(search, value.operand);
    case 'conditional':
      visit(search, value.condition, { role: 'condition', type: search.boolean });
      return all([value.then, value.otherwise], branch);
    case 'smartCast':
      return all([value.then, value.otherwise], branch);
    case 'match':
      for (const { before } of value.cases)
        if (before) visit(search, before.guard, { role: 'condition', type: search.boolean });
      return all(
        [
          ...value.cases.flatMap((each) => (each.before ? [each.before.value, each.value] : [each.value])),
          ...(value.otherwise ? [value.otherwise] : []),
        ],
        branch,
      );
    case 'orElse':
      visit(search, value.value);
      return visit(search, value.otherwise, branch);
    case 'array': {
      // Where an array has no type of its own, its elements need only be what is wanted of the array.
      const isOwn = !profile.inference.noOwnArrays || wanted?.type === value.type;
      const element = isOwn && value.type.kind === 'array' ? value.type.element : undefined;
      return all(value.elements, element && { role: 'element', type: element });
    }
    case 'tuple':
      return value.elements.forEach((each, i) => {
        const type = wanted?.type.kind === 'tuple' ? wanted.type.elements[i] : undefined;
        visit(search, each, type && { role: 'element', type });
      });
    case 'block':
      return visitBlock(search, value, wanted);
    case 'lambda': {
      const shape = wanted?.type === value.type ? lambdaShape(search.hierarchy, value.type) : undefined;
      const isChecked = shape && !isUncheckedResult(search, value, shape.result);
      return visitBody(search, value.body, isChecked ? { role: 'lambdaResult', type: shape.result } : undefined);
    }
    default:
  }
}

// A compiler that takes anything for a type parameter does so for the result of a lambda that only mentions one.
function isUncheckedResult({ profile }: Search, { notation }: LambdaExpression, result: Type): boolean {
  const isGeneric = result.kind === 'class' && result.args.length > 0;
  if (profile.tolerates.genericClosureResults && notation === 'closure' && isGeneric) return true;
  return profile.tolerates.typeParameters !== undefined && mentionsParameter(result);
}

function visitCall(search: Search, call: CallExpression): void {
  const { index, hierarchy } = search;
  const { callee } = call;
  if (callee.kind === 'object') visit(search, callee.receiver);
  const [method, ...others] = knownMethods(index, call);
  const view = callee.kind === 'object' ? viewOf(search, callee.receiver.type, callee.owner) : new Map<string, Type>();
  if (!method || others.length > 0 || !view) {
    for (const { value } of call.arguments) visit(search, value);
    return;
  }
  const isUnchecked =
    search.omitted.has(call.id) || isCapturing(call) || search.profile.tolerates.typeArgumentsOfCalls !== undefined;
  const own = isUnchecked ? undefined : byName(method.typeParameters, call.typeArguments as readonly Type[]);
  const names = new Set(method.typeParameters.map(({ name }) => name));
  const hasOwn = [...view.values()].some((type) => mentions(type, names));
  call.arguments.forEach(({ name, value }, i) => {
    const last = method.parameters.length - 1;
    const at = name === undefined ? Math.min(i, last) : method.parameters.findIndex((each) => each.name === name);
    const parameter = method.parameters[at];
    const isOpen = parameter === undefined || (mentions(parameter.type, names) && (!own || hasOwn));
    if (isOpen || takesSeveral(search, parameter.type, at === last)) return visit(search, value);
    const seen = substitute(parameter.type, view, hierarchy.table);
    const type = own && mentions(parameter.type, names) ? substitute(seen, own, hierarchy.table) : seen;
    visit(search, value, { role: 'argument', type, several: parameter.vararg });
  });
}

function visitNew(search: Search, { id, type, by: use, arguments: given }: NewExpression): void {
  const { hierarchy, index } = search;
  const declaration = index.classes.get(type.name);
  const isSure = declaration && constructorsTaking(declaration, given.length).length === 1;
  const signature = isSure ? constructorBy(declaration, use) : undefined;
  const own = byName(signature?.typeParameters ?? [], use?.typeArguments ?? []);
  const by = search.omitted.has(id) ? undefined : new Map([...argumentsOf(hierarchy, type), ...own]);
  const names = new Set([...(declaration?.typeParameters ?? []), ...(signature?.typeParameters ?? [])].map(nameOf));
  given.forEach((value, i) => {
    const formal = signature && parameterAt(signature, i);
    const isLast = i === given.length - 1;
    const isOpen = !formal || (!by && mentions(formal, names)) || takesSeveral(search, formal, isLast);
    if (isOpen) return visit(search, value);
    const wanted = by ? substitute(formal, by, hierarchy.table) : formal;
    visit(search, value, { role: 'argument', type: wanted, several: signature.parameters[i]?.vararg ?? false });
  });
}

function nameOf({ name }: TypeParameter): string {
  return name;
}
