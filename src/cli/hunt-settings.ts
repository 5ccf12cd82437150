import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { nameOf } from '../core/identity.js';
import type { SourceFile } from '../core/test-program.js';
import type { Language } from '../model/language.js';
import { features } from '../model/program/feature.js';
import type { Technique, TechniqueSettings } from '../model/technique.js';
import { languageOfTarget, requireCapabilities, requireOneLanguage, techniqueNamed } from './catalogue.js';
import { defaultSeconds } from './command-options.js';
import type { Configuration, Settings } from './configuration.js';
import { parseDuration } from './duration.js';
import { mutedFeatures, withoutFeatures } from './mute-known-bugs.js';
import { fullName } from './open-observer.js';
import { readSources } from './read-sources.js';
import { techniqueSettings } from './technique-settings.js';
import { referencesOf, tiersOf } from './tiers.js';

const ownSettingsSchema = z.object({
  technique: z.string(),
  /** Full names, so that a compiler installed later does not take the place of one. */
  targets: z.array(z.string()),
  references: z.array(z.string()),
  /** What findings must be new against, by its full name. */
  base: z.string().optional(),
  seeds: z.string().optional(),
  /** The name of the contents of the seeds, so that a resumed campaign makes the same programs. */
  seedsName: z.string(),
  /** What was asked of the technique. */
  making: z.custom<TechniqueSettings>((value) => typeof value === 'object').optional(),
  /** Features that are left out because of known bugs. */
  muted: z.array(z.enum(features)).optional(),
  seconds: z.number(),
  megabytes: z.number(),
  /** When the campaign is over, counted from its very beginning. */
  until: z.object({ programs: z.number().optional(), seconds: z.number().optional() }),
});

/** Everything that the programs and verdicts of a campaign depend on besides its seed; kept in the store. */
export const huntSettingsSchema = ownSettingsSchema.extend({
  /** The campaign that comes after it in the same hunt. */
  next: z.object({ seed: z.string(), settings: ownSettingsSchema }).optional(),
});

/** The stored settings of a campaign. */
export type HuntSettings = z.output<typeof huntSettingsSchema>;

/** What programs are made of in a hunt. */
export interface HuntMaterial {
  readonly language: Language;
  readonly technique: Technique;
  readonly seeds: readonly SourceFile[];
  readonly settings: TechniqueSettings;
}

const defaultTarget = 'typescript';
const defaultTechnique = 'tokens';

/** Finds language, technique and seed programs for some settings. */
export async function findMaterial(given: {
  readonly target: string;
  readonly technique: string;
  readonly seeds: string | undefined;
  readonly settings: TechniqueSettings;
}): Promise<HuntMaterial> {
  const technique = await techniqueNamed(given.technique);
  const language = await languageOfTarget(given.target);
  requireCapabilities(technique, language);
  const seeds = given.seeds ? await readSources(given.seeds, language.extensions) : await language.seeds?.();
  return { language, technique, seeds: seeds ?? [], settings: given.settings };
}

/** What the programs of stored settings are made of. */
export function storedMaterial({ technique, targets, seeds, making, muted }: HuntSettings): Promise<HuntMaterial> {
  const settings = withoutFeatures(making ?? {}, muted ?? []);
  return findMaterial({ target: targets[0] ?? '', technique, seeds, settings });
}

/** Material and settings of a new hunt. */
export async function newHunt(
  configuration: Configuration,
): Promise<{ material: HuntMaterial; settings: HuntSettings }> {
  const [first = defaultTarget] = configuration.target ?? [];
  const technique = configuration.technique ?? defaultTechnique;
  const wanted = techniqueSettings(configuration);
  const material = await findMaterial({ target: first, technique, seeds: configuration.seeds, settings: wanted });
  const { targets, references } = await rolesOf(configuration, material);
  const base = await baseOf(configuration, targets);
  const muted = mutedFeatures(material.language.knownBugs ?? [], targets, wanted);
  return {
    material: { ...material, settings: withoutFeatures(wanted, muted) },
    settings: {
      technique,
      targets,
      references,
      ...(base && { base }),
      ...(configuration.seeds && { seeds: configuration.seeds }),
      seedsName: seedsName(material.seeds),
      making: wanted,
      ...(muted.length > 0 && { muted }),
      seconds: configuration.seconds,
      megabytes: configuration.megabytes,
      until: endOf(configuration, 0) ?? { seconds: defaultSeconds },
    },
  };
}

/** What is tested and what it is compared with; a single target is never compared with itself. */
export async function rolesOf(
  { target, reference }: Settings,
  { language: { defaults }, technique }: Pick<HuntMaterial, 'language' | 'technique'>,
): Promise<Pick<HuntSettings, 'targets' | 'references'>> {
  await requireOneLanguage([...(target ?? defaults.targets), ...(reference ?? [])]);
  // Templates are there to compare the tiers of just-in-time compilers.
  if (technique.needs.includes('templates')) return tierRoles(target ?? defaults.targets, reference);
  const targets = await Promise.all((target ?? defaults.targets).map(fullName));
  if (reference) return { targets, references: await Promise.all(reference.map(fullName)) };
  const others = async (names: readonly string[]) =>
    (await Promise.all(names.map(fullName))).filter((name) => !targets.includes(name));
  const references = await others(defaults.references);
  const alone = references.length === 0 && targets.length === 1;
  return { targets, references: alone ? await others(defaults.targets) : references };
}

async function tierRoles(
  target: readonly string[],
  reference: readonly string[] | undefined,
): Promise<Pick<HuntSettings, 'targets' | 'references'>> {
  const engines = await Promise.all(target.map(tiersOf));
  const given = reference && (await Promise.all(reference.map(referencesOf)));
  const references = given ?? engines.map((engine) => engine.references);
  const distinct = (names: readonly (readonly string[])[]) => [...new Set(names.flat())];
  const compared = distinct(references);
  const targets = distinct(engines.map((engine) => engine.targets)).filter((name) => !compared.includes(name));
  return { targets, references: compared };
}

// The full name of what findings must be new against, if anything.
async function baseOf({ onlyNew, base }: Settings, targets: readonly string[]): Promise<string | undefined> {
  if (!onlyNew) {
    if (base !== undefined) throw new UserError('--base needs --only-new');
    return undefined;
  }
  if (base === undefined)
    throw new UserError('--only-new needs --base TARGET, the version that findings must be new against');
  await requireOneLanguage([...targets, base]);
  const name = await fullName(base);
  if (targets.includes(name)) throw new UserError(`the base ${name} is itself under test; name an older version`);
  return name;
}

/** When a campaign is over by what was set; a time counts from now. */
export function endOf(settings: Settings, secondsSpent: number): HuntSettings['until'] | undefined {
  const { programs } = settings;
  if (programs === undefined && settings.for === undefined) return undefined;
  const seconds = settings.for === undefined ? undefined : secondsSpent + parseDuration(settings.for);
  return { ...(programs && { programs }), ...(seconds && { seconds }) };
}

/** The name of the contents of seed programs. */
export function seedsName(seeds: readonly SourceFile[]): string {
  return nameOf(...seeds.flatMap((seed) => [seed.path, seed.text]));
}

/** A seed for those who give none. */
export function randomSeed(): string {
  return randomBytes(4).toString('hex');
}

/** A name for a campaign: when it began, and something to tell it from another of that second. */
export function campaignId(): string {
  const time = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `c-${time}-${randomBytes(2).toString('hex')}`;
}
