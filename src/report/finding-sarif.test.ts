import { expect, test } from 'vitest';
import type { Finding } from '../core/finding.js';
import { findingsSarif } from './finding-sarif.js';
import { exampleFinding, triagedFinding } from './report-fixture.js';

interface Sarif {
  readonly runs: readonly {
    readonly artifacts: readonly object[];
    readonly results: readonly { readonly suppressions?: object; readonly level: string; readonly locations: object }[];
  }[];
}

function run(...findings: Finding[]) {
  const [only] = (JSON.parse(findingsSarif(findings, '0.1.0')) as Sarif).runs;
  if (!only) throw new Error('no run');
  return only;
}

test('two findings, their rules and their programs', () => {
  expect(JSON.parse(findingsSarif([triagedFinding, exampleFinding], '0.1.0'))).toMatchInlineSnapshot(`
    {
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "runs": [
        {
          "artifacts": [
            {
              "contents": {
                "text": "class A<T extends A> {}
    A<? super A> a = null
    ",
              },
              "location": {
                "uri": "findings/34d469bd98/Main.groovy",
              },
              "sourceLanguage": "groovy",
            },
            {
              "contents": {
                "text": "for (const x of (function(){ throw "1" })()) {}
    ",
              },
              "location": {
                "uri": "findings/3f2a91c07b/main.ts",
              },
              "sourceLanguage": "typescript",
            },
          ],
          "columnKind": "utf16CodeUnits",
          "results": [
            {
              "level": "error",
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "findings/34d469bd98/Main.groovy",
                    },
                    "region": {
                      "startColumn": 3,
                      "startLine": 2,
                    },
                  },
                },
              ],
              "message": {
                "text": "Groovy 4.0.0 rejects a well-typed program: The type ? is not a valid substitute for the bounded parameter <T extends A>. The program is well-typed: a compiler must accept it. Evidence: a newer version of the same compiler behaves as expected.",
              },
              "partialFingerprints": {
                "cupelFindingId/v1": "34d469bd98",
              },
              "properties": {
                "commands": [
                  "groovyc --compile-static Main.groovy",
                  "groovyc --compile-static Main.groovy",
                ],
                "cupelVersion": "0.1.0",
                "evidence": "fixed",
                "rank": {
                  "level": 2,
                  "why": "one compiler accepts what another rejects",
                },
                "signature": "wrongReject: The type _ is not a valid substitute for the bounded parameter _ extends _ at ? super",
                "target": "groovy@4.0.0:default",
                "window": "since 4.0.0 (not in 3.0.9), fixed in 5.0.0",
              },
              "ruleId": "wrongReject",
              "ruleIndex": 1,
            },
            {
              "level": "error",
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "findings/3f2a91c07b/main.ts",
                    },
                    "region": {
                      "startColumn": 1,
                      "startLine": 1,
                    },
                  },
                },
              ],
              "message": {
                "text": "TypeScript 7.0.2 crashes: nil pointer dereference in checker.(*Checker).getIteratedType. A compiler must accept or reject any program, and terminate. Evidence: the failure is a bug by itself, whatever the program means.",
              },
              "partialFingerprints": {
                "cupelFindingId/v1": "3f2a91c07b",
              },
              "properties": {
                "commands": [
                  "npx -p typescript@6.0.3 tsc --noEmit main.ts",
                  "npx -p typescript@7.0.2 tsc --noEmit main.ts",
                ],
                "cupelVersion": "0.1.0",
                "evidence": "witness",
                "rank": {
                  "level": 1,
                  "why": "the compiler fails",
                },
                "signature": "crash: nil pointer dereference in checker.(*Checker).getIteratedType < checker.(*Checker).checkForOf",
                "target": "typescript@7.0.2:default",
              },
              "ruleId": "crash",
              "ruleIndex": 0,
            },
          ],
          "tool": {
            "driver": {
              "name": "cupel",
              "rules": [
                {
                  "defaultConfiguration": {
                    "level": "error",
                  },
                  "id": "crash",
                  "shortDescription": {
                    "text": "A compiler crashes.",
                  },
                },
                {
                  "defaultConfiguration": {
                    "level": "error",
                  },
                  "id": "wrongReject",
                  "shortDescription": {
                    "text": "A compiler rejects a program that it should accept.",
                  },
                },
              ],
              "version": "0.1.0",
            },
          },
        },
      ],
      "version": "2.1.0",
    }
  `);
});

test('duplicates and known bugs are suppressed, a belief is a warning', () => {
  const { results } = run(
    { ...exampleFinding, duplicateOf: '34d469bd98' },
    { ...exampleFinding, knownBug: 'loops' },
    { ...exampleFinding, evidence: 'belief' },
  );
  expect(results.map(({ suppressions }) => suppressions)).toEqual([
    [{ kind: 'external', justification: 'the same bug as finding 34d469bd98' }],
    [{ kind: 'external', justification: 'a known bug: loops' }],
    undefined,
  ]);
  expect(results.map(({ level }) => level)).toEqual(['error', 'error', 'warning']);
});

test('a path is written as an address, and a place outside the program is not taken', () => {
  const program = { ...triagedFinding.program, files: [{ path: 'a b/ü.groovy', text: '' }] };
  const { artifacts, results } = run({ ...triagedFinding, program });
  const uri = 'findings/34d469bd98/a%20b/%C3%BC.groovy';
  expect(artifacts).toEqual([{ location: { uri }, sourceLanguage: 'groovy', contents: { text: '' } }]);
  expect(results[0]?.locations).toEqual([
    { physicalLocation: { artifactLocation: { uri }, region: { startLine: 1, startColumn: 1 } } },
  ]);
});

test('no findings are a run without results', () => {
  expect(run()).toMatchObject({ tool: { driver: { name: 'cupel', rules: [] } }, results: [] });
});
