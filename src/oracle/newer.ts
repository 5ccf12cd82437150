import { parseTarget } from '../core/target.js';
import { compareVersions } from '../core/version.js';

/** Whether one target is a later version of the same compiler as another. */
export function isNewerOfSameFamily(target: string, than: string): boolean {
  const [a, b] = [parseTarget(target), parseTarget(than)];
  return a.family === b.family && compareVersions(a.version ?? '0', b.version ?? '0') > 0;
}
