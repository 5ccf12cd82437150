import type { TypedReduction } from '../../model/source/typed-reduction.js';
import { joinFiles } from '../shared/jvm/join-files.js';

/** What reductions by types need to know. */
export const typedReduction: TypedReduction = { top: 'Object', valueOf, join: joinFiles };

function valueOf(type: string): string | undefined {
  if (/^(?:byte|short|int|long|float|double|char|Integer|Long)$/.test(type)) return '0';
  if (/^[Bb]oolean$/.test(type)) return 'false';
  if (type === 'void') return undefined;
  return type === 'String' ? '""' : 'null';
}
