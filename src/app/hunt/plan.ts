import { randomBytes } from 'node:crypto';
import type { HuntSettings } from '../../core/campaign-settings.js';
import { parseDuration } from '../../core/duration.js';
import { UserError } from '../../core/errors.js';
import { chainNames } from '../../model/technique-chain.js';
import { requireOneLanguage, techniqueNamed } from '../catalogue.js';
import { askedOf, defaultTechnique, findMaterial, impliedTechnique, type Material, sourceNames } from '../material.js';
import { bugsToMute, mutedLanguage } from '../mute-bugs.js';
import { fullName } from '../open-observer.js';
import { noReference } from '../references-for.js';
import type { Trust } from '../require-trust.js';
import { requireTrustedFolders } from '../require-trusted-sources.js';
import { type Configuration, defaultSeconds, type ReadSettings } from '../settings.js';
import { itselfOf, type Roles, referencesOf, runnersOf, tiersOf } from './tiers.js';

const tracing = 'trace';

/** A hunt before it begins: what is stored of it, and what its programs are made of. */
export interface HuntPlan {
  readonly settings: HuntSettings;
  readonly material: Material;
}

/** Plans a new hunt; source files of the user that would be executed must be trusted. */
export async function planHunt(configuration: Configuration, trust: Trust): Promise<HuntPlan> {
  const technique = await tracedTechnique(
    configuration.technique ?? impliedTechnique(configuration) ?? defaultTechnique,
    configuration,
  );
  const asked = await askedOf(technique, configuration);
  const material = await findMaterial({ technique, target: configuration.target?.[0], settings: asked });
  const { targets, references } = await rolesOf(configuration, material);
  const base = await baseOf(configuration, targets);
  const runners = await runnersFor(configuration, { targets, references }, material);
  await requireTrustedFolders(material, everyTarget({ targets, references, base, runners }), trust);
  const mutedBugs = configuration.unmuted ? [] : bugsToMute(material, targets);
  return {
    material: { ...material, language: mutedLanguage(material.language, mutedBugs) },
    settings: {
      technique,
      targets: [...targets],
      references: [...references],
      ...(runners && { runners }),
      ...(base && { base }),
      making: asked,
      sources: sourceNames(material),
      ...(mutedBugs.length > 0 && { mutedBugs }),
      ...(configuration.unmuted && { unmuted: true }),
      ...(configuration.againstItself && { againstItself: true }),
      backEnd: configuration.backEnd,
      seconds: configuration.seconds,
      megabytes: configuration.megabytes,
      until: endOf(configuration, 0) ?? { seconds: defaultSeconds },
    },
  };
}

// What is traced is made by a technique of its own behind the others, so that everything knows of it.
async function tracedTechnique(name: string, { trace }: Pick<Configuration, 'trace'>): Promise<string> {
  if (!trace || chainNames(name).includes(tracing)) return name;
  if (!(await techniqueNamed(name)).runs)
    throw new UserError(`--trace needs programs that run, and technique ${name} makes none; remove it`);
  return `${name}+${tracing}`;
}

// A target that compiles only is joined by what runs its programs, where some of them have a main.
async function runnersFor(
  { run, trace, mains = 1, againstItself }: Configuration,
  roles: Roles,
  { technique }: Pick<Material, 'technique'>,
): Promise<HuntSettings['runners']> {
  // Whoever traces programs wants to see them run.
  const share = trace ? 1 : run;
  if (!technique.runs || againstItself || mains * share === 0) return undefined;
  const { targets, references } = await runnersOf(roles);
  return { targets: [...targets], references: [...references], share };
}

/** What the programs of stored settings are made of; source files of the user that would be executed must be trusted. */
export async function storedMaterial(stored: HuntSettings, trust: Trust): Promise<Material> {
  const { technique, targets, making = {}, mutedBugs } = stored;
  const material = await findMaterial({ technique, target: targets[0], settings: making, mutedBugs });
  await requireTrustedFolders(material, everyTarget(stored), trust);
  return material;
}

function everyTarget({ targets, references, base, runners }: Roles & Pick<HuntSettings, 'base' | 'runners'>): string[] {
  const run = runners ? [...runners.targets, ...runners.references] : [];
  return [...targets, ...references, ...run, ...(base === undefined ? [] : [base])];
}

/** What is tested and what it is compared with; a single target is never compared with itself. */
export async function rolesOf(
  { target, reference, againstItself }: ReadSettings,
  { language: { defaults }, technique }: Pick<Material, 'language' | 'technique'>,
): Promise<Roles> {
  const tested = target ?? defaults.targets;
  const isAlone = reference?.length === 1 && reference[0] === noReference;
  await requireOneLanguage([...tested, ...(isAlone ? [] : (reference ?? []))]);
  if (againstItself) return itselfRoles(tested, reference);
  if (technique.compares === 'tiers') {
    if (isAlone) throw new UserError(`tiers are compared with each other; remove --reference ${noReference}`);
    return tierRoles(tested, reference);
  }
  const targets = await Promise.all(tested.map(fullName));
  if (isAlone) return { targets, references: [] };
  if (reference) return { targets, references: await Promise.all(reference.map(fullName)) };
  const others = async (names: readonly string[]) =>
    (await Promise.all(names.map(fullName))).filter((name) => !targets.includes(name));
  const references = await others(defaults.references);
  const alone = references.length === 0 && targets.length === 1;
  return { targets, references: alone ? await others(defaults.targets) : references };
}

async function itselfRoles(tested: readonly string[], reference: readonly string[] | undefined): Promise<Roles> {
  if (reference) throw new UserError('--against-itself compares each target with itself; remove --reference');
  const roles = await Promise.all(tested.map(itselfOf));
  return {
    targets: roles.flatMap(({ targets }) => targets),
    references: roles.flatMap(({ references }) => references),
  };
}

async function tierRoles(target: readonly string[], reference: readonly string[] | undefined): Promise<Roles> {
  const engines = await Promise.all(target.map(tiersOf));
  const given = reference && (await Promise.all(reference.map(referencesOf)));
  const references = given ?? engines.map((engine) => engine.references);
  const distinct = (names: readonly (readonly string[])[]) => [...new Set(names.flat())];
  const compared = distinct(references);
  const targets = distinct(engines.map((engine) => engine.targets)).filter((name) => !compared.includes(name));
  return { targets, references: compared };
}

// The full name of what findings must be new against, if anything.
async function baseOf(
  { onlyNew, base, againstItself }: ReadSettings,
  targets: readonly string[],
): Promise<string | undefined> {
  if (!onlyNew) {
    if (base !== undefined) throw new UserError('--base needs --only-new');
    return undefined;
  }
  if (againstItself) throw new UserError('--against-itself has no base to compare with; remove --only-new');
  if (base === undefined) throw new UserError('--only-new needs --base TARGET, the version to compare with');
  await requireOneLanguage([...targets, base]);
  const name = await fullName(base);
  if (targets.includes(name)) throw new UserError(`the base ${name} is itself a target; name an older version`);
  return name;
}

/** When a campaign is over by what was set; a time counts from now. */
export function endOf(settings: ReadSettings, secondsSpent: number): HuntSettings['until'] | undefined {
  const { programs } = settings;
  if (programs === undefined && settings.for === undefined) return undefined;
  const seconds = settings.for === undefined ? undefined : secondsSpent + parseDuration(settings.for);
  return { ...(programs && { programs }), ...(seconds && { seconds }) };
}

/** A seed for those who give none. */
export function randomSeed(): string {
  return randomBytes(4).toString('hex');
}

/** A name for a campaign: when it began, and something to distinguish it from another of that second. */
export function campaignId(): string {
  const time = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `c-${time}-${randomBytes(2).toString('hex')}`;
}
