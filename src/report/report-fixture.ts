import type { Finding } from '../core/finding.js';
import type { Outcome } from '../core/outcome.js';
import type { TestProgram } from '../core/test-program.js';

/** A finding to report in tests. */
export const exampleFinding: Finding = {
  id: '3f2a91c07b',
  language: 'typescript',
  target: 'typescript@7.0.2:default',
  signature: {
    symptom: 'crash',
    crash: {
      kind: 'nil pointer dereference',
      frames: ['checker.(*Checker).getIteratedType', 'checker.(*Checker).checkForOf'],
    },
  },
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

const groovyProgram = {
  ...exampleFinding.program,
  language: 'groovy',
  files: [{ path: 'Main.groovy', text: 'class A<T extends A> {}\nA<? super A> a = null\n' }],
  expectation: { kind: 'accept' },
  trace: [],
  origin: { technique: 'generate', seed: 'h1', index: 7 },
} as const satisfies TestProgram;

const rejection: Outcome = {
  kind: 'rejected',
  diagnostics: [
    {
      at: { file: 'Main.groovy', line: 2, column: 3 },
      code: 'The type _ is not a valid substitute for the bounded parameter _ extends _',
      message: 'The type ? is not a valid substitute for the bounded parameter <T extends A>',
    },
  ],
};

/** A finding of which triage has learned everything. */
export const triagedFinding: Finding = {
  ...exampleFinding,
  id: '34d469bd98',
  language: 'groovy',
  target: 'groovy@4.0.0:default',
  signature: {
    symptom: 'wrongReject',
    error: {
      code: 'The type _ is not a valid substitute for the bounded parameter _ extends _',
      construct: '? super',
    },
  },
  evidence: 'fixed',
  program: groovyProgram,
  observations: [
    { target: 'groovy@4.0.0:default', reference: false, outcome: rejection },
    { target: 'groovy@5.1.3:default', reference: true, outcome: { kind: 'accepted' } },
  ],
  toolchains: [
    { id: 'groovy@4.0.0', checksum: 'sha256:aaa' },
    { id: 'groovy@5.1.3', checksum: 'sha256:bbb' },
  ],
  commands: ['groovyc --compile-static Main.groovy', 'groovyc --compile-static Main.groovy'],
  reduction: {
    from: {
      ...groovyProgram,
      id: 'ffff00001111',
      files: [{ path: 'Main.groovy', text: `${'// a longer program\n'.repeat(480)}A<? super A> a = null\n` }],
    },
    tokens: { before: 2310, after: 17 },
    queries: 312,
    seconds: 49.2,
    complete: true,
  },
  dating: {
    versions: [
      { version: '3.0.9', shows: false, outcome: { kind: 'accepted' } },
      { version: '4.0.0', shows: true, outcome: rejection },
      { version: '5.0.0', shows: false, outcome: { kind: 'accepted' } },
    ],
    lastGood: '3.0.9',
    firstBad: '4.0.0',
    fixedIn: '5.0.0',
  },
  variant: [{ path: 'Main.groovy', text: 'class A<T extends A> {}\nA<A> a = null\n' }],
};
