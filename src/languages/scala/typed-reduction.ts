import type { TypedReduction } from '../../model/source/typed-reduction.js';
import { joinFiles } from '../shared/jvm/join-files.js';

/** What reductions by types need to know. */
export const typedReduction: TypedReduction = { top: 'Any', valueOf, join: joinFiles };

function valueOf(type: string): string | undefined {
  if (type === 'Int') return '0';
  if (type === 'Boolean') return 'false';
  return type === 'String' ? '""' : '???';
}
