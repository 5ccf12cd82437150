import type { Expression, Statement } from '../../model/program/expression.js';
import { visitExpression } from '../../model/program/traverse.js';
import type { Type } from '../../model/types/type.js';
import type { ClassDraft, MethodDraft } from './draft.js';
import type { Generation } from './generation.js';

/** A name that expressions may use. */
export interface ScopeVariable {
  readonly name: string;
  readonly type: Type;
  readonly mutable: boolean;
  /** The counter of a loop: it changes, but only the loop writes it. */
  readonly counter?: boolean;
  /** What is known of it here differs between languages, so it is not used. */
  readonly hidden?: boolean;
  /** What a closure takes that the variable holds: the type does not tell, so it is only called. */
  readonly takes?: readonly Type[];
  /** What it holds follows from what it was given last; no closure writes it, nor a block that is a value. */
  readonly flow?: boolean;
  /** What it is known to hold here may be narrower than its type, so it is not tested. */
  readonly narrowed?: boolean;
  /** The variable of which this is another name, as long as that is not written. */
  readonly of?: string;
  /** A name that a pattern binds; some languages write something else in its place, which cannot be narrowed further. */
  readonly bound?: boolean;
}

// A block to which functions may be added before the statement that is being made.
interface OpenBlock {
  readonly scope: Scope;
  readonly statements: Statement[];
  readonly depth: number;
}

/** What can be seen at one place of the program. */
export interface Scope {
  /** The class around, if any. */
  readonly owner?: ClassDraft;
  /** Whether there is an object, `this`. */
  readonly hasThis: boolean;
  /** Unique names of the type parameters that can be used. */
  readonly typeParameters: readonly string[];
  /** Type parameters of the class that have the names of others here: what speaks of them cannot be used. */
  readonly hidden?: ReadonlySet<string>;
  /** Variables, outer ones first; blocks add to it and take away again. */
  readonly variables: ScopeVariable[];
  /** Variables before this index belong to the code around the innermost lambda. */
  readonly lambdaStart: number;
  /** Variables before this index belong to the code around the innermost lambda, or block that is a value. */
  readonly closedStart?: number;
  /** Variables that nothing here writes, since what they were given before the loop around is used in it. */
  readonly frozen?: ReadonlySet<string>;
  /** The class whose further constructor hands this on. */
  readonly handedOnIn?: ClassDraft;
  /** What the method or the lambda around gives; absent where it may not return early. */
  returns?: Type | undefined;
  /** The checked exceptions that are caught or declared around. */
  handles?: readonly Type[];
  /** Functions of the blocks around that can be called. */
  functions?: readonly MethodDraft[];
  /** The innermost block around that is still being made. */
  block?: OpenBlock | undefined;
  /** The loops around, the innermost last. */
  readonly loops?: readonly { readonly label?: string }[];
}

/** The scope inside a lambda. */
export function lambdaScope(scope: Scope): Scope {
  const { variables } = scope;
  const inner = closedScope(scope);
  // It may be called after they were written.
  forgetKnown(inner, (name) => inner.variables.some((each) => each.name === name && each.mutable));
  return { ...inner, handles: [], lambdaStart: variables.length };
}

/** A scope from which nothing jumps or returns to what is around it. */
export function closedScope(scope: Scope): Scope {
  const { variables } = scope;
  return { ...scope, variables: [...variables], loops: [], returns: undefined, closedStart: variables.length };
}

/** Forgets what some variables are known to hold: what is here is reached after they may have been written. */
export function forgetKnown({ variables }: Scope, isWritten: (name: string) => boolean): void {
  variables.forEach((each, i) => {
    if (each.of !== undefined && !each.hidden && isWritten(each.of)) variables[i] = { ...each, hidden: true };
  });
}

/**
 * The scope of the branches of a match. Where a compiler forgets in them what variables hold, it does so wherever such a
 * variable is used: none of them is seen in a match.
 */
export function matchScope({ profile }: Generation, scope: Scope): Scope {
  if (profile.restrictions.forgetsInMatches === undefined) return innerScope(scope);
  const hide = (each: ScopeVariable) =>
    each.flow || each.of !== undefined ? { ...each, flow: false, hidden: true } : each;
  return { ...scope, variables: scope.variables.map(hide) };
}

/** A scope whose own variables are forgotten afterwards. */
export function innerScope(scope: Scope): Scope {
  return { ...scope, variables: [...scope.variables] };
}

/** A scope without one of its variables. */
export function withoutVariable(scope: Scope, hidden: ScopeVariable): Scope {
  const at = scope.variables.indexOf(hidden);
  return {
    ...scope,
    variables: scope.variables.filter((each) => each !== hidden),
    lambdaStart: at >= 0 && at < scope.lambdaStart ? scope.lambdaStart - 1 : scope.lambdaStart,
    ...(scope.closedStart !== undefined && {
      closedStart: at >= 0 && at < scope.closedStart ? scope.closedStart - 1 : scope.closedStart,
    }),
  };
}

/** The scope of a branch. A truth value that decides about it has a type of its own there in some languages: it is hidden. */
export function branchScope(scope: Scope, condition: Expression): Scope {
  let inner = innerScope(scope);
  for (const name of deciding(condition)) {
    const variable = inner.variables.find((each) => each.name === name);
    if (variable) inner = withoutVariable(inner, variable);
  }
  return inner;
}

/** Hides the truth values that decided whether this place is reached: they have types of their own from here on. */
export function hideDeciding({ variables }: Scope, condition: Expression): void {
  for (const name of deciding(condition)) {
    const at = variables.findIndex((each) => each.name === name);
    const variable = variables[at];
    if (variable) variables[at] = { ...variable, hidden: true };
  }
}

/** Whether a condition tells more of a variable than a truth value. */
export function narrows(condition: Expression): boolean {
  return condition.kind !== 'variable' && deciding(condition).length > 0;
}

/** Whether an expression reads a truth value that a condition decides by. */
export function readsDeciding(value: Expression, condition: Expression): boolean {
  const names = deciding(condition);
  let found = false;
  if (names.length > 0)
    visitExpression(value, {
      expression: (each) => {
        found ||= each.kind === 'variable' && names.includes(each.name);
      },
    });
  return found;
}

function deciding(condition: Expression): string[] {
  if (condition.kind === 'variable') return [condition.name];
  if (condition.kind === 'not') return deciding(condition.operand);
  if (condition.kind !== 'binary') return [];
  const isEquality = /^[!=]==?$/.test(condition.operator);
  if (!isEquality && condition.type !== condition.left.type) return [];
  return [...deciding(condition.left), ...deciding(condition.right)];
}

/** The variables that an expression may read. */
export function readable({ profile }: Generation, scope: Scope): readonly ScopeVariable[] {
  const isKept = ({ hidden, takes }: ScopeVariable) => !hidden && !takes;
  if (!profile.restrictions.captureFinalOnly || scope.lambdaStart === 0)
    return scope.variables.every(isKept) ? scope.variables : scope.variables.filter(isKept);
  return scope.variables.filter((each, i) => isKept(each) && (!each.mutable || i >= scope.lambdaStart));
}

/** The variables that a statement may write. */
export function writable({ profile }: Generation, scope: Scope): readonly ScopeVariable[] {
  const from = profile.restrictions.captureFinalOnly ? scope.lambdaStart : 0;
  const own = scope.closedStart ?? 0;
  return scope.variables.filter(
    ({ mutable, counter, hidden, flow }, i) =>
      mutable &&
      !counter &&
      i >= from &&
      (flow ? i >= own && !scope.frozen?.has(scope.variables[i]?.name ?? '') : !hidden),
  );
}
