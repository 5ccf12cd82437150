import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm } from '../../../src/campaign/confirm.js';
import { createObserver, type Observer } from '../../../src/campaign/observer.js';
import type { Outcome } from '../../../src/core/outcome.js';
import type { TestProgram } from '../../../src/core/test-program.js';
import { judge } from '../../../src/oracle/judge.js';
import { openJvmTarget } from './open-jvm-target.js';

const ecj = 'ecj@3.46.100:default';
let observer: Observer;
beforeAll(async () => {
  const [target, reference] = [await openJvmTarget('ecj@3.46.100'), await openJvmTarget('java@17')];
  observer = createObserver([
    { ...target, reference: false },
    { ...reference, reference: true },
  ]);
}, 600_000);
afterAll(() => observer.close());

function programOf(id: string, text: string): TestProgram {
  return {
    id,
    language: 'java',
    files: [{ path: 'Main.java', text }],
    expectation: { kind: 'accept' },
    trace: [],
    origin: { technique: 'by hand', seed: '', index: 0 },
  };
}

// The Eclipse compiler takes about two and a half times as long for each further lambda (docs/bugs-found.md).
function nested(depth: number): string {
  let body = 'x';
  for (let i = 0; i < depth; i++) body = `m(y${i} -> ${body})`;
  return `import java.util.function.Function;
class Main {
  static <T> T m(Function<String, T> f) { return null; }
  static <T> T m(Function<String, T> f, Object... o) { return null; }
  static Object test(String x) { return ${body}; }
}
`;
}

// As large as programs come, and nothing else about it.
function ordinary(methods: number): string {
  const all = Array.from(
    { length: methods },
    (_, i) =>
      `  static int f${i}(int n) { java.util.List<Integer> all = new java.util.ArrayList<>(); all.add(n); return all.size() + ${i}; }`,
  );
  return `class Main {\n${all.join('\n')}\n}\n`;
}

const costOf = (outcome: Outcome | undefined) => (outcome?.kind === 'accepted' ? outcome.cost : undefined);

test('a program that takes far more CPU time than others is suspected, and only that one', async () => {
  const small = Array.from({ length: 24 }, (_, i) => programOf(`small ${i}`, ordinary(4 + i)));
  const batch = [...small, programOf('large', ordinary(400)), programOf('slow', nested(11))];
  const rows = await observer.observe(batch, undefined, { sparing: true });
  const suspected = rows.flatMap((row, i) =>
    row.some(({ target, outcome }) => target === ecj && costOf(outcome)) ? [batch[i]?.id] : [],
  );
  expect(suspected).toEqual(['slow']);
}, 300_000);

test('two fresh processes and another compiler make a finding of it', async () => {
  const program = programOf('slow', nested(11));
  const suspected = [{ target: ecj, verdict: { kind: 'pass' as const } }];
  const { findings } = await confirm(program, suspected, { observer, ledger: [], cupelVersion: '0.0.0' });
  expect(findings).toMatchObject([{ target: ecj, signature: { symptom: 'slow' }, evidence: 'disagreement' }]);
  const { cpuMillis = 0, usualMillis = 0 } = costOf(findings[0]?.observations[0]?.outcome) ?? {};
  expect(cpuMillis).toBeGreaterThan(3 * usualMillis);
}, 300_000);

test('a large program is not slow', async () => {
  const program = programOf('large', ordinary(600));
  const observations = await observer.observePlainly(program);
  expect(judge(program, observations, [])).toEqual([{ target: ecj, verdict: { kind: 'pass' } }]);
}, 300_000);
