import type {
  BinaryExpression,
  Block,
  Callee,
  ClassPattern,
  Expression,
  LiteralExpression,
  LoopStatement,
  Statement,
  TestExpression,
} from '../../../model/program/expression.js';
import { memberLabel } from '../../../model/program/library-class.js';
import { braces, type Doc, group, hardLine, indent, join, list, spaceLine } from '../../../model/program/print/doc.js';
import { levelOf, levels, type Printed, within } from '../../../model/program/print/precedence.js';
import type { Precaution } from '../../../model/program/profile.js';
import type { MethodDeclaration } from '../../../model/program/program.js';
import type { ProgramIndex } from '../../../model/program/program-index.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { expandedText, printType, qualifiedName, typeArguments } from './types.js';

/** What printing an expression needs: the classes, and what stands in place of the names that patterns bind. */
export interface Printing {
  readonly index: ProgramIndex;
  /** What is written without its types. */
  readonly omitted: ReadonlySet<number>;
  /** Casts that are written because of known bugs. */
  readonly precautions: ReadonlySet<Precaution>;
  readonly bindings: Map<string, Printed>;
  /** Prints a function; handed on, since functions stand in blocks too. */
  readonly printFunction: (method: MethodDeclaration, printing: Printing) => Doc;
}

/** An expression as it stands in a place of its own. */
export function printExpression(expression: Expression, printing: Printing): Doc {
  return print(expression, printing).doc;
}

function print(expression: Expression, printing: Printing): Printed {
  const { index } = printing;
  const whole = (each: Expression) => printExpression(each, printing);
  const at = (each: Expression, level: number) => within(print(each, printing), level);
  const primary = (doc: Doc): Printed => ({ doc, level: levels.primary });
  switch (expression.kind) {
    case 'literal':
      return literal(expression);
    case 'constant':
      return { doc: [some(expression.type), ' as ', printType(expression.type, index)], level: levels.comparison };
    case 'null':
      return expression.type.kind === 'bottom'
        ? primary('null')
        : { doc: ['null as ', printType(expression.type, index)], level: levels.comparison };
    case 'variable':
      return printing.bindings.get(expression.name) ?? primary(expression.name);
    case 'this':
      return primary('this');
    case 'field':
      return primary([at(expression.receiver, levels.primary), '.', expression.name]);
    case 'staticField':
      return primary(`${qualifiedName(expression.owner, index)}.${expression.name}`);
    case 'call':
      return primary([
        callee(expression.callee, expression.name, printing),
        printing.omitted.has(expression.id) ? '' : typeArguments(expression.typeArguments, index),
        list(
          '(',
          expression.arguments.map(({ value }) => whole(value)),
          ')',
        ),
      ]);
    case 'constructor':
      throw new Error('TypeScript has no references to constructors');
    case 'reference':
      return primary(callee(expression.callee, expression.name, printing));
    case 'invoke':
      return primary([at(expression.function, levels.primary), list('(', expression.arguments.map(whole), ')')]);
    case 'new':
      return primary([
        'new ',
        printing.omitted.has(expression.id)
          ? qualifiedName(expression.type.name, index)
          : expandedText(expression.type, index),
        list('(', expression.arguments.map(whole), ')'),
      ]);
    case 'binary':
      return binary(expression, printing);
    case 'not':
      return { doc: ['!', at(expression.operand, levels.unary)], level: levels.unary };
    case 'conditional':
      return conditional(
        at(expression.condition, levels.orElse),
        whole(expression.then),
        at(expression.otherwise, levels.conditional),
      );
    case 'lambda':
      return { doc: lambda(expression, printing), level: levels.lambda };
    case 'smartCast': {
      const subject = print(expression.variable, printing);
      printing.bindings.set(expression.binding, narrowed(subject, expression.to, index));
      const test = [within(subject, levels.comparison), ' instanceof ', qualifiedName(expression.to.name, index)];
      return conditional(test, whole(expression.then), at(expression.otherwise, levels.conditional));
    }
    case 'test':
      return test(expression, printing);
    case 'match':
      return match(expression, printing);
    case 'array':
      return expression.elements.length === 0
        ? { doc: ['[] as ', printType(expression.type, index)], level: levels.comparison }
        : primary(list('[', expression.elements.map(whole), ']'));
    case 'block':
      throw new Error('TypeScript has no blocks that are values');
    case 'tuple':
      return primary(list('[', expression.elements.map(whole), ']'));
    case 'orElse':
      return {
        doc: group([
          at(expression.value, levels.equality),
          ' ??',
          indent([spaceLine, at(expression.otherwise, levels.equality)]),
        ]),
        level: levels.orElse,
      };
  }
}

/** A colon and the type, unless it is left out. */
export function typeClause(id: number, type: Type, { index, omitted }: Printing): string {
  return omitted.has(id) ? '' : `: ${printType(type, index)}`;
}

function literal({ value, type }: LiteralExpression): Printed {
  const suffix = type.kind === 'class' && type.name === 'bigint' ? 'n' : '';
  const negative = typeof value === 'number' && value < 0;
  const text = typeof value === 'string' ? `'${value}'` : `${value}${suffix}`;
  return { doc: text, level: negative ? levels.unary : levels.primary };
}

function callee(of: Callee, name: string, printing: Printing): Doc {
  if (of.kind === 'function') return name;
  const label = memberLabel(name);
  if (of.kind === 'static') return `${qualifiedName(of.owner, printing.index)}.${label}`;
  const { receiver } = of;
  // The point behind a number would be one of the number.
  const isNumber = receiver.kind === 'literal' && typeof receiver.value === 'number';
  const object = print(receiver, printing);
  return [isNumber ? ['(', object.doc, ')'] : within(object, levels.primary), '.', label];
}

function conditional(condition: Doc, then: Doc, otherwise: Doc): Printed {
  return {
    doc: group([condition, indent([spaceLine, '? ', then, spaceLine, ': ', otherwise])]),
    level: levels.conditional,
  };
}

function lambda({ id, parameters, body }: Extract<Expression, { kind: 'lambda' }>, printing: Printing): Doc {
  const head = list(
    '(',
    parameters.map(({ name, type }) => name + typeClause(id, type, printing)),
    ')',
  );
  if (body.statements.length > 0 || !body.result) return [head, ' => ', printBlock(body, printing)];
  return group([head, ' =>', indent([spaceLine, printExpression(body.result, printing)])]);
}

// There is no expression for it: a chain of conditionals, in which the last class of a sealed one needs no test.
function match(expression: Extract<Expression, { kind: 'match' }>, printing: Printing): Printed {
  const subject = print(expression.subject, printing);
  const { index } = printing;
  const cases = expression.cases.flatMap(({ pattern, before, value }, i): { test: Doc; value: () => Doc }[] => {
    const plain = () => printExpression(value, printing);
    if (pattern.kind === 'value') {
      const test = [within(subject, levels.comparison), ' === ', within(literal(pattern.value), levels.comparison)];
      return [{ test, value: plain }];
    }
    const untested = !expression.otherwise && i === expression.cases.length - 1;
    const name = qualifiedName(pattern.type.name, index);
    // Flow analysis may know that the variable holds another constant, which makes the comparison an error (TS2367).
    if (pattern.kind === 'constant')
      return [
        {
          test: [`(`, within(subject, levels.comparison), ` as ${name}) === ${name}.${pattern.name}`],
          value: plain,
        },
      ];
    const bound = untested ? castTo(subject, pattern.type, index) : narrowed(subject, pattern.type, index);
    bindPattern(pattern, bound, printing);
    const test = [within(subject, levels.comparison), ' instanceof ', name];
    if (!before) return [{ test, value: plain }];
    const tests = [...(untested ? [] : [test]), ...bindPattern(before.pattern, bound, printing)];
    const guard = within(print(before.guard, printing), levels.equality);
    const guarded = { test: join([...tests, guard], ' && '), value: () => printExpression(before.value, printing) };
    return [guarded, { test, value: plain }];
  });
  const last = expression.otherwise ? printExpression(expression.otherwise, printing) : cases.pop()?.value();
  return cases.reduceRight<Printed>((rest, { test, value }) => conditional(test, value(), rest.doc), {
    doc: last ?? '',
    level: levels.lambda,
  });
}

function test({ variable, to, negated, binding }: TestExpression, printing: Printing): Printed {
  const subject = print(variable, printing);
  printing.bindings.set(binding, subject);
  if (variable.type.kind === 'nullable')
    return {
      doc: [within(subject, levels.comparison), ` ${negated ? '=' : '!'}== null`],
      level: levels.equality,
    };
  const name = to.kind === 'class' ? qualifiedName(to.name, printing.index) : '';
  const doc = [within(subject, levels.comparison), ` instanceof ${name}`];
  return negated ? { doc: ['!(', doc, ')'], level: levels.unary } : { doc, level: levels.comparison };
}

// The test for a generic class says nothing about its type arguments, for which any stands from then on.
function narrowed(subject: Printed, type: ClassType, index: ProgramIndex): Printed {
  return type.args.length === 0 ? subject : castTo(subject, type, index);
}

function castTo(subject: Printed, type: ClassType, index: ProgramIndex): Printed {
  return {
    doc: [within(subject, levels.comparison), ' as ', printType(type, index)],
    level: levels.comparison,
  };
}

// Gives names to what a pattern finds in an object, and the tests that patterns within it need.
function bindPattern(pattern: ClassPattern, object: Printed, printing: Printing): Doc[] {
  if (pattern.kind === 'type') {
    printing.bindings.set(pattern.binding, object);
    return [];
  }
  return pattern.components.flatMap(({ field, binding, type, inside }): Doc[] => {
    const part: Printed = { doc: [within(object, levels.primary), '.', field], level: levels.primary };
    if (!inside) {
      printing.bindings.set(binding, part);
      return [];
    }
    if (inside.type === type) return bindPattern(inside, part, printing);
    const name = qualifiedName(inside.type.name, printing.index);
    const known = castTo(part, inside.type, printing.index);
    return [[part.doc, ' instanceof ', name], ...bindPattern(inside, known, printing)];
  });
}

/** Statements in braces, with a return at the end. */
export function printBlock(block: Block, printing: Printing): Doc {
  const lines = block.statements.map((each) => printStatement(each, printing));
  if (block.result) lines.push(['return ', printExpression(block.result, printing), ';']);
  return braces(lines);
}

function printStatement(statement: Statement, printing: Printing): Doc {
  switch (statement.kind) {
    case 'local': {
      const { id, name, type, mutable, value } = statement.variable;
      return [
        mutable ? 'let ' : 'const ',
        `${name}${typeClause(id, type, printing)} = `,
        printExpression(value, printing),
        ';',
      ];
    }
    case 'localFunction':
      return printing.printFunction(statement.function, printing);
    case 'assign': {
      const { target, value, known } = statement;
      const written = [printExpression(target, printing), ' = ', printExpression(value, printing), ';'];
      if (known) printing.bindings.set(known.name, print(target, printing));
      return written;
    }
    case 'throw':
      return ['throw ', printExpression(statement.value, printing), ';'];
    case 'evaluate':
      return [printExpression(statement.expression, printing), ';'];
    case 'if': {
      const head = ['if (', printExpression(statement.condition, printing), ') ', printBlock(statement.then, printing)];
      return statement.otherwise ? [head, ' else ', printBlock(statement.otherwise, printing)] : head;
    }
    case 'return':
      return ['return ', printExpression(statement.value, printing), ';'];
    case 'loop':
      return printLoop(statement, printing);
    case 'try': {
      const [caught] = statement.catches;
      return [
        ['try ', printBlock(statement.body, printing)],
        caught ? [` catch (${caught.name}) `, printBlock(caught.body, printing)] : '',
        statement.finally ? [' finally ', printBlock(statement.finally, printing)] : '',
      ];
    }
    case 'break':
    case 'continue':
      return `${statement.kind}${statement.label === undefined ? '' : ` ${statement.label}`};`;
  }
}

// A loop that has only a condition counts by itself before anything else, so that it always ends.
function printLoop({ name, label, over, body }: LoopStatement, printing: Printing): Doc {
  const mark = label === undefined ? '' : `${label}: `;
  if (over.kind === 'elements')
    return [`${mark}for (const ${name} of `, printExpression(over.array, printing), ') ', printBlock(body, printing)];
  const below = `${name} < ${over.times}`;
  if (over.form === 'for') return [`${mark}for (let ${name} = 0; ${below}; ${name}++) `, printBlock(body, printing)];
  const lines = body.statements.map((each) => printStatement(each, printing));
  return [`let ${name} = 0;`, hardLine, `${mark}while (${below}) `, braces([`${name}++;`, ...lines])];
}

// A condition must not be one that is always false.
function some(type: Type): string {
  return type.kind === 'class' && type.name === 'boolean' ? 'false' : 'null!';
}

function binary(expression: BinaryExpression, printing: Printing): Printed {
  const level = levelOf(expression);
  const { left, right } = expression;
  const operator = expression.operator === '==' ? '===' : expression.operator === '!=' ? '!==' : expression.operator;
  const first = print(left, printing);
  const areParameters = left.type.kind === 'parameter' && right.type.kind === 'parameter' && level > levels.comparison;
  const isLost = areParameters && printing.precautions.has('parameterOperands');
  const known: Printed = isLost
    ? {
        doc: [within(first, levels.comparison), ' as ', printType(expression.type, printing.index)],
        level: levels.comparison,
      }
    : first;
  const last = within(print(right, printing), level + 1);
  return { doc: group([within(known, level), ' ', operator, indent([spaceLine, last])]), level };
}
