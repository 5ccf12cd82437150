import type { TypedReduction } from '../../model/source/typed-reduction.js';
import { joinFiles } from '../shared/jvm/join-files.js';

/** What reductions by types need to know. */
export const typedReduction: TypedReduction = { top: 'Any?', valueOf, join: joinFiles };

function valueOf(type: string): string | undefined {
  if (/^(?:Byte|Short|Int|Long)$/.test(type)) return '0';
  if (type === 'Boolean') return 'false';
  if (type === 'String') return '""';
  return type.endsWith('?') ? 'null' : 'TODO()';
}
