import { type Observer, toolchainRecords } from '../../campaign/observer.js';
import type { CampaignPlan } from '../../campaign/run-campaign.js';
import { emptyTally } from '../../campaign/tally.js';
import { type HuntSettings, isHunt } from '../../core/campaign-settings.js';
import { UserError } from '../../core/errors.js';
import type { Campaign } from '../../store/campaign.js';
import type { Store } from '../../store/store.js';
import { type Material, sourceNames } from '../material.js';
import { fullName } from '../open-observer.js';
import type { Trust } from '../require-trust.js';
import { requireTrustedFiles, settingsWithout } from '../require-trusted-sources.js';
import { factsOf, flagNamed, type ReadSettings, techniquesOfSetting } from '../settings.js';
import { cupelVersion } from '../version.js';
import { beginHunt, type Hunt, sourceOf } from './begin.js';
import { endOf, rolesOf, storedMaterial } from './plan.js';

/** Resumes the last unfinished campaign; settings may repeat its own or set another limit. */
export async function resumeHunt(store: Store, given: ReadSettings, trust: Trust): Promise<Hunt> {
  const campaign = await store.latestUnfinishedCampaign();
  if (!campaign) throw new UserError('there is no campaign to resume; start one with `cupel hunt`');
  if (campaign.cupelVersion !== cupelVersion) {
    throw new UserError(
      `campaign ${campaign.id} was started with cupel ${campaign.cupelVersion}, and this is ${cupelVersion}: its programs may differ; start a new campaign`,
    );
  }
  const { settings: stored } = campaign;
  if (!isHunt(stored))
    throw new UserError(`campaign ${campaign.id} is an import that was interrupted; import it again`);
  if (stored.distributed)
    throw new UserError(`campaign ${campaign.id} is distributed: \`cupel work\` does what is left of it`);
  const settings = { ...stored, until: endOf(given, campaign.seconds) ?? stored.until };
  requireTrustedFiles(`campaign ${campaign.id}`, settingsWithout(stored.making ?? {}, given), trust);
  const material = await storedMaterial(stored, trust);
  await requireSame(campaign, stored, { given, material });
  requireSameSources(campaign, stored, material);
  const avoided = [...(stored.avoided ?? [])];
  return {
    campaign,
    settings,
    material,
    source: sourceOf(material, stored, campaign.seed, avoided),
    avoided,
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

/** Joins a campaign that several machines do; refused if its programs or verdicts could differ here. */
export async function joinHunt(campaign: Campaign, trust: Trust): Promise<Hunt> {
  const { id, settings } = campaign;
  if (campaign.cupelVersion !== cupelVersion)
    throw new UserError(`campaign ${id} needs cupel ${campaign.cupelVersion}, and this is ${cupelVersion}`);
  if (!isHunt(settings)) throw new UserError(`campaign ${id} makes no programs`);
  requireTrustedFiles(`campaign ${id}`, settings.making ?? {}, trust);
  const material = await storedMaterial(settings, trust);
  requireSameSources(campaign, settings, material);
  return {
    campaign,
    settings,
    material,
    source: sourceOf(material, settings, campaign.seed, []),
    avoided: [],
    from: { index: 0, seconds: 0, tally: emptyTally() },
    findings: 0,
    resumed: true,
    start: async (_, observers) => requireSameToolchains(campaign, observers),
  };
}

/** The hunts that follow a resumed campaign; none if a number of programs is given, which counts for that campaign alone. */
export async function huntsAfter(
  { campaign, settings: { next } }: Hunt,
  { programs }: ReadSettings,
  trust: Trust,
): Promise<Hunt[]> {
  if (!next || programs !== undefined) return [];
  requireTrustedFiles(`campaign ${campaign.id}`, next.settings.making ?? {}, trust);
  return [beginHunt(await storedMaterial(next.settings, trust), next.settings, next.seed)];
}

interface Comparison {
  readonly given: ReadSettings;
  readonly material: Material;
}

// Settings that cannot change when a campaign is resumed.
async function requireSame(campaign: Campaign, stored: HuntSettings, { given, material }: Comparison): Promise<void> {
  const { targets, references } = await rolesOf({ ...given, againstItself: stored.againstItself }, material);
  const fixed: readonly (readonly [keyof ReadSettings, unknown, unknown])[] = [
    ['target', given.target && targets, stored.targets],
    ['reference', given.reference && references, stored.references],
    ['onlyNew', given.onlyNew, stored.base !== undefined],
    ['base', given.base && (await fullName(given.base)), stored.base],
    ['technique', given.technique, stored.technique],
    ['unmuted', given.unmuted, stored.unmuted ?? false],
    ['againstItself', given.againstItself, stored.againstItself ?? false],
    ['backEnd', given.backEnd, stored.backEnd ?? 1],
    ['run', given.run, stored.runners?.share ?? 0],
    ['seed', given.seed, campaign.seed],
    ['seconds', given.seconds, stored.seconds],
    ['megabytes', given.megabytes, stored.megabytes],
    ...[...techniquesOfSetting.keys()].map(
      (name) =>
        [
          name as keyof ReadSettings,
          given[name as keyof ReadSettings],
          stored.making?.[name] ?? factsOf(name).standard,
        ] as const,
    ),
  ];
  for (const [name, now, before] of fixed) {
    if (now === undefined || written(now) === written(before)) continue;
    throw new UserError(
      `campaign ${campaign.id} has ${name} ${written(before) || '(none)'}; remove ${flagNamed(name)} to resume it, or remove --resume to start a new one`,
    );
  }
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.toSorted().join();
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function requireSameSources({ id }: Campaign, { sources = {} }: HuntSettings, material: Material): void {
  const now = Object.entries(sourceNames(material));
  const changed = now.find(([setting, name]) => sources[setting] !== name);
  if (changed)
    throw new UserError(`the files of ${changed[0]} have changed since campaign ${id} started; start a new campaign`);
}

function requireSameToolchains(campaign: Campaign, observers: readonly Observer[]): void {
  const changed = toolchainRecords(observers).find(
    ({ id, checksum }) => campaign.toolchains.find((known) => known.id === id)?.checksum !== checksum,
  );
  if (changed)
    throw new UserError(
      campaign.toolchains.some(({ id }) => id === changed.id) &&
        isHunt(campaign.settings) &&
        campaign.settings.distributed
        ? `${changed.id} is another build here than the one of campaign ${campaign.id}`
        : `${changed.id} has changed since campaign ${campaign.id} started; start a new campaign`,
    );
}

async function tallyOf(store: Store, campaign: Campaign): Promise<CampaignPlan['from']['tally']> {
  const reasons = await store.inconclusiveReasons(campaign.id);
  return { ...campaign.counts, reasons: new Map(reasons.map(({ why, count }) => [why, count])) };
}
