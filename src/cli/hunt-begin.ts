import type { Observer } from '../campaign/observer.js';
import type { CampaignPlan } from '../campaign/run-campaign.js';
import { emptyTally } from '../campaign/tally.js';
import { UserError } from '../core/errors.js';
import type { ToolchainRecord } from '../core/finding.js';
import type { Campaign } from '../store/campaign.js';
import type { Store } from '../store/store.js';
import type { Configuration } from './configuration.js';
import {
  campaignId,
  endOf,
  findMaterial,
  type HuntMaterial,
  type HuntSettings,
  huntSettingsSchema,
  newHunt,
  randomSeed,
  seedsName,
} from './hunt-settings.js';
import { cupelVersion } from './version.js';

/** A campaign that is about to run. */
export interface Hunt {
  readonly campaign: { readonly id: string; readonly seed: string };
  readonly settings: HuntSettings;
  readonly material: HuntMaterial;
  readonly from: CampaignPlan['from'];
  /** Makes sure that the compilers are those that the campaign began with. */
  check(observer: Observer): Promise<void>;
  /** Notes in the store that the campaign runs. */
  start(observer: Observer): Promise<void>;
}

/** Begins a new campaign, or goes on with the last one that did not end. */
export async function beginHunt(store: Store, configuration: Configuration, resume: boolean): Promise<Hunt> {
  return resume ? resumeHunt(store, configuration) : startHunt(store, configuration);
}

async function startHunt(store: Store, configuration: Configuration): Promise<Hunt> {
  const { material, settings } = await newHunt(configuration);
  const campaign = { id: campaignId(), seed: configuration.seed ?? randomSeed() };
  return {
    campaign,
    settings,
    material,
    from: { index: 0, seconds: 0, tally: emptyTally() },
    check: async () => undefined,
    start: (observer) => store.createCampaign({ ...campaign, settings, cupelVersion, toolchains: recordsOf(observer) }),
  };
}

async function resumeHunt(store: Store, configuration: Configuration): Promise<Hunt> {
  const campaign = await store.latestUnfinishedCampaign();
  if (!campaign) throw new UserError('there is no campaign to go on with; start one with `cupel hunt`');
  if (campaign.cupelVersion !== cupelVersion) {
    throw new UserError(
      `campaign ${campaign.id} was begun by cupel ${campaign.cupelVersion}, and this is ${cupelVersion}: its programs may differ; start a new one`,
    );
  }
  const stored = huntSettingsSchema.parse(campaign.settings);
  const settings = { ...stored, until: endOf(configuration, campaign.seconds) ?? stored.until };
  const [target = ''] = settings.targets;
  const material = await findMaterial({ target, technique: settings.technique, seeds: settings.seeds });
  if (seedsName(material.seeds) !== settings.seedsName) {
    throw new UserError(`the seed programs have changed since campaign ${campaign.id} began; start a new one`);
  }
  return {
    campaign,
    settings,
    material,
    from: { index: campaign.nextIndex, seconds: campaign.seconds, tally: await tallyOf(store, campaign) },
    async check(observer) {
      const changed = recordsOf(observer).find(
        ({ id, checksum }) => campaign.toolchains.find((known) => known.id === id)?.checksum !== checksum,
      );
      if (changed)
        throw new UserError(`${changed.id} is not the one that campaign ${campaign.id} began with; start a new one`);
    },
    async start() {
      await store.resumeCampaign(campaign.id);
    },
  };
}

async function tallyOf(store: Store, campaign: Campaign): Promise<CampaignPlan['from']['tally']> {
  const reasons = await store.inconclusiveReasons(campaign.id);
  return { ...campaign.counts, reasons: new Map(reasons.map(({ why, count }) => [why, count])) };
}

function recordsOf(observer: Observer): ToolchainRecord[] {
  return observer.targets.map(({ toolchain }) => ({ id: toolchain.id, checksum: toolchain.checksum }));
}
