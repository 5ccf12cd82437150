import type { Expression, MatchCase, MatchExpression } from '../../../model/program/expression.js';
import { failingFunction } from '../failing-functions.js';
import { type Generation, wants } from '../generation.js';
import { isStrict } from '../running/may-run.js';
import { branchScope, matchScope, narrows, type Scope, withoutVariable } from '../scope.js';
import { callOf } from './call.js';
import type { Context } from './context.js';

// A branch that may be another value, with the scope that this value is made in.
interface Branch {
  readonly value: Expression;
  readonly scope: Scope;
  readonly replace: (value: Expression) => Expression;
}

/** A choice, or the same choice with a branch that calls what never returns, in the place of a value of any type. */
export function withFailure(context: Context, choice: Expression): Expression {
  const { generation, scope } = context;
  // Programs that run must not throw.
  if (isStrict(generation) || !wants(generation, 'nothing', generation.policy.chances.failingBranch)) return choice;
  const branches = branchesOf(generation, scope, choice);
  // What follows must be reached by one of the branches.
  if (branches.length === 0 || branches.some(({ value }) => value.type.kind === 'bottom')) return choice;
  const method = failingFunction(context);
  if (!method) return choice;
  const branch = generation.random.pick(branches);
  const on = { kind: method.static ? 'static' : 'function' } as const;
  const wish = { type: method.result, depth: 2, standalone: false };
  const candidate = { method, seen: method.plain, on, found: new Map() };
  const call = callOf({ ...context, scope: branch.scope }, wish, candidate);
  return call ? branch.replace(call) : choice;
}

function branchesOf(generation: Generation, scope: Scope, choice: Expression): Branch[] {
  const isNarrowing = generation.profile.restrictions.lastingNarrowing !== undefined;
  switch (choice.kind) {
    case 'conditional': {
      if (isNarrowing && narrows(choice.condition)) return [];
      const inner = branchScope(scope, choice.condition);
      return [
        { value: choice.then, scope: inner, replace: (then) => ({ ...choice, then }) },
        { value: choice.otherwise, scope: inner, replace: (otherwise) => ({ ...choice, otherwise }) },
      ];
    }
    case 'smartCast': {
      const inner = without(scope, choice.variable);
      const then: Branch = { value: choice.then, scope: inner, replace: (value) => ({ ...choice, then: value }) };
      const otherwise: Branch = {
        value: choice.otherwise,
        scope: inner,
        replace: (value) => ({ ...choice, otherwise: value }),
      };
      // Where the test fails, nothing is known of the variable.
      return isNarrowing ? [then] : [then, otherwise];
    }
    case 'match':
      return branchesOfMatch(matchScope(generation, scope), choice, isNarrowing);
    case 'orElse':
      if (isNarrowing && choice.value.kind === 'variable') return [];
      return [
        {
          value: choice.otherwise,
          scope: without(scope, choice.value),
          replace: (otherwise) => ({ ...choice, otherwise }),
        },
      ];
    default:
      return [];
  }
}

function branchesOfMatch(scope: Scope, match: MatchExpression, isNarrowing: boolean): Branch[] {
  const { cases, otherwise } = match;
  const inner = without(scope, match.subject);
  const found = cases.flatMap((each): Branch[] => {
    const { pattern, before, value } = each;
    const replaced = (other: MatchCase): Expression => ({
      ...match,
      cases: cases.map((one) => (one === each ? other : one)),
    });
    const guarded = before && {
      value: before.value,
      scope: branchScope(inner, before.guard),
      replace: (failing: Expression) => replaced({ ...each, before: { ...before, value: failing } }),
    };
    const isOpen = isNarrowing && (pattern.kind === 'type' || pattern.kind === 'record');
    const plain = { value, scope: inner, replace: (failing: Expression) => replaced({ ...each, value: failing }) };
    return [...(guarded ? [guarded] : []), ...(isOpen ? [] : [plain])];
  });
  if (otherwise)
    found.push({ value: otherwise, scope: inner, replace: (failing) => ({ ...match, otherwise: failing }) });
  // One branch alone would be no choice.
  return found.length > 1 || cases.length > 1 ? found : [];
}

// What is known of the variable in a branch differs between languages.
function without(scope: Scope, value: Expression): Scope {
  const variable = value.kind === 'variable' && scope.variables.find(({ name }) => name === value.name);
  return variable ? withoutVariable(scope, variable) : scope;
}
