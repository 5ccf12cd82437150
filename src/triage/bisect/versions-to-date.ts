import { compareVersions, isRelease, ownBuildOf } from '../../core/version.js';

/**
 * Of some versions those that date a bug of one: releases and itself, unless it is no release; of own builds none but
 * itself. An own build is dated by what came before it: no published version comes after it.
 */
export function versionsToDate(versions: readonly string[], version: string): string[] {
  const own = ownBuildOf(version);
  return versions.filter((each) => {
    if (each === version || each === own?.base) return true;
    if (ownBuildOf(each) || (own && compareVersions(each, version) > 0)) return false;
    return isRelease(each) || (!own && !isRelease(version));
  });
}
