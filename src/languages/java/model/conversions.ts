import type { Type } from '../../../model/types/type.js';
import { isCharacter, widthOf } from '../../shared/java-groovy/number-conversions.js';

/**
 * Whether a number may be given where another type of numbers is wanted (JLS 5.2): a primitive type widens, a box is
 * unboxed first, and a constant that fits becomes a byte, a short or a character.
 */
export function converts(from: Type, to: Type): boolean {
  const [width, wanted] = [widthOf(from), widthOf(to)];
  const isSmallTarget = isCharacter(to) || (wanted !== undefined && wanted < intWidth);
  if (isSmallTarget && from.kind === 'primitive' && (isCharacter(from) || (width !== undefined && width <= intWidth)))
    return true;
  if (to.kind !== 'primitive' || wanted === undefined) return false;
  if (isCharacter(from)) return wanted >= intWidth;
  return width !== undefined && width <= wanted;
}

const intWidth = 2;
