import { expect, test } from 'vitest';
import { confirm } from '../../src/campaign/confirm.js';
import { createObserver } from '../../src/campaign/observer.js';
import { identify } from '../../src/core/identity.js';
import { language } from '../../src/languages/typescript/language.js';
import { promoteFinding } from '../../src/triage/promote/promote-finding.js';
import { reduceFinding } from '../../src/triage/reduce-finding.js';
import { open } from './open-typescript.js';

// 6.0.3 infers a type for the call of `pipe`, 7.0.2 does not; both report five other errors, one of them beside it.
const text = `
class Box<T extends number> {
  constructor(private readonly side: number) {}
  area(scale: T): string {
    return this.side * scale;
  }
}
function pipe<A extends string, B, C>(ab: (a: A) => B, bc: (b: B) => C): (a: A) => C {
  return (a) => bc(ab(a));
}
function id<T>(a: T): T {
  return a.b;
}
function len<T extends {}>(x: T): number {
  return String(x).length();
}
function total(boxes: readonly Box<number>[]): number {
  const s = pipe(id, len);
  const t: number = s(1);
  return boxes.reduce((sum, box) => sum + unknown, 0);
}
`;

test('the one real difference among errors that both compilers report comes out alone', async () => {
  const targets = [
    { name: 'typescript@7.0.2:default', toolchain: await open('7.0.2'), configuration: 'default', reference: false },
    { name: 'typescript@6.0.3:default', toolchain: await open('6.0.3'), configuration: 'default', reference: true },
  ];
  const observer = createObserver(targets);
  const court = { observer, ledger: language.intendedDifferences, cupelVersion: '0' };
  const draft = { files: [{ path: 'main.ts', text }], expectation: { kind: 'agree' } as const, trace: [] };
  const program = identify(draft, language.id, { technique: 'tokens', seed: '1', index: 0 });
  const suspected = [{ target: 'typescript@7.0.2:default', verdict: { kind: 'pass' } as const }];
  const [weak] = (await confirm(program, suspected, court)).findings;
  if (!weak) throw new Error('there is no difference');
  expect(weak.signature).toMatchObject({ symptom: 'wrongDiagnostic', deviation: 'extra' });
  const promoted = await promoteFinding(weak, { court, language, lanes: 1, seconds: 600 });
  if (!promoted) throw new Error('it was not promoted');
  expect(promoted.signature).toEqual({ symptom: 'wrongReject', error: { code: 'TS2345', construct: 'name ,' } });
  const reduced = await reduceFinding(promoted, { observer, language, lanes: 1, seconds: 600, isFresh: true });
  expect(reduced?.program.files[0]?.text.trim().split('\n')).toEqual([
    'declare function f<A extends string, B>(y: (a: A) => B, z: (b: B) => any): () => any',
    'declare function g<T>(a: T): T',
    expect.stringMatching(/^declare function h<T extends \{\}>\(x: T\): \w+$/),
    'const s = f(g, h)',
  ]);
});
