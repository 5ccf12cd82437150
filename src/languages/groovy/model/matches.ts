import type { VariableExpression } from '../../../model/program/expression.js';
import { levels, type Printed, within } from '../../../model/program/print/precedence.js';
import type { ClassType } from '../../../model/types/type.js';
import { type ClassTest, className, type Place } from '../../shared/java-groovy/place.js';
import { cast, primary } from '../../shared/java-groovy/positions.js';

/**
 * The test whether a variable holds an object of a class. A local variable has this class from there on; type arguments
 * cannot be tested and need a cast.
 */
export function testClass(place: Place, subject: VariableExpression, to: ClassType): ClassTest {
  const printed = place.print(place, subject, 'free');
  const isFlowTyped = printed.doc === subject.name && to.args.length === 0;
  const object = within(castVariable(place, subject, to), levels.primary);
  return {
    condition: [primary(place, subject), ` instanceof ${className(place, to.name)}`],
    object: isFlowTyped ? printed : { doc: object, level: levels.primary },
  };
}

/** A variable as an object of a class. It has the class of the last value given to it, which may exclude the wanted one. */
export function castVariable(place: Place, subject: VariableExpression, to: ClassType): Printed {
  return cast(place, to, cast(place, subject.type, place.print(place, subject, 'free')));
}
