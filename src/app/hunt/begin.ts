import { type Observer, toolchainRecords } from '../../campaign/observer.js';
import { type ProgramSource, programSource } from '../../campaign/program-source.js';
import type { CampaignPlan } from '../../campaign/run-campaign.js';
import { emptyTally } from '../../campaign/tally.js';
import type { Avoidance } from '../../core/avoidance.js';
import type { HuntSettings } from '../../core/campaign-settings.js';
import { programId } from '../../core/identity.js';
import type { TestProgram } from '../../core/test-program.js';
import type { Store } from '../../store/store.js';
import type { Material } from '../material.js';
import type { Trust } from '../require-trust.js';
import type { Configuration } from '../settings.js';
import { cupelVersion } from '../version.js';
import { campaignId, planHunt, randomSeed } from './plan.js';

/** A campaign that is about to run. */
export interface Hunt {
  readonly campaign: { readonly id: string; readonly seed: string };
  readonly settings: HuntSettings;
  readonly material: Material;
  readonly source: ProgramSource;
  /** What was decided about frequent bugs, by which its programs are made; grows while it runs. */
  readonly avoided: Avoidance[];
  readonly from: CampaignPlan['from'];
  /** When its time is up by `performance.now()`, all that is done before and after the campaign itself included. */
  readonly endsAt?: number | undefined;
  /** How many findings an earlier run of it made. */
  readonly findings: number;
  readonly resumed: boolean;
  /** Notes in the store that the campaign runs, once the compilers are those that it began with. */
  start(store: Store, observers: readonly Observer[]): Promise<void>;
}

/** Begins new campaigns that run one after the other; the first knows the second, which is not lost if it stops. */
export async function beginHunts(configurations: readonly Configuration[], trust: Trust): Promise<Hunt[]> {
  const planned = await Promise.all(
    configurations.map(async (each) => ({ ...(await planHunt(each, trust)), seed: each.seed ?? randomSeed() })),
  );
  return planned.map(({ material, settings, seed }, i) => {
    const next = planned[i + 1];
    const leading = next ? { ...settings, next: { seed: next.seed, settings: next.settings } } : settings;
    return beginHunt(material, leading, seed);
  });
}

/** The programs of a campaign. A compiler that is compared with itself is not asked for more than to do the same. */
export function sourceOf(
  material: Material,
  { againstItself }: Pick<HuntSettings, 'againstItself'>,
  seed: string,
  avoided: readonly Avoidance[],
): ProgramSource {
  const source = programSource(material.technique, material, seed, () => avoided);
  return againstItself ? { ...source, at: async (index) => consistent(await source.at(index)) } : source;
}

function consistent(program: TestProgram): TestProgram {
  const { parent, ...rest } = program;
  // That it must be treated like its parent is not asked either.
  const expected = { ...(parent ? rest : program), expectation: { kind: 'consistent' } as const };
  return { ...expected, id: programId(expected, program.language) };
}

/** Begins a new campaign with some settings. */
export function beginHunt(material: Material, planned: HuntSettings, seed: string): Hunt {
  const campaign = { id: campaignId(), seed };
  const avoided: Avoidance[] = [];
  const source = sourceOf(material, planned, seed, avoided);
  const settings = { ...planned, ...(source.coverage && { members: source.coverage.members }) };
  return {
    campaign,
    settings,
    material,
    source,
    avoided,
    from: { index: 0, seconds: 0, tally: emptyTally() },
    findings: 0,
    resumed: false,
    start: (store, observers) =>
      store.createCampaign({ ...campaign, settings, cupelVersion, toolchains: toolchainRecords(observers) }),
  };
}
