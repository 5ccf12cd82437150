import type {
  Argument,
  Block,
  Callee,
  ConstructorUse,
  Expression,
  GuardedCase,
  LoopStatement,
  MatchExpression,
  NewExpression,
  SmartCastExpression,
  Statement,
  TryStatement,
} from '../../../model/program/expression.js';
import { completes, earlyResults } from '../../../model/program/flow.js';
import type { MethodDeclaration } from '../../../model/program/program.js';
import type { Type } from '../../../model/types/type.js';
import { cutPattern, isAlive } from './cut-pattern.js';
import type { Doomed } from './doomed.js';
import type { Signatures } from './signatures.js';

/** What expressions are cut with. */
export interface Cutting {
  readonly doomed: Doomed;
  readonly signatures: Signatures;
  /** What is wanted of values that are returned early. */
  readonly returned?: Type | undefined;
}

/** The body of a method or a lambda without what is doomed: it still gives a value wherever it may end. */
function cutBody(cutting: Cutting, body: Block, wanted: Type | undefined): Block {
  const cut = cutBlock({ ...cutting, returned: wanted }, body, wanted);
  const type = wanted ?? earlyResults(body)[0]?.type;
  const isOpen = type && !cut.result && !completes(body) && completes(cut);
  return isOpen ? { ...cut, result: { kind: 'constant', id: earlyResults(body)[0]?.id ?? 0, type } } : cut;
}

/** A method or a function without what is doomed. */
export function cutMethod(cutting: Cutting, method: MethodDeclaration): MethodDeclaration {
  const { name, parameters, result, body } = method;
  const places = cutting.doomed.parameters.get(name);
  const kept = parameters.filter((_, i) => !places?.has(i));
  return {
    ...method,
    parameters: kept.map((each) =>
      each.default ? { ...each, default: cutValue(cutting, each.default, each.type) } : each,
    ),
    ...(body && { body: cutBody(cutting, body, result) }),
  };
}

/** A block without what is doomed; its value is of the given type. */
function cutBlock(cutting: Cutting, { statements, result }: Block, wanted: Type | undefined): Block {
  // What a block declares is known only to itself, and its names are no others' names.
  const kept = statements.flatMap((each) => cutStatement(cutting, each) ?? []);
  return { statements: kept, ...(result && { result: cutValue(cutting, result, wanted ?? result.type) }) };
}

/** An expression without what is doomed, or some other value of the type that is wanted. */
export function cutValue(cutting: Cutting, expression: Expression, wanted: Type): Expression {
  const cut = cutExpression(cutting, expression);
  return cut ?? { kind: 'constant', id: expression.id, type: wanted };
}

function cutStatement(cutting: Cutting, statement: Statement): Statement | undefined {
  const { doomed } = cutting;
  switch (statement.kind) {
    case 'local': {
      const { variable } = statement;
      if (doomed.cut.has(variable.id) || doomed.names.has(variable.name) || doomed.mentionedIn(variable.type))
        return undefined;
      return { ...statement, variable: { ...variable, value: cutValue(cutting, variable.value, variable.type) } };
    }
    case 'localFunction':
      if (doomed.methods.has(statement.function.name)) return undefined;
      return { ...statement, function: cutMethod(cutting, statement.function) };
    case 'assign': {
      const target = doomed.cut.has(statement.id) ? undefined : cutExpression(cutting, statement.target);
      if (target?.kind !== 'variable' && target?.kind !== 'field') return undefined;
      const { known, ...rest } = statement;
      const isKnown = known !== undefined && !doomed.names.has(known.name);
      const value = cutValue(cutting, statement.value, isKnown ? known.type : target.type);
      return { ...rest, target, value, ...(isKnown && { known }) };
    }
    case 'throw':
    case 'return': {
      const wanted = statement.kind === 'return' ? cutting.returned : undefined;
      // What never returns must throw.
      return doomed.cut.has(statement.id) && cutting.returned?.kind !== 'bottom'
        ? undefined
        : { ...statement, value: cutValue(cutting, statement.value, wanted ?? statement.value.type) };
    }
    case 'loop':
      return cutLoop(cutting, statement);
    case 'try':
      return doomed.cut.has(statement.id) ? undefined : cutTry(cutting, statement);
    case 'break':
    case 'continue':
      return doomed.cut.has(statement.id) ? undefined : statement;
    case 'evaluate': {
      const expression = doomed.cut.has(statement.id) ? undefined : cutExpression(cutting, statement.expression);
      return expression && expression.kind !== 'constant' ? { ...statement, expression } : undefined;
    }
    case 'if': {
      if (doomed.cut.has(statement.id)) return undefined;
      const { condition, then, otherwise } = statement;
      return {
        ...statement,
        condition: cutValue(cutting, condition, condition.type),
        then: cutBranch(cutting, then, condition),
        ...(otherwise && { otherwise: cutBranch(cutting, otherwise, condition) }),
      };
    }
  }
}

// What follows a test may rely on it only as long as the other branch is left early.
function cutBranch(cutting: Cutting, branch: Block, condition: Expression): Block {
  const cut = cutBlock(cutting, branch, undefined);
  const last = branch.statements.at(-1);
  if (condition.kind !== 'test' || !last || completes(branch) || !completes(cut)) return cut;
  const { statements } = cutBlock(cutting, { statements: branch.statements.slice(0, -1) }, undefined);
  const end = cutStatement({ ...cutting, doomed: { ...cutting.doomed, cut: new Set() } }, last);
  return { statements: [...statements, ...(end ? [end] : [])] };
}

function cutLoop(cutting: Cutting, loop: LoopStatement): Statement | undefined {
  const { doomed } = cutting;
  if (doomed.cut.has(loop.id) || doomed.mentionedIn(loop.type)) return undefined;
  const body = cutBlock(cutting, loop.body, undefined);
  if (loop.over.kind === 'range') return { ...loop, body };
  const array = cutExpression(cutting, loop.over.array);
  return array && { ...loop, over: { ...loop.over, array }, body };
}

// Without anything that fails or follows it would be no statement.
function cutTry(cutting: Cutting, statement: TryStatement): Statement {
  const { body, catches, finally: last, ...rest } = statement;
  const ids = cutting.doomed.cut;
  const end = last && !ids.has(statement.id) ? cutBlock(cutting, last, undefined) : undefined;
  const kept = catches.filter(({ id }) => !ids.has(id));
  const left = kept.length > 0 || end ? kept : catches;
  return {
    ...rest,
    body: cutBlock(cutting, body, undefined),
    catches: left.map((each) => ({ ...each, body: cutBlock(cutting, each.body, undefined) })),
    ...(end && end.statements.length + left.length > 0 && { finally: end }),
  };
}

// Nothing if no value of its type can be written any more.
function cutExpression(cutting: Cutting, expression: Expression): Expression | undefined {
  const { doomed } = cutting;
  if (doomed.mentionedIn(expression.type)) return undefined;
  const isCut = doomed.cut.has(expression.id);
  // There is no constant of the bottom type.
  if (expression.type.kind === 'bottom') {
    if (expression.kind !== 'call') return expression;
    return isCut ? undefined : cutParts(cutting, expression);
  }
  const whole = isCut ? undefined : cutParts(cutting, expression);
  return whole ?? { kind: 'constant', id: expression.id, type: expression.type };
}

function cutParts(cutting: Cutting, expression: Expression): Expression | undefined {
  const { doomed } = cutting;
  switch (expression.kind) {
    case 'literal':
    case 'constant':
    case 'this':
    case 'null':
      return expression;
    case 'variable':
      return doomed.names.has(expression.name) ? undefined : expression;
    case 'field': {
      if (doomed.classes.has(expression.owner) || doomed.names.has(expression.name)) return undefined;
      const receiver = cutExpression(cutting, expression.receiver);
      return receiver && { ...expression, receiver };
    }
    case 'staticField':
      return doomed.classes.has(expression.owner) || doomed.names.has(expression.name) ? undefined : expression;
    case 'call': {
      const callee = cutCallee(cutting, expression.callee, expression.name);
      if (!callee || expression.typeArguments.some(doomed.mentionedIn)) return undefined;
      const given = cutArguments(cutting, expression.name, expression.arguments);
      return given && { ...expression, callee, arguments: given };
    }
    case 'reference': {
      const callee = cutCallee(cutting, expression.callee, expression.name);
      return callee && !doomed.parameters.has(expression.name) ? { ...expression, callee } : undefined;
    }
    case 'constructor': {
      const { of } = expression;
      const fields = of.kind === 'class' ? cutting.signatures.fieldsOf(of.name) : [];
      return doomed.mentionedIn(of) || fields.some((each) => doomed.names.has(each)) ? undefined : expression;
    }
    case 'invoke': {
      const value = cutExpression(cutting, expression.function);
      const given = cutAll(cutting, expression.arguments);
      return value && given && { ...expression, function: value, arguments: given };
    }
    case 'new': {
      if (expression.by) return cutFurther(cutting, expression, expression.by);
      const places = cutting.signatures.fieldsOf(expression.type.name);
      const kept = expression.arguments.filter((_, i) => !doomed.names.has(places[i] ?? ''));
      const given = cutAll(cutting, kept);
      return given && { ...expression, arguments: given };
    }
    case 'binary': {
      const [left, right] = [cutExpression(cutting, expression.left), cutExpression(cutting, expression.right)];
      return left && right && { ...expression, left, right };
    }
    case 'not': {
      const operand = cutExpression(cutting, expression.operand);
      return operand && { ...expression, operand };
    }
    case 'conditional': {
      const { condition, then, otherwise, type } = expression;
      const test = cutExpression(cutting, condition);
      return (
        test && {
          ...expression,
          condition: test,
          then: cutValue(cutting, then, type),
          otherwise: cutValue(cutting, otherwise, type),
        }
      );
    }
    case 'lambda': {
      const { result } = expression.body;
      const canBeMade = !result || cutExpression(cutting, result);
      return canBeMade && { ...expression, body: cutBody(cutting, expression.body, undefined) };
    }
    case 'test':
      return doomed.names.has(expression.binding) ? undefined : expression;
    case 'smartCast':
      return cutSmartCast(cutting, expression);
    case 'match':
      return cutMatch(cutting, expression);
    case 'block': {
      const { statements, result = expression.result } = cutBlock(cutting, expression, expression.type);
      return statements.length === 0 ? result : { ...expression, statements, result };
    }
    case 'array':
    case 'tuple': {
      const elements = cutAll(cutting, expression.elements);
      return elements && { ...expression, elements };
    }
    case 'orElse': {
      const value = cutExpression(cutting, expression.value);
      const otherwise = cutValue(cutting, expression.otherwise, expression.type);
      // Of a null that is written out TypeScript says that the choice is none (TS2871).
      return value && value.kind !== 'constant' ? { ...expression, value, otherwise } : insteadOf(otherwise);
    }
  }
}

/** Values without what is doomed; nothing if one of them cannot be written any more. */
export function cutAll(cutting: Cutting, values: readonly Expression[]): Expression[] | undefined {
  const cut = values.map((each) => cutExpression(cutting, each));
  return cut.every((each) => each !== undefined) ? cut : undefined;
}

function cutFurther(
  cutting: Cutting,
  made: NewExpression,
  { name, typeArguments }: ConstructorUse,
): Expression | undefined {
  const { doomed } = cutting;
  if (doomed.methods.has(name) || typeArguments.some(doomed.mentionedIn)) return undefined;
  const given = cutArguments(
    cutting,
    name,
    made.arguments.map((value) => ({ value })),
  );
  return given && { ...made, arguments: given.map(({ value }) => value) };
}

function cutCallee(cutting: Cutting, callee: Callee, name: string): Callee | undefined {
  const { doomed } = cutting;
  if (doomed.methods.has(name)) return undefined;
  if (callee.kind === 'function') return callee;
  if (doomed.classes.has(callee.owner)) return undefined;
  if (callee.kind === 'static') return callee;
  const receiver = cutExpression(cutting, callee.receiver);
  return receiver && { ...callee, receiver };
}

function cutArguments(cutting: Cutting, name: string, given: readonly Argument[]): Argument[] | undefined {
  const places = cutting.doomed.parameters.get(name);
  const kept = given.filter((argument, i) => !places?.has(cutting.signatures.placeOf(name, argument, i)));
  const values = cutAll(
    cutting,
    kept.map(({ value }) => value),
  );
  return values && kept.map((argument, i) => ({ ...argument, value: values[i] as Expression }));
}

// A branch as the whole choice: what never returns is none, since what follows could not be reached.
function insteadOf(branch: Expression | undefined): Expression | undefined {
  return branch?.kind === 'call' && branch.type.kind === 'bottom' ? undefined : branch;
}

// Without the test, what is left is what was taken otherwise.
function cutSmartCast(cutting: Cutting, expression: SmartCastExpression): Expression | undefined {
  const { doomed } = cutting;
  const { variable, to, then, otherwise, type } = expression;
  if (doomed.names.has(variable.name) || doomed.mentionedIn(variable.type) || doomed.mentionedIn(to))
    return insteadOf(cutExpression(cutting, otherwise));
  return { ...expression, then: cutValue(cutting, then, type), otherwise: cutValue(cutting, otherwise, type) };
}

function cutMatch(cutting: Cutting, expression: MatchExpression): Expression | undefined {
  const { doomed } = cutting;
  const { subject, otherwise, type } = expression;
  if (doomed.names.has(subject.name) || doomed.mentionedIn(subject.type))
    return otherwise && insteadOf(cutExpression(cutting, otherwise));
  const cases = expression.cases.flatMap(({ pattern, before, value }) => {
    const kept = cutPattern(doomed, pattern);
    const guarded = before && cutGuarded(cutting, before, type);
    return kept ? [{ pattern: kept, value: cutValue(cutting, value, type), ...(guarded && { before: guarded }) }] : [];
  });
  if (cases.length === 0) return otherwise && insteadOf(cutExpression(cutting, otherwise));
  // Without another branch the cases are all subclasses that there are.
  if (!otherwise && cases.length < expression.cases.filter(({ pattern }) => isAlive(doomed, pattern)).length)
    return undefined;
  return { ...expression, cases, ...(otherwise && { otherwise: cutValue(cutting, otherwise, type) }) };
}

// Without its guard a case would take the place of the one after it.
function cutGuarded(cutting: Cutting, { pattern, guard, value }: GuardedCase, type: Type): GuardedCase | undefined {
  const kept = cutPattern(cutting.doomed, pattern) as GuardedCase['pattern'] | undefined;
  if (!kept || cutting.doomed.cut.has(guard.id)) return undefined;
  return { pattern: kept, guard: cutValue(cutting, guard, guard.type), value: cutValue(cutting, value, type) };
}
