import { parseTarget } from '../core/target.js';
import { compareVersions, ownBuildOf } from '../core/version.js';

/** Whether one target is a later version of the same compiler as another; nothing published is later than an own build. */
export function isNewerOfSameFamily(target: string, than: string): boolean {
  const [a, b] = [parseTarget(target), parseTarget(than)];
  if (ownBuildOf(b.version ?? '') && !ownBuildOf(a.version ?? '')) return false;
  return a.family === b.family && compareVersions(a.version ?? '0', b.version ?? '0') > 0;
}
