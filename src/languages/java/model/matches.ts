import { type ClassTest, printMatchChain } from '../../../model/java-like/choices.js';
import type { Place, Position } from '../../../model/java-like/place.js';
import { primary } from '../../../model/java-like/positions.js';
import { isSwitchable, printSwitch } from '../../../model/java-like/switch.js';
import { printType } from '../../../model/java-like/types.js';
import { levels, type Printed } from '../../../model/print/precedence.js';
import type { MatchExpression, VariableExpression } from '../../../model/program/expression.js';
import type { ClassType } from '../../../model/types/type.js';

/** A match of values as a switch where Java allows one, any other as a chain: Java 17 has no patterns in a switch. */
export function printMatch(place: Place, match: MatchExpression, position: Position): Printed {
  return isSwitchable(match)
    ? printSwitch(place, match, position)
    : printMatchChain(place, match, { position, testClass });
}

function testClass(place: Place, subject: VariableExpression, to: ClassType, name: string): ClassTest {
  return {
    condition: [primary(place, subject), ` instanceof ${printType(place, to)} ${name}`],
    object: { doc: name, level: levels.primary },
  };
}
