/** The rows of every table; columns are snake_case in the database and camelCase here. */
export interface Tables {
  cupelSchema: { version: number };
  campaigns: CampaignRow;
  samples: SampleRow;
  inconclusiveReasons: { campaign: string; why: string; programs: number };
  generatorFailures: { campaign: string; programIndex: number; message: string };
  findings: FindingRow;
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
}
