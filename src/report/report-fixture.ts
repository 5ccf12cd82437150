import type { Finding } from '../core/finding.js';

/** A finding to report in tests. */
export const exampleFinding: Finding = {
  id: '3f2a91c07b',
  language: 'typescript',
  target: 'typescript@7.0.2:default',
  symptom: 'crash',
  signature: 'nil pointer dereference @ checker.(*Checker).getIteratedType < checker.(*Checker).checkForOf',
  evidence: 'witness',
  program: {
    id: 'a1b2c3d4e5f6',
    language: 'typescript',
    files: [{ path: 'main.ts', text: 'for (const x of (function(){ throw "1" })()) {}\n' }],
    expectation: { kind: 'agree' },
    trace: ['seed iterators.ts', 'replace `[]` by a function call'],
    origin: { technique: 'tokens', seed: '7', index: 1240 },
  },
  observations: [
    {
      target: 'typescript@6.0.3:default',
      reference: true,
      outcome: {
        kind: 'rejected',
        diagnostics: [
          { at: { file: 'main.ts', line: 1, column: 17 }, code: 'TS2488', message: "Type 'never' must have a '|'." },
          { code: 'TS5107', message: 'Option is deprecated.\n  Another line.' },
        ],
      },
    },
    {
      target: 'typescript@7.0.2:default',
      reference: false,
      outcome: {
        kind: 'crashed',
        stack: ['panic: nil', ...Array.from({ length: 30 }, (_, i) => `frame${i}()`)].join('\n'),
      },
    },
  ],
  toolchains: [
    { id: 'typescript@6.0.3', checksum: 'sha512-aaa' },
    { id: 'typescript@7.0.2', checksum: 'sha512-bbb' },
  ],
  commands: ['npx -p typescript@6.0.3 tsc --noEmit main.ts', 'npx -p typescript@7.0.2 tsc --noEmit main.ts'],
  cupelVersion: '0.1.0',
  foundAt: '2026-11-15T09:30:12.000Z',
};
