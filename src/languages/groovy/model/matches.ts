import { type ClassTest, printMatchChain } from '../../../model/java-like/choices.js';
import type { Place, Position } from '../../../model/java-like/place.js';
import { className } from '../../../model/java-like/place.js';
import { cast, primary } from '../../../model/java-like/positions.js';
import { isSwitchable, printSwitch } from '../../../model/java-like/switch.js';
import { levels, type Printed } from '../../../model/print/precedence.js';
import type { MatchExpression, VariableExpression } from '../../../model/program/expression.js';
import type { ClassType } from '../../../model/types/type.js';

/** A match of values as a switch, any other as a chain of conditionals. */
export function printMatch(place: Place, match: MatchExpression, position: Position): Printed {
  return isSwitchable(match)
    ? printSwitch(place, match, position)
    : printMatchChain(place, match, { position, testClass });
}

// After the test a local variable has the class that was tested; type arguments cannot be tested, and need a cast.
function testClass(place: Place, subject: VariableExpression, to: ClassType): ClassTest {
  const printed = place.print(place, subject, 'free');
  const isFlowTyped = printed.doc === subject.name && to.args.length === 0;
  return {
    condition: [primary(place, subject), ` instanceof ${className(place, to.name)}`],
    object: isFlowTyped ? printed : { doc: ['(', cast(place, to, printed).doc, ')'], level: levels.primary },
  };
}
