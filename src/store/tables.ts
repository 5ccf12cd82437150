/** The rows of every table; columns are snake_case in the database and camelCase here. */
export interface Tables {
  cupelSchema: { version: number };
  campaigns: CampaignRow;
  samples: SampleRow;
  inconclusiveReasons: { campaign: string; why: string; programs: number };
  generatorFailures: { campaign: string; programIndex: number; message: string };
  findings: FindingRow;
  events: EventRow;
  /** Features are a list as JSON. */
  seenPrograms: { campaign: string; programIndex: number; features: string; bug: string | null };
  /** The kind is `member` or `sequence`. */
  exercised: { campaign: string; kind: string; name: string; programIndex: number };
  leases: { campaign: string; programIndex: number; endIndex: number; worker: string; beatAt: number };
  claims: { campaign: string; program: string; programIndex: number };
  /** Times are milliseconds since 1970, by the clock of the database. */
  workers: { id: string; host: string; pid: number; campaign: string | null; beatAt: number };
  occurrences: { finding: string; campaign: string; programIndex: number; program: string };
}

interface CampaignRow {
  id: string;
  seed: string;
  settings: string;
  cupelVersion: string;
  toolchains: string;
  status: string;
  startedAt: string;
  updatedAt: string;
  finishedAt: string | null;
  host: string;
  pid: number;
  nextIndex: number;
  /** Ranges as JSON. */
  beyond: string;
  seconds: number;
  pass: number;
  bug: number;
  inconclusive: number;
}

interface SampleRow {
  campaign: string;
  second: number;
  programs: number;
  pass: number;
  bug: number;
  inconclusive: number;
  findings: number;
}

interface FindingRow {
  id: string;
  language: string;
  target: string;
  symptom: string;
  signature: string;
  evidence: string;
  status: string;
  firstCampaign: string;
  foundAt: string;
  document: string;
  reducedBefore: number | null;
  reducedAfter: number | null;
  /** 1 if nothing was left to try, and 0 if time was short. */
  reducedCompletely: number | null;
  lastGood: string | null;
  firstBad: string | null;
  fixedIn: string | null;
  duplicateOf: string | null;
  knownBug: string | null;
}

interface EventRow {
  campaign: string;
  /** The number of the event in its campaign, from 1 on. */
  sequence: number;
  at: string;
  kind: string;
  finding: string | null;
  programIndex: number | null;
  text: string;
}
