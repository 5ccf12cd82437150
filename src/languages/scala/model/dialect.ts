import type { LiteralExpression, NewExpression } from '../../../model/program/expression.js';
import { braces, hardLine, indent } from '../../../model/program/print/doc.js';
import { levels, type Printed } from '../../../model/program/print/precedence.js';
import type { Type } from '../../../model/types/type.js';
import { outerOf } from '../../shared/kotlin-scala/classes.js';
import type { Dialect, OwnExpression, Place } from '../../shared/kotlin-scala/dialect.js';
import { primary, printMade, printValues } from '../../shared/kotlin-scala/expressions.js';
import { printLiteral } from '../../shared/kotlin-scala/literals.js';
import { printBlockLines } from '../../shared/kotlin-scala/statements.js';
import { printType, printTypeArguments } from '../../shared/kotlin-scala/types.js';
import { printMatch, printSmartCast } from './choices.js';
import { printLambda, printReference } from './functions.js';
import { printLoop } from './loops.js';
import { printMethod } from './methods.js';
import { printOwnType } from './types.js';

/** How Scala differs from its relatives. */
export const scala: Dialect = {
  brackets: ['[', ']'],
  invoke: 'apply',
  arrayOf: 'Array',
  comparisonsLookLikeTypeArguments: false,
  identity: { '===': 'eq', '!==': 'ne' },
  printMethod,
  printLoop,
  printCatches: (place, catches) => [
    'catch ',
    braces(
      catches.map(({ clause, lines }) => [
        `case ${clause.name}: ${printType(place, clause.type)} =>${lines.length === 0 ? ' ()' : ''}`,
        indent(lines.map((line) => [hardLine, line])),
      ]),
    ),
  ],
  printJump: ({ kind }) => {
    throw new Error(`Scala has no ${kind}`);
  },
  printType: printOwnType,
  print: printOwn,
};

function printOwn(place: Place, expression: OwnExpression, wanted: Type | undefined): Printed {
  switch (expression.kind) {
    case 'literal':
      return printOwnLiteral(expression);
    case 'constant':
      return primary(`null.asInstanceOf${printTypeArguments(place, [expression.type])}`);
    case 'this': {
      const outer = outerOf(place, expression);
      return primary(outer === undefined ? 'this' : `${outer}.this`);
    }
    case 'new':
      return primary(printNew(place, expression));
    case 'lambda':
      return printLambda(place, expression, wanted);
    case 'constructor':
      throw new Error('Scala has no references to constructors');
    case 'reference':
      return printReference(place, expression, wanted);
    case 'test':
      throw new Error('Scala has no flow typing');
    case 'smartCast':
      return printSmartCast(place, expression, wanted);
    case 'match':
      return printMatch(place, expression, wanted);
    case 'tuple':
      return primary(printValues(place, expression.elements));
    case 'null':
      return primary('null');
    case 'block':
      return { doc: braces(printBlockLines(place, expression)), level: levels.primary, isBlock: true };
    case 'orElse':
      throw new Error('Scala has no nullable types');
  }
}

function printOwnLiteral(literal: LiteralExpression): Printed {
  const printed = printLiteral(literal, { toShort: '.toShort', toByte: '.toByte', unit: '()', quote: (text) => text });
  const name = literal.type.kind === 'class' ? literal.type.name : '';
  return name === 'BigInt' || name === 'BigDecimal' ? primary([`${name}(`, printed.doc, ')']) : printed;
}

function printNew(place: Place, expression: NewExpression): Printed['doc'] {
  // The companion of a case class makes objects by its first constructor only (SLS 5.3.2).
  const isRecord = place.index.classes.get(expression.type.name)?.form === 'record';
  return [
    isRecord && !expression.by ? '' : 'new ',
    printMade(place, expression),
    printValues(place, expression.arguments),
  ];
}
