import { z } from 'zod';
import { avoidanceSchema } from './avoidance.js';

const oneHunt = z.object({
  technique: z.string(),
  /** Full names, so that a compiler installed later does not take the place of one. */
  targets: z.array(z.string()),
  references: z.array(z.string()),
  /** Configurations of these compilers that run programs which have a main, and the share of these that is run. */
  runners: z.object({ targets: z.array(z.string()), references: z.array(z.string()), share: z.number() }).optional(),
  /** The base of `--only-new`, by its full name. */
  base: z.string().optional(),
  /** What was asked of the technique, by the names of its settings. */
  making: z.record(z.string(), z.unknown()).optional(),
  /** Hashes of the source files that were read for these settings: a resumed campaign must make the same programs. */
  sources: z.record(z.string(), z.string()).optional(),
  /** The known bugs whose triggers are not generated, since every target has them. */
  mutedBugs: z.array(z.string()).optional(),
  /** What was decided about frequent bugs, in the order of the indexes. */
  avoided: z.array(avoidanceSchema).optional(),
  /** No bug is muted, because that was asked. */
  unmuted: z.boolean().optional(),
  /** Targets and references are configurations of the same builds, which must agree. */
  againstItself: z.boolean().optional(),
  /** The share of programs that are compiled to the end where a check would do; all if it is absent. */
  backEnd: z.number().optional(),
  /** How many members of libraries its programs can be about, where they are about any. */
  members: z.number().optional(),
  seconds: z.number(),
  megabytes: z.number(),
  /** When the campaign is over, counted from its very beginning. */
  until: z.object({ programs: z.number().optional(), seconds: z.number().optional() }),
});

const hunted = oneHunt.extend({
  /** Workers on any number of machines do it. */
  distributed: z.boolean().optional(),
  /** The campaign that comes after it in the same hunt. */
  next: z.object({ seed: z.string(), settings: oneHunt }).optional(),
});

const imported = z.object({
  /** The file that its findings came from. */
  imported: z.string(),
});

/** Everything that the programs and verdicts of a hunt depend on besides its seed. */
export type HuntSettings = z.output<typeof hunted>;

/** What a stored campaign tested: a hunt, or findings that were imported. */
export type CampaignSettings = HuntSettings | z.output<typeof imported>;

/** What the stored settings of a campaign look like, of this version of cupel or an older one. */
export const campaignSettings: z.ZodType<CampaignSettings> = z.union([hunted, imported]);

/** Whether the settings are those of a hunt. */
export function isHunt(settings: CampaignSettings): settings is HuntSettings {
  return 'technique' in settings;
}
