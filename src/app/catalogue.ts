import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { suggestion } from '../core/suggest.js';
import { parseTarget } from '../core/target.js';
import type { ToolchainFamily } from '../core/toolchain.js';
import type { Language } from '../model/language.js';
import type { Pass } from '../model/reduction.js';
import type { Technique } from '../model/technique.js';
import { chain, chainNames } from '../model/technique-chain.js';
import { languages, techniques } from '../registry.js';

/** The names of all techniques. */
export const techniqueIds: readonly string[] = Object.keys(techniques);

/** All languages. */
export function allLanguages(): Promise<Language[]> {
  return Promise.all(Object.values(languages).map((load) => load()));
}

/** All families of toolchains. */
export async function allFamilies(): Promise<ToolchainFamily[]> {
  return (await allLanguages()).flatMap((language) => language.families);
}

/** The language that a target compiles. */
export async function languageOfTarget(target: string): Promise<Language> {
  const { family } = parseTarget(target);
  const found = await firstLanguage(({ families }) => families.some(({ name }) => name === family));
  if (found) return found;
  const known = (await allFamilies()).map(({ name }) => name);
  throw new UserError(`there is no target '${family}'; ${suggestion(family, known)}`);
}

/** The families among which that of a target is found, if there is one. */
export async function familiesFor(target: string): Promise<readonly ToolchainFamily[]> {
  return (await languageOfTarget(target)).families;
}

// What needs nothing but Node comes first.
const firstLanguages = ['typescript', 'javascript'];

// Loading a language takes a moment, on a busy machine a long one: those after it are not loaded.
async function firstLanguage(isWanted: (language: Language) => boolean): Promise<Language | undefined> {
  const others = Object.keys(languages).filter((id) => !firstLanguages.includes(id));
  for (const id of [...firstLanguages, ...others]) {
    const language = await languages[id]?.();
    if (language && isWanted(language)) return language;
  }
  return undefined;
}

/** The language with this id. */
export async function languageNamed(id: string): Promise<Language> {
  const load = Object.hasOwn(languages, id) ? languages[id] : undefined;
  if (!load) throw new UserError(`there is no language '${id}'; ${suggestion(id, Object.keys(languages))}`);
  return load();
}

/** The language whose source files have the ending of this path, if any. */
export async function languageOfFile(path: string): Promise<Language | undefined> {
  return (await allLanguages()).find(({ extensions }) => extensions.some((ending) => path.endsWith(ending)));
}

/** The family that a word names. */
export async function familyNamed(name: string): Promise<ToolchainFamily> {
  const isIt = (family: ToolchainFamily) => family.name === name;
  const found = (await firstLanguage(({ families }) => families.some(isIt)))?.families.find(isIt);
  if (found) return found;
  const known = (await allFamilies()).map((family) => family.name);
  throw new UserError(`there is no toolchain family '${name}'; ${suggestion(name, known)}`);
}

// What is changed by a technique that makes no programs itself, unless another one is named.
const defaultParent = 'generate';

/** The technique that a word names, or the chain of techniques that several do: `generate+erase+overwrite`. */
export async function techniqueNamed(name: string): Promise<Technique> {
  const named = await Promise.all(chainNames(name).map(loadTechnique));
  const [first, ...others] = named[0]?.changes ? [await loadTechnique(defaultParent), ...named] : named;
  const maker = others.find(({ changes, mayChange }) => !changes && !mayChange);
  if (maker) throw new UserError(`technique ${maker.id} must come first in a chain`);
  const all = first ? [first, ...others] : [];
  for (const [i, { id, needs }] of all.entries()) {
    const text = all.slice(0, i).find((earlier) => !earlier.needs.includes('model'));
    if (needs.includes('model') && text)
      throw new UserError(`technique ${id} needs a typed model; ${text.id} produces only text`);
  }
  const [only] = named;
  if (!first || !only) throw new UserError('--technique is empty; name a technique');
  return others.length === 0 ? only : chain(first, others);
}

async function loadTechnique(id: string): Promise<Technique> {
  const load = Object.hasOwn(techniques, id) ? techniques[id] : undefined;
  if (!load) throw new UserError(`there is no technique '${id}'; ${suggestion(id, Object.keys(techniques))}`);
  return load();
}

/** The language of somebody who named no target: the first that has what the technique needs. */
export async function defaultLanguage(technique: Technique): Promise<Language> {
  const first = await firstLanguage((language) => lackingIn(language, technique).length === 0);
  if (!first) throw new UserError(`technique ${technique.id} supports no language yet`);
  return first;
}

/** Makes sure that a language has what a technique needs. */
export function requireCapabilities(technique: Technique, language: Language): void {
  const lacking = lackingIn(language, technique);
  if (lacking.length > 0) {
    throw new UserError(
      `technique ${technique.id} does not support ${language.id} yet: it needs ${lacking.join(', ')}`,
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

/** What a technique needs that a language does not have. */
function lackingIn(language: Language, { needs }: Pick<Technique, 'needs'>): string[] {
  return needs.filter((capability) => language[capability] === undefined);
}

/** The reductions that only programs of a finding's technique allow; one that was given by hand has none. */
export async function passesFor({ program }: Pick<Finding, 'program'>, language: Language): Promise<readonly Pass[]> {
  const known = chainNames(program.origin.technique).every((id) => Object.hasOwn(techniques, id));
  return known ? ((await techniqueNamed(program.origin.technique)).passes?.(language) ?? []) : [];
}
