import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../src/core/finding.js';
import type { Diagnostic } from '../../src/core/outcome.js';
import { findingJson } from '../../src/report/finding-json.js';

const readOnly: Diagnostic = { at: { file: 'main.ts', line: 2, column: 3 }, code: 'TS2540', message: 'read-only' };
const implicit: Diagnostic = { at: { file: 'main.ts', line: 2, column: 10 }, code: 'TS7006', message: 'implicit any' };

/** The first entry of docs/bugs-found.md as a finding, believed only. */
export const readOnlyFinding: Finding = {
  id: '0123456789',
  language: 'typescript',
  target: 'typescript@7.0.2:default',
  signature: {
    symptom: 'wrongDiagnostic',
    deviation: 'extra',
    error: { code: 'TS7006', construct: 'name )' },
  },
  evidence: 'belief',
  program: {
    id: 'a1b2c3d4e5f6',
    language: 'typescript',
    files: [
      {
        path: 'main.ts',
        text: 'declare const r: { readonly f?: (n: number) => number };\nr.f ??= (n) => n;\n',
      },
    ],
    expectation: { kind: 'agree' },
    trace: [],
    origin: { technique: 'tokens', seed: '1', index: 0 },
  },
  observations: [
    {
      target: 'typescript@7.0.2:default',
      reference: false,
      outcome: { kind: 'rejected', diagnostics: [readOnly, implicit] },
    },
    { target: 'typescript@6.0.3:default', reference: true, outcome: { kind: 'rejected', diagnostics: [readOnly] } },
  ],
  toolchains: [{ id: 'typescript@7.0.2', checksum: 'sha256:of another machine' }],
  commands: [],
  cupelVersion: '0.0.1',
  foundAt: '2026-11-15T09:30:12.000Z',
};

/** The same as if the reference had accepted it: lists show it. */
export const shownFinding: Finding = {
  ...readOnlyFinding,
  signature: { symptom: 'wrongReject', error: { code: 'TS7006', construct: 'name )' } },
  evidence: 'disagreement',
  observations: readOnlyFinding.observations.map((observation) =>
    observation.reference ? { ...observation, outcome: { kind: 'accepted' } } : observation,
  ),
};

/** Writes a finding as `cupel findings export --format json` does; gives the name of the file. */
export async function exportedTo(folder: string, finding: Finding): Promise<string> {
  await writeFile(join(folder, 'finding.json'), findingJson(finding));
  return 'finding.json';
}
