// The public API (docs/api.md): one function for each thing that cupel does.
export { addBuild, type BuildPlace } from './app/add-build.js';
export {
  type ApiRequest,
  type ApiView,
  type ExtractedApi,
  extractApi,
  type LibraryList,
  listedLibraries,
  type ShownApi,
  showApi,
} from './app/api.js';
export { bisect, type VersionRange } from './app/bisect.js';
export { type BisectedFinding, type BuildSource, bisectBuilds } from './app/bisect-builds.js';
export { campaignEvents, campaigns } from './app/campaigns.js';
export { check } from './app/check.js';
export { defineConfig } from './app/define-config.js';
export { distribute } from './app/distribute/distribute.js';
export { type Status, status } from './app/distribute/status.js';
export { type Working, workForOthers } from './app/distribute/work-for-others.js';
export { type Exported, exportFindings } from './app/export-findings.js';
export { type Extracted, type ExtractionRequest, extractTemplates } from './app/extract-templates.js';
export { finding, findings, type Imported, importFindings } from './app/findings.js';
export { type Generated, generate } from './app/generate.js';
export { hunt, resume } from './app/hunt/hunt.js';
export { knownBugs, type ListedBug, testKnownBugs } from './app/known-bugs.js';
export { type Marked, type Marking, markFinding } from './app/mark-finding.js';
export { reduce } from './app/reduce.js';
export { type Replayed, replay } from './app/replay.js';
export { retest } from './app/retest.js';
export { report, resultsOf } from './app/report.js';
export type { Settings } from './app/settings.js';
export {
  type Contradiction,
  type ListedRule,
  listRules,
  type RuleTrial,
  ruleCoverage,
  testRules,
} from './app/rules.js';
export { type ShownProgram, show, showOf } from './app/show.js';
export { showTypes } from './app/show-types.js';
export { type ShippedTemplate, shippedTemplates, templateJar } from './app/templates.js';
export {
  type AddedToolchain,
  addToolchain,
  availableVersions,
  examineToolchains,
  installedToolchains,
  removeToolchain,
} from './app/toolchains.js';
export type { Work } from './app/work.js';
export { UserError } from './core/errors.js';
export type { CupelEvent, Listen } from './core/events.js';
export type { Finding } from './core/finding.js';
export type { HuntReport } from './core/hunt-report.js';
export type { Observation, Outcome } from './core/outcome.js';
export type { TestProgram } from './core/test-program.js';
export type { TypedRow } from './core/typed-row.js';
export type { Judgement, Verdict } from './core/verdict.js';
