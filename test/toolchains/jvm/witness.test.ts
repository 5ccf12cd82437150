import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm } from '../../../src/campaign/confirm.js';
import { createObserver } from '../../../src/campaign/observer.js';
import type { TestProgram } from '../../../src/core/test-program.js';
import type { OpenTarget } from '../../../src/harness/toolchains/resolve.js';
import { openJvmTarget } from './open-jvm-target.js';

let opened: OpenTarget;
beforeAll(async () => {
  opened = await openJvmTarget('groovy@5.1.3');
}, 600_000);
afterAll(() => opened.toolchain.close());

test('what groovyc accepts and should not is witnessed if it breaks its types when it is called', async () => {
  const [finding] = await confirmed(boxFilledWith("'text'"));
  expect(finding).toMatchObject({ signature: { symptom: 'wrongAccept' }, evidence: 'witness' });
  expect(finding?.observations[0]?.outcome).toEqual({
    kind: 'accepted',
    fault: expect.stringMatching(/^\S+\.GroovyCastException: .*'java\.lang\.Integer'\n(\tat .*\n)+\tat Main\.start\(/),
  });
});

test('the same program without a fault is no witness, whatever is expected of it', async () => {
  const [finding] = await confirmed(boxFilledWith('content'));
  expect(finding).toMatchObject({ signature: { symptom: 'wrongAccept' }, evidence: 'belief' });
  expect(finding?.observations[0]?.outcome).toEqual({ kind: 'accepted' });
});

// A value of any class may be given to a variable of a type parameter.
function boxFilledWith(value: string): string {
  return `class Box<T> {
    T content
    Box(T content) { this.content = content }
    T fill() { T filled = ${value}; return filled }
  }
  class Main {
    static int start() { Integer n = new Box<Integer>(1).fill(); return n + 1 }
  }
  `;
}

async function confirmed(text: string) {
  const observer = createObserver([{ ...opened, reference: false }]);
  const program: TestProgram = {
    id: 'box',
    language: 'groovy',
    files: [{ path: 'Main.groovy', text }],
    expectation: { kind: 'reject', reason: 'a value that is no T' },
    trace: [],
    origin: { technique: 'by hand', seed: '', index: 0 },
  };
  const suspected = [{ target: opened.name, verdict: { kind: 'pass' as const } }];
  return (await confirm(program, suspected, { observer, ledger: [], cupelVersion: '0.0.0' })).findings;
}
