import { type Observer, toolchainRecords } from '../campaign/observer.js';
import { programSource } from '../campaign/program-source.js';
import type { CampaignPlan } from '../campaign/run-campaign.js';
import { UserError } from '../core/errors.js';
import type { TechniqueSettings } from '../model/technique.js';
import type { Campaign } from '../store/campaign.js';
import type { Store } from '../store/store.js';
import type { Settings } from './configuration.js';
import { beginHunt, type Hunt } from './hunt-begin.js';
import {
  endOf,
  type HuntMaterial,
  type HuntSettings,
  huntSettingsSchema,
  rolesOf,
  seedsName,
  storedMaterial,
} from './hunt-settings.js';
import { flagNamed } from './load-configuration.js';
import { fullName } from './open-observer.js';
import { techniqueSettings } from './technique-settings.js';
import { templatesOf } from './template-settings.js';
import { cupelVersion } from './version.js';

/** Goes on with the last campaign that did not end; flags may repeat its settings or give it another end. */
export async function resumeHunt(store: Store, flags: Settings): Promise<Hunt> {
  const campaign = await store.latestUnfinishedCampaign();
  if (!campaign) throw new UserError('there is no campaign to go on with; start one with `cupel hunt`');
  if (campaign.cupelVersion !== cupelVersion) {
    throw new UserError(
      `campaign ${campaign.id} was begun by cupel ${campaign.cupelVersion}, and this is ${cupelVersion}: its programs may differ; start a new one`,
    );
  }
  const stored = huntSettingsSchema.parse(campaign.settings);
  const settings = { ...stored, until: endOf(flags, campaign.seconds) ?? stored.until };
  const material = await storedMaterial(stored);
  requireSame(campaign, stored, await asStored(flags, material));
  if (seedsName(material.seeds) !== settings.seedsName) {
    throw new UserError(`the seed programs have changed since campaign ${campaign.id} began; start a new one`);
  }
  return {
    campaign,
    settings,
    material,
    source: programSource(material.technique, material, campaign.seed),
    from: {
      index: campaign.nextIndex,
      beyond: campaign.beyond,
      seconds: campaign.seconds,
      tally: await tallyOf(store, campaign),
    },
    findings: (await store.findings({ campaign: campaign.id })).length,
    resumed: true,
    async start(_, observers) {
      requireSameToolchains(campaign, observers);
      await store.resumeCampaign(campaign.id, settings);
    },
  };
}

/** What was to come after a campaign that is resumed; who counts programs means those of that campaign alone. */
export async function huntsAfter({ settings: { next } }: Hunt, { programs }: Settings): Promise<Hunt[]> {
  if (!next || programs !== undefined) return [];
  return [beginHunt(await storedMaterial(next.settings), next.settings, next.seed)];
}

// What a campaign keeps for all its life, as text.
type Fixed = ReadonlyMap<keyof Settings, string | undefined>;

async function asStored(flags: Settings, material: HuntMaterial): Promise<Fixed> {
  const { targets, references } = await rolesOf(flags, material);
  return new Map([
    ['target', flags.target && targets.join()],
    ['reference', flags.reference && references.join()],
    ['onlyNew', flags.onlyNew?.toString()],
    ['base', flags.base && (await fullName(flags.base))],
    ['technique', flags.technique],
    ['seed', flags.seed],
    ['seeds', flags.seeds],
    ['size', flags.size],
    ['feature', flags.feature && factorsOf(techniqueSettings(flags))],
    ['patterns', flags.patterns?.toString()],
    ['template', flags.template && templatesOf(techniqueSettings(flags).template)],
    ['static', flags.static?.toString()],
    ['exploration', flags.exploration],
    ['prune', flags.prune?.toString()],
    ['seconds', flags.seconds?.toString()],
    ['megabytes', flags.megabytes?.toString()],
  ]);
}

function factorsOf({ features = {} }: TechniqueSettings): string {
  return Object.entries(features)
    .map(([name, factor]) => `${name}=${factor}`)
    .sort()
    .join();
}

function requireSame(campaign: Campaign, stored: HuntSettings, given: Fixed): void {
  const kept: Fixed = new Map([
    ['target', stored.targets.join()],
    ['reference', stored.references.join()],
    ['onlyNew', String(stored.base !== undefined)],
    ['base', stored.base],
    ['technique', stored.technique],
    ['seed', campaign.seed],
    ['seeds', stored.seeds],
    ['size', stored.making?.size ?? 'medium'],
    ['feature', stored.making && factorsOf(stored.making)],
    ['patterns', String(stored.making?.patterns ?? 1)],
    ['template', templatesOf(stored.making?.template)],
    ['static', String(stored.making?.template?.static ?? false)],
    ['exploration', stored.making?.template?.exploration ?? 'random'],
    ['prune', String(stored.making?.template?.prune ?? false)],
    ['seconds', String(stored.seconds)],
    ['megabytes', String(stored.megabytes)],
  ]);
  for (const [name, value] of given) {
    const before = kept.get(name);
    if (value === undefined || value === before) continue;
    throw new UserError(
      `campaign ${campaign.id} has ${name} ${before || '(none)'}; leave out ${flagNamed(name)} to go on with it, or --resume to start a new one`,
    );
  }
}

function requireSameToolchains(campaign: Campaign, observers: readonly Observer[]): void {
  const changed = toolchainRecords(observers).find(
    ({ id, checksum }) => campaign.toolchains.find((known) => known.id === id)?.checksum !== checksum,
  );
  if (changed)
    throw new UserError(`${changed.id} is not the one that campaign ${campaign.id} began with; start a new one`);
}

async function tallyOf(store: Store, campaign: Campaign): Promise<CampaignPlan['from']['tally']> {
  const reasons = await store.inconclusiveReasons(campaign.id);
  return { ...campaign.counts, reasons: new Map(reasons.map(({ why, count }) => [why, count])) };
}
