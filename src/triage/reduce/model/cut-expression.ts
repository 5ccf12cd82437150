import type {
  Argument,
  Block,
  Callee,
  Expression,
  MatchExpression,
  Pattern,
  SmartCastExpression,
  Statement,
} from '../../../model/program/expression.js';
import type { Type } from '../../../model/types/type.js';
import type { Doomed } from './doomed.js';
import type { Signatures } from './signatures.js';

/** What expressions are cut with. */
export interface Cutting {
  readonly doomed: Doomed;
  readonly signatures: Signatures;
}

/** A block without what is doomed; its value is of the given type. */
export function cutBlock(cutting: Cutting, { statements, result }: Block, wanted: Type | undefined): Block {
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
    case 'assign': {
      const target = doomed.cut.has(statement.id) ? undefined : cutExpression(cutting, statement.target);
      if (target?.kind !== 'variable' && target?.kind !== 'field') return undefined;
      return { ...statement, target, value: cutValue(cutting, statement.value, target.type) };
    }
    case 'throw':
      return doomed.cut.has(statement.id)
        ? undefined
        : { ...statement, value: cutValue(cutting, statement.value, statement.value.type) };
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
        then: cutBlock(cutting, then, undefined),
        ...(otherwise && { otherwise: cutBlock(cutting, otherwise, undefined) }),
      };
    }
  }
}

// Nothing if no value of its type can be written any more.
function cutExpression(cutting: Cutting, expression: Expression): Expression | undefined {
  const { doomed } = cutting;
  if (doomed.mentionedIn(expression.type)) return undefined;
  // There is no constant of the bottom type.
  if (expression.type.kind === 'bottom') return expression;
  const whole = doomed.cut.has(expression.id) ? undefined : cutParts(cutting, expression);
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
      return canBeMade && { ...expression, body: cutBlock(cutting, expression.body, undefined) };
    }
    case 'smartCast':
      return cutSmartCast(cutting, expression);
    case 'match':
      return cutMatch(cutting, expression);
    case 'array':
    case 'tuple': {
      const elements = cutAll(cutting, expression.elements);
      return elements && { ...expression, elements };
    }
    case 'orElse': {
      const value = cutExpression(cutting, expression.value);
      const otherwise = cutValue(cutting, expression.otherwise, expression.type);
      // Of a null that is written out TypeScript says that the choice is none (TS2871).
      return value && value.kind !== 'constant' ? { ...expression, value, otherwise } : otherwise;
    }
  }
}

/** Values without what is doomed; nothing if one of them cannot be written any more. */
export function cutAll(cutting: Cutting, values: readonly Expression[]): Expression[] | undefined {
  const cut = values.map((each) => cutExpression(cutting, each));
  return cut.every((each) => each !== undefined) ? cut : undefined;
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

// Without the test, what is left is what was taken otherwise.
function cutSmartCast(cutting: Cutting, expression: SmartCastExpression): Expression | undefined {
  const { doomed } = cutting;
  const { variable, to, then, otherwise, type } = expression;
  if (doomed.names.has(variable.name) || doomed.mentionedIn(variable.type) || doomed.mentionedIn(to))
    return cutExpression(cutting, otherwise);
  return { ...expression, then: cutValue(cutting, then, type), otherwise: cutValue(cutting, otherwise, type) };
}

function cutMatch(cutting: Cutting, expression: MatchExpression): Expression | undefined {
  const { doomed } = cutting;
  const { subject, otherwise, type } = expression;
  if (doomed.names.has(subject.name) || doomed.mentionedIn(subject.type))
    return otherwise && cutExpression(cutting, otherwise);
  const cases = expression.cases.flatMap(({ pattern, value }) => {
    const kept = cutPattern(doomed, pattern);
    return kept ? [{ pattern: kept, value: cutValue(cutting, value, type) }] : [];
  });
  if (cases.length === 0) return otherwise && cutExpression(cutting, otherwise);
  // Without another branch the cases are all subclasses that there are.
  if (!otherwise && cases.length < expression.cases.filter(({ pattern }) => isAlive(doomed, pattern)).length)
    return undefined;
  return { ...expression, cases, ...(otherwise && { otherwise: cutValue(cutting, otherwise, type) }) };
}

// What a component that goes was bound to is gone too; a value that uses it is not understood here.
function cutPattern(doomed: Doomed, pattern: Pattern): Pattern | undefined {
  if (!isAlive(doomed, pattern)) return undefined;
  const loses = pattern.kind === 'record' && pattern.components.some(({ field }) => doomed.names.has(field));
  return loses ? undefined : pattern;
}

function isAlive(doomed: Doomed, pattern: Pattern): boolean {
  if (pattern.kind === 'constant' && doomed.names.has(pattern.name)) return false;
  return pattern.kind === 'value' || !doomed.mentionedIn(pattern.type);
}
