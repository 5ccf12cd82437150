import type { Finding } from '../core/finding.js';
import type { SourcePosition } from '../core/outcome.js';
import { rankOf } from '../core/rank.js';
import type { Symptom } from '../core/signature.js';
import { signatureText } from '../core/signature.js';
import { sourcesOf } from '../core/sources.js';
import { findingTitle } from './finding-title.js';
import { jsonText } from './json-text.js';
import { diagnosticsOf, subjectOf } from './observed.js';
import { notNew, windowPhrase } from './triage-words.js';
import { evidenceReasons, expectedSentence, symptomPhrases } from './verdict-words.js';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** Findings as SARIF 2.1.0, with their programs inside, for tools that show results of analyses. */
export function findingsSarif(findings: readonly Finding[], cupelVersion: string): string {
  const rules = [...new Set(findings.map(({ signature }) => signature.symptom))].sort();
  const driver = { name: 'cupel', version: cupelVersion, rules: rules.map(rule) };
  const run = {
    tool: { driver },
    columnKind: 'utf16CodeUnits',
    artifacts: findings.flatMap(artifacts),
    results: findings.map((finding) => result(finding, rules.indexOf(finding.signature.symptom))),
  };
  return `${jsonText({ $schema: schema, version: '2.1.0', runs: [run] }, 2)}\n`;
}

function rule(symptom: Symptom) {
  return {
    id: symptom,
    shortDescription: { text: `A compiler ${symptomPhrases[symptom]}.` },
    defaultConfiguration: { level: 'error' },
  };
}

function artifacts(finding: Finding) {
  return sourcesOf(finding.program).map(({ path, text }) => ({
    location: { uri: uriOf(finding, path) },
    sourceLanguage: finding.language,
    contents: { text },
  }));
}

function result(finding: Finding, ruleIndex: number) {
  const { id, signature, evidence, target, commands, cupelVersion, dating } = finding;
  const justification = notNew(finding);
  return {
    ruleId: signature.symptom,
    ruleIndex,
    level: evidence === 'belief' ? 'warning' : 'error',
    message: { text: `${findingTitle(finding)}. ${expectedSentence(finding)} Evidence: ${evidenceReasons[evidence]}` },
    locations: [locationOf(finding)],
    partialFingerprints: { 'cupelFindingId/v1': id },
    ...(justification && { suppressions: [{ kind: 'external', justification }] }),
    properties: {
      target,
      signature: signatureText(signature),
      evidence,
      rank: rankOf(finding),
      commands,
      cupelVersion,
      ...(dating && { window: windowPhrase(dating) }),
    },
  };
}

function locationOf(finding: Finding) {
  const { file, line, column } = placeOf(finding);
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(finding, file) },
      region: { startLine: line, startColumn: column },
    },
  };
}

// Where the compiler points at, or the beginning: a crash has no place, and a compiler may point into another file.
function placeOf(finding: Finding): SourcePosition {
  const { files, expectation } = finding.program;
  const places = diagnosticsOf(subjectOf(finding)).map(({ at }) => at);
  const wanted = expectation.kind === 'reject' ? [expectation.at] : [];
  const known = [...places, ...wanted].find((at) => at && files.some(({ path }) => path === at.file));
  return known && known.line > 0 && known.column > 0 ? known : { file: files[0]?.path ?? '', line: 1, column: 1 };
}

// The program is in the file itself; the address only keeps those of different findings apart.
function uriOf({ id }: Finding, path: string): string {
  return ['findings', id, ...path.split('/')].map(encodeURIComponent).join('/');
}
