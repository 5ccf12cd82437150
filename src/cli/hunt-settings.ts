import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { nameOf } from '../core/identity.js';
import type { SourceFile } from '../core/test-program.js';
import type { Language } from '../model/language.js';
import type { Technique } from '../model/technique.js';
import { languageOfTarget, requireCapabilities, techniqueNamed } from './catalogue.js';
import type { Configuration } from './configuration.js';
import { parseDuration } from './duration.js';
import { readSources } from './read-sources.js';

/** Everything that the programs and verdicts of a campaign depend on besides its seed; kept in the store. */
export const huntSettingsSchema = z.object({
  technique: z.string(),
  targets: z.array(z.string()),
  references: z.array(z.string()),
  seeds: z.string().optional(),
  /** The name of the contents of the seeds, so that a resumed campaign makes the same programs. */
  seedsName: z.string(),
  seconds: z.number(),
  megabytes: z.number(),
  /** When the campaign is over, counted from its very beginning. */
  until: z.object({ programs: z.number().optional(), seconds: z.number().optional() }),
});

/** The stored settings of a campaign. */
export type HuntSettings = z.output<typeof huntSettingsSchema>;

/** What programs are made of in a hunt. */
export interface HuntMaterial {
  readonly language: Language;
  readonly technique: Technique;
  readonly seeds: readonly SourceFile[];
}

/** How long a hunt goes on when it is not told. */
export const defaultSeconds = 60;

const defaultTarget = 'typescript';
const defaultTechnique = 'tokens';

/** Finds language, technique and seed programs for some settings. */
export async function findMaterial(given: {
  readonly target: string;
  readonly technique: string;
  readonly seeds: string | undefined;
}): Promise<HuntMaterial> {
  const technique = await techniqueNamed(given.technique);
  const language = await languageOfTarget(given.target);
  requireCapabilities(technique, language);
  const seeds = given.seeds ? await readSources(given.seeds, language.extensions) : await language.seeds?.();
  return { language, technique, seeds: seeds ?? [] };
}

/** Material and settings of a new hunt. */
export async function newHunt(
  configuration: Configuration,
): Promise<{ material: HuntMaterial; settings: HuntSettings }> {
  const [first = defaultTarget] = configuration.target ?? [];
  const technique = configuration.technique ?? defaultTechnique;
  const material = await findMaterial({ target: first, technique, seeds: configuration.seeds });
  const { defaults } = material.language;
  const targets = configuration.target ?? defaults.targets;
  const references = configuration.reference ?? defaults.references.filter((reference) => !targets.includes(reference));
  for (const other of [...targets, ...references]) {
    const language = await languageOfTarget(other);
    if (language.id !== material.language.id)
      throw new UserError(`${first} and ${other} do not compile the same language`);
  }
  return {
    material,
    settings: {
      technique,
      targets: [...targets],
      references: [...references],
      ...(configuration.seeds && { seeds: configuration.seeds }),
      seedsName: seedsName(material.seeds),
      seconds: configuration.seconds,
      megabytes: configuration.megabytes,
      until: endOf(configuration, 0) ?? { seconds: defaultSeconds },
    },
  };
}

/** When a campaign is over by flags and configuration file; a time counts from now. */
export function endOf(configuration: Configuration, secondsSpent: number): HuntSettings['until'] | undefined {
  const { programs } = configuration;
  if (programs === undefined && configuration.for === undefined) return undefined;
  const seconds = configuration.for === undefined ? undefined : secondsSpent + parseDuration(configuration.for);
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
