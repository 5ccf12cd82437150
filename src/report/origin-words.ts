import type { Origin } from '../core/test-program.js';

/** What a program was generated from, in words. */
export function originPhrase(
  { technique, seed, index, avoided = [] }: Origin,
  quoted = (text: string) => text,
): string {
  const without = avoided.length > 0 ? ` without ${avoided.join(', ')}` : '';
  return `technique ${quoted(technique)}, seed ${quoted(seed)}, program ${index}${without}`;
}
