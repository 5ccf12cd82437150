import type { Type } from '../../../model/types/type.js';

/**
 * Whether a value may be given where a type is wanted that is not above its own: numbers widen (SLS 6.26.1), and the
 * library has implicit conversions from whole numbers to BigInt, to boxes that are comparable, and from arrays of
 * characters. Where Unit is wanted, any value is discarded (SLS 6.26.1).
 */
export function converts(from: Type, to: Type): boolean {
  if (to.kind === 'class' && to.name === 'Unit') return true;
  if (from.kind === 'array') return 'name' in to && to.name === 'CharSequence';
  if (from.kind !== 'class' || to.kind !== 'class') return false;
  if (to.name === 'Comparable')
    return numbers.includes(from.name) || from.name === 'Boolean' || from.name.startsWith('Big');
  const [width, wanted] = [numbers.indexOf(from.name), numbers.indexOf(to.name)];
  if (to.name === 'BigInt') return width >= 0;
  if (to.name === 'BigDecimal') return width >= 0 || from.name === 'BigInt';
  if (from.name === 'Char') return wanted >= numbers.indexOf('Int');
  return width >= 0 && wanted >= 0 && wanted >= width;
}

const numbers: readonly string[] = ['Char', 'Byte', 'Short', 'Int', 'Long', 'Float', 'Double'];
