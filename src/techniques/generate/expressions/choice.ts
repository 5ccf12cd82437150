import type {
  ClassPattern,
  Expression,
  GuardedCase,
  MatchCase,
  MatchExpression,
  PatternComponent,
  SmartCastExpression,
  VariableExpression,
} from '../../../model/program/expression.js';
import type { EnumConstant } from '../../../model/program/program.js';
import { argumentsOf } from '../../../model/types/hierarchy.js';
import { substitute } from '../../../model/types/substitute.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import type { ClassDraft } from '../draft.js';
import { allows, type Generation, newId, wants, within } from '../generation.js';
import { branchScope, matchScope, readable, type ScopeVariable, withoutVariable } from '../scope.js';
import { branchValue } from './branch.js';
import { castable, instanceOf } from './castable.js';
import { type Context, part, type Wish } from './context.js';
import { literalOf } from './literal.js';

/** One of two values by a condition. */
export function makeConditional(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  if (!allows(generation, 'conditionals')) return undefined;
  const condition = part(context, wish, generation.builtIns.boolean, true);
  const branch = { ...context, scope: branchScope(context.scope, condition) };
  return {
    kind: 'conditional',
    id: newId(generation),
    type: wish.type,
    condition,
    then: branchValue(branch, wish),
    otherwise: branchValue(branch, wish),
  };
}

function subject({ generation }: Context, { name, type }: ScopeVariable): VariableExpression {
  return { kind: 'variable', id: newId(generation), type, name };
}

// What is known of the subject in a branch differs between languages: there, only the bindings speak of it.
function inBranch(context: Context, hidden: ScopeVariable, bindings: readonly ScopeVariable[] = []): Context {
  const scope = withoutVariable(context.scope, hidden);
  scope.variables.push(...bindings);
  return { ...context, scope };
}

/** A choice by whether a variable holds an object of a subclass. */
export function makeSmartCast(context: Context, wish: Wish): SmartCastExpression | undefined {
  const { generation, scope } = context;
  if (!allows(generation, 'smartCasts')) return undefined;
  const { random, names } = generation;
  const options = readable(generation, scope).flatMap((variable) => {
    const to = variable.mutable || variable.bound ? [] : castable(generation, variable.type);
    return to.length === 0 ? [] : [{ variable, to }];
  });
  if (options.length === 0) return undefined;
  const { variable, to: classes } = random.pick(options);
  const to = random.pick(classes);
  const binding = names.value();
  return {
    kind: 'smartCast',
    id: newId(generation),
    type: wish.type,
    variable: subject(context, variable),
    to,
    binding,
    then: branchValue(inBranch(context, variable, [{ name: binding, type: to, mutable: false, bound: true }]), wish),
    otherwise: branchValue(inBranch(context, variable), wish),
  };
}

/** A choice by the value of a variable, or by which subclass of a sealed class it holds. */
export function makeMatch(around: Context, wish: Wish): MatchExpression | undefined {
  const { generation } = around;
  if (!allows(generation, 'patternMatching')) return undefined;
  const { builtIns, classes, random } = generation;
  const scope = matchScope(generation, around.scope);
  const context = { ...around, scope };
  const fixed = readable(generation, scope).filter(({ mutable, bound }) => !mutable && !bound);
  const sealed = fixed.flatMap((variable) => {
    const draft = variable.type.kind === 'class' ? classes.get(variable.type.name) : undefined;
    const isCovered = draft?.sealed && draft.cases.every((each) => instanceOf(generation, each, variable.type));
    return draft && (isCovered || draft.constants) ? [{ variable, draft }] : [];
  });
  if (sealed.length > 0) {
    const { variable, draft } = random.pick(sealed);
    const { constants } = draft;
    return constants ? matchConstants(context, wish, variable, constants) : matchTypes(context, wish, variable, draft);
  }
  const values = fixed.filter(({ type }) => type === builtIns.int || type === builtIns.string);
  return values.length === 0 ? undefined : matchValues(context, wish, random.pick(values));
}

function matchTypes(context: Context, wish: Wish, variable: ScopeVariable, draft: ClassDraft): MatchExpression {
  const { generation } = context;
  const cases = draft.cases.map((child): MatchCase => {
    const type = instanceOf(generation, child, variable.type) as ClassType;
    const before = wants(generation, 'guards', generation.policy.chances.guard)
      ? guardedCase(context, wish, variable, { child, type })
      : undefined;
    const { pattern, bound } = patternFor(generation, child, type);
    return { ...(before && { before }), pattern, value: branchValue(inBranch(context, variable, bound), wish) };
  });
  return { kind: 'match', id: newId(generation), type: wish.type, subject: subject(context, variable), cases };
}

function guardedCase(
  context: Context,
  wish: Wish,
  variable: ScopeVariable,
  { child, type }: { child: ClassDraft; type: ClassType },
): GuardedCase {
  const { generation } = context;
  const { pattern, bound } = patternFor(generation, child, type, true);
  const inner = inBranch(context, variable, bound);
  const guard = part(inner, wish, generation.builtIns.boolean, true);
  return { pattern, guard, value: branchValue({ ...inner, scope: branchScope(inner.scope, guard) }, wish) };
}

interface Bound {
  readonly pattern: ClassPattern;
  readonly bound: ScopeVariable[];
}

function patternFor(generation: Generation, child: ClassDraft, type: ClassType, nests = false): Bound {
  const { names, random, hierarchy } = generation;
  const by = argumentsOf(hierarchy, type);
  if (child.form === 'record' && (nests || random.chance(generation.policy.chances.recordPattern))) {
    generation.constructed.add(child);
    const bound: ScopeVariable[] = [];
    const components = child.fields.map((field): PatternComponent => {
      const binding = names.value();
      const own = substitute(field.type, by, hierarchy.table);
      const inside = nests ? patternWithin(generation, own) : undefined;
      bound.push(...(inside?.bound ?? [{ name: binding, type: own, mutable: false, bound: true }]));
      return { field: field.name, binding, type: own, ...(inside && { inside: inside.pattern }) };
    });
    return { pattern: { kind: 'record', type, components }, bound };
  }
  const binding = names.value();
  return {
    pattern: { kind: 'type', type, binding },
    bound: [{ name: binding, type, mutable: false, bound: true }],
  };
}

function matchConstants(
  context: Context,
  wish: Wish,
  variable: ScopeVariable,
  constants: readonly EnumConstant[],
): MatchExpression {
  const { generation } = context;
  const branch = inBranch(context, variable);
  const all = constants.length < 2 || generation.random.chance(generation.policy.chances.allConstants);
  const kept = all ? constants : constants.slice(0, generation.random.int(1, constants.length - 1));
  const type = variable.type as ClassType;
  const cases = kept.map(
    ({ name }): MatchCase => ({ pattern: { kind: 'constant', type, name }, value: part(branch, wish, wish.type) }),
  );
  const otherwise = all ? undefined : part(branch, wish, wish.type);
  return {
    kind: 'match',
    id: newId(generation),
    type: wish.type,
    subject: subject(context, variable),
    cases,
    ...(otherwise && { otherwise }),
  };
}

// A pattern for a component: of a class below its own, or of its own if that is a record.
function patternWithin(generation: Generation, type: Type): Bound | undefined {
  const own = type.kind === 'class' && generation.classes.get(type.name);
  const isRecord = own && own.form === 'record' && own.typeParameters.length === 0;
  const classes = isRecord ? [type] : castable(generation, type);
  if (classes.length === 0 || !wants(generation, 'nestedPatterns', generation.policy.chances.nestedPattern))
    return undefined;
  const to = generation.random.pick(classes);
  return patternFor(generation, generation.classes.get(to.name) as ClassDraft, to);
}

function matchValues(context: Context, wish: Wish, variable: ScopeVariable): MatchExpression {
  const { generation } = context;
  const branch = inBranch(context, variable);
  const cases: MatchCase[] = [];
  for (let i = within(generation, generation.policy.counts.matchCases); i > 0; i--) {
    const value = literalOf(generation, variable.type);
    const isNew =
      value && cases.every(({ pattern }) => pattern.kind !== 'value' || pattern.value.value !== value.value);
    if (value && isNew) cases.push({ pattern: { kind: 'value', value }, value: branchValue(branch, wish, 'switch') });
  }
  return {
    kind: 'match',
    id: newId(generation),
    type: wish.type,
    subject: subject(context, variable),
    cases,
    otherwise: branchValue(branch, wish, 'switch'),
  };
}

const mayBeNull: ReadonlySet<Expression['kind']> = new Set(['variable', 'call', 'invoke']);

/** A value of a nullable type: null, or what is taken in its place. */
export function makeNullable(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  const { hierarchy, random } = generation;
  if (wish.type.kind === 'nullable') {
    if (random.chance(generation.policy.chances.nullValue))
      return { kind: 'null', id: newId(generation), type: wish.type };
    return part(context, wish, wish.type.of, wish.standalone);
  }
  if (wish.type.kind === 'top' || wish.type.kind === 'primitive') return undefined;
  if (!wants(generation, 'nullableTypes', generation.policy.chances.orElse)) return undefined;
  const value = part(context, wish, hierarchy.table.nullable(wish.type), true);
  // A value that can be seen to be no null, or to be null, makes the choice an error in some languages.
  if (!mayBeNull.has(value.kind) || value.type.kind !== 'nullable') return undefined;
  const variable = value.kind === 'variable' && context.scope.variables.find(({ name }) => name === value.name);
  const branch = variable ? inBranch(context, variable) : context;
  return {
    kind: 'orElse',
    id: newId(generation),
    type: wish.type,
    value,
    otherwise: part(branch, wish, wish.type, true),
  };
}
