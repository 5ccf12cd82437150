import { braces, join } from '../../../model/program/print/doc.js';
import { levels, type Printed } from '../../../model/program/print/precedence.js';
import { outerOf } from '../../shared/kotlin-scala/classes.js';
import type { Dialect, OwnExpression, Place } from '../../shared/kotlin-scala/dialect.js';
import { primary, printExpression, printMade, printValues } from '../../shared/kotlin-scala/expressions.js';
import { printLiteral } from '../../shared/kotlin-scala/literals.js';
import { printBlockLines } from '../../shared/kotlin-scala/statements.js';
import { printType } from '../../shared/kotlin-scala/types.js';
import { printCastNull, printMatch, printOrElse, printSmartCast, printTest } from './choices.js';
import { printConstructor, printLambda, printReference } from './functions.js';
import { printJump, printLoop } from './loops.js';
import { printMethod } from './methods.js';
import { printOwnType } from './types.js';

/** How Kotlin differs from its relatives. */
export const kotlin: Dialect = {
  brackets: ['<', '>'],
  arrayOf: 'arrayOf',
  comparisonsLookLikeTypeArguments: true,
  printMethod,
  printLoop,
  printJump,
  printCatches: (place, catches) =>
    join(
      catches.map(({ clause, lines }) => [`catch (${clause.name}: ${printType(place, clause.type)}) `, braces(lines)]),
      ' ',
    ),
  printType: printOwnType,
  print: printOwn,
};

function printOwn(place: Place, expression: OwnExpression): Printed {
  switch (expression.kind) {
    case 'literal':
      return printLiteral(expression, {
        toShort: '.toShort()',
        unit: 'Unit',
        toByte: '.toByte()',
        quote: (text) => text.replaceAll('$', '\\$'),
      });
    case 'null':
      return expression.type.kind === 'bottom' ? primary('null') : printCastNull(place, expression.type);
    case 'constant':
      return printCastNull(place, expression.type);
    case 'this': {
      const outer = outerOf(place, expression);
      return primary(outer === undefined ? 'this' : `this@${outer}`);
    }
    case 'new':
      return primary([printMade(place, expression), printValues(place, expression.arguments)]);
    case 'lambda':
      return printLambda(place, expression);
    case 'reference':
      return printReference(place, expression);
    case 'constructor':
      return printConstructor(place, expression);
    case 'test':
      return printTest(place, expression);
    case 'smartCast':
      return printSmartCast(place, expression);
    case 'match':
      return printMatch(place, expression);
    case 'orElse':
      return printOrElse(printExpression(place, expression.value), printExpression(place, expression.otherwise));
    case 'block':
      return { doc: braces(printBlockLines(place, expression)), level: levels.primary, isBlock: true };
    case 'tuple':
      throw new Error('Kotlin has no tuples');
  }
}
