import { UserError } from '../core/errors.js';
import { nameOf } from '../core/identity.js';
import { settingFacts } from '../core/setting.js';
import type { SourceFile } from '../core/test-program.js';
import type { Language } from '../model/language.js';
import type { ApiLibrary } from '../model/library/api-library.js';
import type { SeedFile } from '../model/source/seed.js';
import type { Asked, Technique, TechniqueInput } from '../model/technique.js';
import { defaultLanguage, languageOfTarget, requireCapabilities, techniqueNamed } from './catalogue.js';
import { bugsToMute, mutedLanguage, versionMeant } from './mute-bugs.js';
import { readLibraries } from './read-libraries.js';
import { readSource } from './read-sources.js';
import { describeLeftOut, readSeeds } from './seeds/read-seeds.js';
import { flagNamed, type ReadSettings, techniquesOfSetting } from './settings.js';

/** What programs are made of: everything that a technique is opened with. */
export interface Material extends TechniqueInput {
  readonly technique: Technique;
  readonly settings: Asked;
  readonly sources: Readonly<Record<string, readonly SeedFile[]>>;
  readonly libraries: Readonly<Record<string, readonly ApiLibrary[]>>;
  /** What of the user's files is left aside, and why. */
  readonly notices: readonly string[];
}

/** Which programs are meant. */
export interface WantedMaterial {
  readonly technique: string;
  /** A target of the language; without one the language is chosen by what the technique needs. */
  readonly target?: string | undefined;
  readonly settings: Asked;
  /** The known bugs that programs keep away from. */
  readonly mutedBugs?: readonly string[] | undefined;
}

/** Finds language, technique and source files for some settings. */
export async function findMaterial(wanted: WantedMaterial): Promise<Material> {
  const { settings, mutedBugs = [] } = wanted;
  const { technique, language } = await findParties(wanted);
  const notices: string[] = [];
  const sources = await readAll({ technique, language, settings }, (text) => notices.push(text));
  const libraries = await readLibraries(technique, language, settings);
  return { language: mutedLanguage(language, mutedBugs), technique, settings, sources, libraries, notices };
}

/** Which programs settings mean where nothing is compiled: those of a hunt with the same settings. */
export async function wantedBy(technique: string, settings: ReadSettings): Promise<WantedMaterial> {
  const wanted = { technique, target: settings.target?.[0], settings: await askedOf(technique, settings) };
  if (settings.unmuted) return wanted;
  const parties = await findParties(wanted);
  const { defaults, families } = parties.language;
  const targets = (settings.target ?? defaults.targets).map((target) => versionMeant(target, families));
  return { ...wanted, mutedBugs: bugsToMute(parties, await Promise.all(targets)) };
}

async function findParties({
  technique: name,
  target,
}: Pick<WantedMaterial, 'technique' | 'target'>): Promise<Pick<Material, 'technique' | 'language'>> {
  const technique = await techniqueNamed(name);
  const language = target === undefined ? await defaultLanguage(technique) : await languageOfTarget(target);
  requireCapabilities(technique, language);
  return { technique, language };
}

/** What settings ask of a technique; a setting of another technique is an error, not ignored. */
export async function askedOf(name: string, settings: ReadSettings): Promise<Asked> {
  const { id, settings: schema } = await techniqueNamed(name);
  const given = givenTechniqueSettings(settings);
  const strange = given.find(([setting]) => !Object.hasOwn(schema.shape, setting));
  if (strange) {
    const owners = techniquesOfSetting.get(strange[0]) ?? [];
    throw new UserError(
      `${flagNamed(strange[0])} is a setting of technique ${owners.join(' or ')}, not of ${id}; ` +
        `remove it, or choose --technique ${owners[0]}`,
    );
  }
  return Object.fromEntries(given);
}

/** The technique of a hunt for which nobody names one. */
export const defaultTechnique = 'tokens';

/** The technique of settings that name none: one that has them all, the default one if it does. */
export function impliedTechnique(settings: ReadSettings): string | undefined {
  const owners = givenTechniqueSettings(settings).map(([name]) => techniquesOfSetting.get(name) ?? []);
  const [first = [], ...others] = owners;
  const fitting = first.filter((id) => others.every((ids) => ids.includes(id)));
  return fitting.find((id) => id === defaultTechnique) ?? fitting[0];
}

/** The hashes of all source files and APIs, by the settings that they were read for. */
export function sourceNames({ sources, libraries }: Pick<Material, 'sources' | 'libraries'>): Record<string, string> {
  const files = Object.entries(sources).map(([setting, read]): [string, string] => [
    setting,
    nameOf(...read.flatMap((file) => [file.path, file.text])),
  ]);
  const apis = Object.entries(libraries).map(([setting, read]): [string, string] => [
    setting,
    nameOf(...read.map((api) => JSON.stringify(api))),
  ]);
  return Object.fromEntries([...files, ...apis]);
}

/** The settings of techniques that were given; a switch that is off asks for nothing. */
export function givenTechniqueSettings(settings: ReadSettings): [string, unknown][] {
  return Object.entries(settings).filter(
    ([name, value]) => techniquesOfSetting.has(name) && value !== undefined && value !== false,
  );
}

async function readAll(
  { technique, language, settings }: Pick<Material, 'technique' | 'language' | 'settings'>,
  tell: (notice: string) => void,
): Promise<Record<string, readonly SeedFile[]>> {
  const sources: Record<string, readonly SeedFile[]> = {};
  for (const [name, schema] of Object.entries(technique.settings.shape)) {
    const { reads } = settingFacts.get(schema) ?? {};
    const value = settings[name];
    if (reads === 'folder') sources[name] = await folderSources(language, value as string | undefined, tell);
    if (reads === 'files') sources[name] = await namedSources((value ?? []) as readonly string[]);
  }
  return sources;
}

async function folderSources(
  language: Language,
  folder: string | undefined,
  tell: (notice: string) => void,
): Promise<readonly SeedFile[]> {
  if (folder === undefined) return (await language.seeds?.()) ?? [];
  const { files, leftOut } = await readSeeds(folder, language, tell);
  if (leftOut.size > 0) tell(`${files.length} seeds of ${folder}; left out: ${describeLeftOut(leftOut)}`);
  return files;
}

/** Whether a name is that of a file: one of something that is shipped with cupel has neither folders nor an ending. */
export function isFileName(name: string): boolean {
  return /[./\\]/.test(name);
}

async function namedSources(names: readonly string[]): Promise<SourceFile[]> {
  const files = names.filter(isFileName);
  return Promise.all(files.map(async (path) => ({ path, text: await readSource(path) })));
}
