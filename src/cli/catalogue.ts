import { UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';
import { parseTarget } from '../core/target.js';
import type { ToolchainFamily } from '../core/toolchain.js';
import type { Language } from '../model/language.js';
import type { Technique } from '../model/technique.js';
import { languages, techniques } from '../registry.js';

/** All languages. */
function allLanguages(): Promise<Language[]> {
  return Promise.all(Object.values(languages).map((load) => load()));
}

/** All families of toolchains. */
export async function allFamilies(): Promise<ToolchainFamily[]> {
  return (await allLanguages()).flatMap((language) => language.families);
}

/** The language that a target compiles. */
export async function languageOfTarget(target: string): Promise<Language> {
  const { family } = parseTarget(target);
  const all = await allLanguages();
  const found = all.find((language) => language.families.some(({ name }) => name === family));
  if (found) return found;
  const known = all.flatMap((language) => language.families.map(({ name }) => name));
  throw new UserError(`there is no target '${family}'; ${suggestion(family, known)}`);
}

/** The language whose source files have the ending of this path, if any. */
export async function languageOfFile(path: string): Promise<Language | undefined> {
  return (await allLanguages()).find(({ extensions }) => extensions.some((ending) => path.endsWith(ending)));
}

/** The family that a word names. */
export async function familyNamed(name: string): Promise<ToolchainFamily> {
  const all = await allFamilies();
  const found = all.find((family) => family.name === name);
  if (found) return found;
  throw new UserError(
    `there is no family of toolchains '${name}'; ${suggestion(
      name,
      all.map((family) => family.name),
    )}`,
  );
}

/** The technique that a word names. */
export async function techniqueNamed(id: string): Promise<Technique> {
  const load = Object.hasOwn(techniques, id) ? techniques[id] : undefined;
  if (!load) throw new UserError(`there is no technique '${id}'; ${suggestion(id, Object.keys(techniques))}`);
  return load();
}

/** Makes sure that a language has what a technique needs. */
export function requireCapabilities(technique: Technique, language: Language): void {
  const lacking = technique.needs.filter((capability) => language[capability] === undefined);
  if (lacking.length > 0) {
    throw new UserError(
      `technique ${technique.id} does not work on ${language.id} yet: it needs ${lacking.join(', ')}`,
    );
  }
}

/** Makes sure that targets can be compared: all compile the same language. */
export async function requireOneLanguage(targets: readonly string[]): Promise<void> {
  const [first = '', ...others] = targets;
  const { id } = await languageOfTarget(first);
  for (const other of others) {
    if ((await languageOfTarget(other)).id !== id)
      throw new UserError(`${first} and ${other} do not compile the same language`);
  }
}
