import { createContext, Script } from 'node:vm';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import type { Observation } from '../../src/core/outcome.js';
import { runDifferences } from '../../src/core/run-difference.js';
import { sourcesOf } from '../../src/core/sources.js';
import { runOf } from '../../src/harness/run-result.js';
import { language } from '../../src/languages/typescript/language.js';
import { createTracer } from '../../src/model/create-tracer.js';

const tracer = createTracer(language);
afterAll(() => tracer.close());

// It says little of what it computes.
const program = `declare const console: { log(text: string): void };
class Account {
  history: number[] = [];
  constructor(public owner: string, public balance = 10) {}
  add(amount: number): boolean {
    const before = this.balance;
    if (amount <= 0) return false;
    this.balance = before + amount;
    this.history.push(amount);
    return true;
  }
}
function* steps(limit: number) {
  for (let i = 0; i < limit; i++) {
    const square = i * i;
    yield square;
  }
}
function classify(value: number): string {
  let kind = 'none';
  switch (value % 3) {
    case 0:
      kind = 'zero';
      break;
    case 1:
      kind = 'one';
    default:
      kind = kind + '!';
  }
  const shown = kind.length > 3 ? kind.slice(0, 3) : kind;
  return shown;
}
function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) {
    if (value > 20) continue;
    total += value;
  }
  return total;
}
function main(): void {
  const account = new Account('ann');
  const total = sum(steps(6));
  account.add(total);
  account.add(-1);
  const [first, ...rest] = account.history;
  const copy = { ...account, owner: account.owner ?? 'nobody' };
  const kinds = [...steps(4)].map(classify);
  const seen = new Map(kinds.map((kind, i) => [kind, i]));
  let tries = 0;
  try {
    tries++;
    if (rest.length > 9) throw new Error('many');
  } finally {
    tries += first ?? 0;
  }
  const isRich = copy.balance > 5 && seen.size > 0;
  console.log(isRich ? 'rich' : 'poor');
}
main();
`;

/** What a compiler might make of a part of the program, each a miscompilation. */
const faults: readonly (readonly [right: string, wrong: string])[] = [
  ['balance = 10', 'balance = 11'],
  ['amount <= 0', 'amount < -5'],
  ['before + amount', 'before - -amount + 1'],
  ['this.history.push(amount);', ''],
  ['i < limit', 'i <= limit'],
  ['i * i', 'i + i'],
  ['yield square;', ''],
  ['value % 3', 'value % 2'],
  ["kind = 'one';", "kind = 'two';"],
  ["kind + '!'", "'!' + kind"],
  ['kind.slice(0, 3)', 'kind.slice(1, 3)'],
  ['value > 20', 'value >= 16'],
  ['continue;', 'break;'],
  ['total += value', 'total = value'],
  ['[first, ...rest]', '[, ...rest]'],
  ['...account, owner', 'owner'],
  ["account.owner ?? 'nobody'", "'nobody'"],
  ['.map(classify)', '.map(() => "zer")'],
  ['tries += first', 'tries -= first'],
  ['tries++;', ''],
];

function emitted(source: string): string {
  return ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2022 } }).outputText;
}

function ran(target: string, script: string): Observation {
  const lines: string[] = [];
  const context = createContext({ console: { log: (text: string) => void lines.push(`${text}\n`) } });
  let ending = { exitCode: 0, exception: '' };
  try {
    new Script(script).runInContext(context, { timeout: 10_000 });
  } catch (error) {
    ending = { exitCode: 1, exception: (error as Error).constructor.name };
  }
  return { target, reference: false, outcome: { kind: 'accepted', run: runOf({ ...ending, stdout: lines.join('') }) } };
}

function seenIn(script: string): boolean[] {
  return faults.map(([right, wrong]) => {
    const planted = script.replace(right, () => wrong);
    if (planted === script) throw new Error(`the emitted program has no ${right}`);
    return runDifferences([ran('right', script), ran('wrong', planted)]).length > 0;
  });
}

test('of twenty miscompilations at least eighteen are seen in a traced program, and few without its records', async () => {
  const files = [{ path: 'main.ts', text: program }];
  const traced = await tracer.trace(files);
  if (traced.kind === 'refused') throw new Error(traced.why);
  const [plain, recorded] = [files, sourcesOf(traced.program)].map(([file]) => seenIn(emitted(file?.text ?? '')));
  const missed = faults.filter((_, i) => !recorded?.[i]).map(([right]) => right);
  expect(faults).toHaveLength(20);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  expect(plain?.filter(Boolean).length).toBeLessThan(5);
});
