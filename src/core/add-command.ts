import { ownBuildOf } from './version.js';

/** The command that adds a compiler, for a message: a build of the user's own is added by its path. */
export function addCommand(family: string, version: string): string {
  const own = ownBuildOf(version);
  if (own) return `cupel toolchains add ${family}@${own.name} --path DIR --based-on ${own.base}`;
  const path = isBuildName(version) ? ' --path DIR' : '';
  return `cupel toolchains add ${family}@${version}${path}`;
}

/** Whether a word names no version but a build of the user's own. */
export function isBuildName(word: string): boolean {
  return !/^\d/.test(word);
}
