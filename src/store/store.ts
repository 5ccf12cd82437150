import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Avoidance } from '../core/avoidance.js';
import type { CampaignSettings } from '../core/campaign-settings.js';
import type { Finding } from '../core/finding.js';
import type { TestProgram } from '../core/test-program.js';
import type { TellBroken } from './broken-row.js';
import type {
  Campaign,
  CampaignProgress,
  CampaignStatus,
  GeneratorFailure,
  InconclusiveReason,
  NewCampaign,
  Sample,
} from './campaign.js';
import {
  closeCampaign,
  insertCampaign,
  reopenCampaign,
  selectCampaign,
  selectCampaigns,
  selectLatestUnfinished,
  touchCampaign,
} from './campaigns.js';
import { type CampaignEvent, type StoredEvent, selectEvents } from './events.js';
import {
  type Amend,
  amendFinding,
  type FindingFilter,
  insertOccurrence,
  selectFinding,
  selectFindings,
  upsertFinding,
} from './findings.js';
import {
  insertGeneratorFailure,
  selectGeneratorFailures,
  selectReasons,
  selectSamples,
  updateProgress,
} from './progress.js';
import { insertAvoidance, insertSeenProgram, type SeenProgram, selectSeenPrograms } from './seen-programs.js';
import {
  beatWorker,
  claimPrograms,
  forgetLeases,
  freeLeases,
  removeWorker,
  type SharedWork,
  selectWorkers,
  settleLease,
  takeLease,
  takeTriage,
} from './leases.js';
import { isServerGone } from './server-failure.js';
import { type FirstExercise, selectExercised } from './exercised.js';
import { explainFailure } from './store-failure.js';
import type { StoredFinding } from './stored-finding.js';
import type { Tables } from './tables.js';

const restartMillis = 60_000;
const retryMillis = 500;

/** Campaigns and findings in a database; it owns the connection. What a call has written is durable when it returns. */
export class Store {
  readonly #db: Kysely<Tables>;
  readonly #name: string;
  readonly #tell: TellBroken;

  /** Takes a database with the current schema, the name of it that messages show, and who is told of broken rows. */
  constructor(db: Kysely<Tables>, name: string, tell: TellBroken) {
    this.#db = db;
    this.#name = name;
    this.#tell = once(tell);
  }

  /** Adds a campaign that this process is about to run, or one that is over because nothing of it is to be run. */
  createCampaign(campaign: NewCampaign, status?: CampaignStatus): Promise<void> {
    return this.#run((db) => insertCampaign(db, campaign, status));
  }

  campaign(id: string): Promise<Campaign | undefined> {
    return this.#run((db) => selectCampaign(db, id));
  }

  /** All campaigns, the one that was started last first. */
  campaigns(): Promise<Campaign[]> {
    return this.#run((db) => selectCampaigns(db, this.#tell));
  }

  /** The campaign started last among those that were killed or stopped. */
  latestUnfinishedCampaign(): Promise<Campaign | undefined> {
    return this.#run(selectLatestUnfinished);
  }

  /**
   * Makes a killed or stopped campaign run again in this process; refused while another process runs it. Settings that
   * are given take the place of the stored ones.
   */
  resumeCampaign(id: string, settings?: CampaignSettings): Promise<Campaign> {
    return this.#run((db) => reopenCampaign(db, id, settings));
  }

  finishCampaign(id: string, status: Exclude<CampaignStatus, 'running'>): Promise<void> {
    return this.#run((db) => closeCampaign(db, id, status));
  }

  /** Shows others that a campaign is being run, also while no program is tested. */
  beat(campaign: string): Promise<void> {
    return this.#run((db) => touchCampaign(db, campaign));
  }

  recordProgress(campaign: string, progress: CampaignProgress): Promise<void> {
    return this.#run((db) => updateProgress(db, campaign, progress));
  }

  samples(campaign: string): Promise<Sample[]> {
    return this.#run((db) => selectSamples(db, campaign));
  }

  inconclusiveReasons(campaign: string): Promise<InconclusiveReason[]> {
    return this.#run((db) => selectReasons(db, campaign));
  }

  /** Adds a program that could not be made, and the event that tells of it. */
  recordGeneratorFailure(campaign: string, failure: GeneratorFailure, failed?: CampaignEvent): Promise<void> {
    return this.#run((db) => insertGeneratorFailure(db, campaign, failure, failed));
  }

  generatorFailures(campaign: string): Promise<GeneratorFailure[]> {
    return this.#run((db) => selectGeneratorFailures(db, campaign));
  }

  /** Adds a program that decisions about frequent bugs are made by. */
  recordSeenProgram(campaign: string, seen: SeenProgram): Promise<void> {
    return this.#run((db) => insertSeenProgram(db, campaign, seen));
  }

  seenPrograms(campaign: string): Promise<SeenProgram[]> {
    return this.#run((db) => selectSeenPrograms(db, campaign));
  }

  /** What a campaign exercises of libraries, in the order of the programs. */
  exercised(campaign: string): Promise<FirstExercise[]> {
    return this.#run((db) => selectExercised(db, campaign));
  }

  /** Adds a decision about a frequent bug to the settings of a campaign, and the event that tells of it. */
  recordAvoidance(campaign: string, avoidance: Avoidance, decided: CampaignEvent): Promise<void> {
    return this.#run((db) => insertAvoidance(db, campaign, avoidance, decided));
  }

  /**
   * Adds a finding, and the event that tells of it, or an occurrence of the known one with its id; the smaller program with no
   * weaker evidence is kept.
   */
  recordFinding(finding: Finding, campaign: string, found?: CampaignEvent): Promise<'new' | 'seen'> {
    return this.#run((db) => upsertFinding(db, finding, campaign, found));
  }

  /** Changes a finding that is in the store, in one transaction: what others learned of it meanwhile is not lost. */
  amendFinding(id: string, amend: Amend): Promise<Finding> {
    return this.#run((db) => amendFinding(db, id, amend));
  }

  /** Adds an occurrence of a finding that is known already. */
  recordOccurrence(finding: string, campaign: string, program: TestProgram): Promise<void> {
    return this.#run((db) => insertOccurrence(db, { finding, campaign, program }));
  }

  /** The findings that pass a filter; one that cannot be read is told, and the others are given. */
  findings(filter: FindingFilter = {}): Promise<StoredFinding[]> {
    return this.#run((db) => selectFindings(db, filter, this.#tell));
  }

  /** The one finding whose id is, or starts with, this text. */
  finding(idOrPrefix: string): Promise<StoredFinding> {
    return this.#run((db) => selectFinding(db, idOrPrefix));
  }

  /** What happened in a campaign, in order. */
  events(campaign: string): Promise<StoredEvent[]> {
    return this.#run((db) => selectEvents(db, campaign));
  }

  /** What several machines share of campaigns. */
  readonly leases: SharedWork = {
    take: (wish) => this.#run((db) => takeLease(db, wish)),
    takeTriage: (campaign, worker) => this.#run((db) => takeTriage(db, campaign, worker)),
    settle: (lease, result) => this.#run((db) => settleLease(db, lease, result)),
    claim: (campaign, claims) => this.#run((db) => claimPrograms(db, campaign, claims)),
    beat: (worker) => this.#run((db) => beatWorker(db, worker)),
    free: (worker) => this.#run((db) => freeLeases(db, worker)),
    leave: (worker) => this.#run((db) => removeWorker(db, worker)),
    forget: (campaign) => this.#run((db) => forgetLeases(db, campaign)),
    workers: () => this.#run(selectWorkers),
  };

  close(): Promise<void> {
    return this.#run((db) => db.destroy());
  }

  // A server that is being restarted is waited for: whatever a store does may be done twice.
  async #run<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    const began = performance.now();
    for (;;) {
      try {
        return await work(this.#db);
      } catch (error) {
        if (!isServerGone(error) || performance.now() - began > restartMillis) throw explainFailure(error, this.#name);
      }
      await setTimeout(retryMillis);
    }
  }
}

// Findings are selected again and again.
function once(tell: TellBroken): TellBroken {
  const told = new Set<string>();
  return (line) => {
    if (!told.has(line)) tell(line);
    told.add(line);
  };
}
