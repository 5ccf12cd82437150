import { parseTarget } from '../core/target.js';
import { chooseVersion } from '../core/version.js';
import type { Language } from '../model/language.js';
import { type ModelBug, mutedProfile } from '../model/program/mute.js';
import type { Technique } from '../model/technique.js';
import { isIn } from '../oracle/known-bugs.js';

/** A language whose programs keep away from some of its known bugs, by their names. */
export function mutedLanguage(language: Language, bugs: readonly string[]): Language {
  const { model, knownBugs = [] } = language;
  if (!model || bugs.length === 0) return language;
  const muted = knownBugs.filter(({ id }) => bugs.includes(id));
  return { ...language, model: { ...model, profile: mutedProfile(model.profile, muted) } };
}

/**
 * The names of the known bugs that programs keep away from: those that every target has. A bug of some targets only must
 * not blind the others; it is recognized when it shows.
 */
export function bugsToMute(
  { language, technique }: { readonly language: Language; readonly technique: Pick<Technique, 'needs'> },
  targets: readonly string[],
): string[] {
  if (!technique.needs.includes('model')) return [];
  const everywhere = ({ mutes = [], ...bug }: ModelBug) =>
    mutes.length > 0 && targets.every((target) => isIn(bug, target));
  return (language.knownBugs ?? []).filter(everywhere).map(({ id }) => id);
}

/** The versions of a family that are installed. */
interface Versions {
  readonly name: string;
  installed(): Promise<readonly { readonly version: string }[]>;
}

/** A target with the version that it would mean in a hunt; nothing needs to be installed where nothing is compiled. */
export async function versionMeant(target: string, families: readonly Versions[]): Promise<string> {
  const { family: name, version } = parseTarget(target);
  const family = families.find((each) => each.name === name);
  const versions = ((await family?.installed()) ?? []).map((each) => each.version);
  const meant = chooseVersion(versions, version) ?? version;
  return meant === undefined ? name : `${name}@${meant}`;
}
