import type { Finding } from '../core/finding.js';
import { findingMarkdown } from './finding-markdown.js';
import { findingTitle } from './finding-title.js';
import { targetTitle } from './target-words.js';
import { notNew } from './triage-words.js';
import { type XmlElement, xmlDocument } from './xml.js';

/** Findings as JUnit XML, one failed test each, for CI systems; what is a duplicate or known is skipped. */
export function findingsJunit(findings: readonly Finding[]): string {
  const targets = [...new Set(findings.map(({ target }) => target))].sort();
  const suites = targets.map((target) =>
    suite(
      target,
      findings.filter((finding) => finding.target === target),
    ),
  );
  return xmlDocument({ name: 'testsuites', attributes: { name: 'cupel', ...counts(findings) }, children: suites });
}

function suite(target: string, findings: readonly Finding[]): XmlElement {
  return {
    name: 'testsuite',
    attributes: { name: targetTitle(target), ...counts(findings) },
    children: findings.map(testCase),
  };
}

function counts(findings: readonly Finding[]) {
  const skipped = findings.filter((finding) => notNew(finding) !== undefined).length;
  return { tests: findings.length, failures: findings.length - skipped, errors: 0, skipped };
}

function testCase(finding: Finding): XmlElement {
  const { id, signature, target } = finding;
  const reason = notNew(finding);
  const children = reason
    ? [{ name: 'skipped', attributes: { message: reason }, children: [] }]
    : [
        {
          name: 'failure',
          attributes: { type: signature.symptom, message: findingTitle(finding) },
          children: [findingMarkdown(finding)],
        },
      ];
  return {
    name: 'testcase',
    attributes: { classname: targetTitle(target), name: `${id} ${findingTitle(finding)}` },
    children,
  };
}
