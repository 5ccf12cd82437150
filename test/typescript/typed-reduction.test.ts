import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outcome } from '../../src/core/outcome.js';
import type { Compilable } from '../../src/core/test-program.js';
import { identify } from '../../src/core/identity.js';
import { language } from '../../src/languages/typescript/language.js';
import type { Language } from '../../src/model/language.js';
import type { Analyzer } from '../../src/model/source/analyzer.js';
import { judge } from '../../src/oracle/judge.js';
import { reduce } from '../../src/triage/reduce/reduce.js';

const [target, other] = ['fake@2:default', 'fake@1:default'];

const files = [
  {
    path: 'main.ts',
    text: `import { Box, sum } from './shapes';

function label(box: Box<string>, times: number): string {
  return box.content + '!'.repeat(times);
}

const boxes = [new Box('a', 2), new Box('b', 3)];
export const area = sum(boxes.map((box) => box.area), 0);
export const broken: number = boom(label(boxes[0]!, 1).length + area, new Box(1, area));

function boom(a: number, b: Box<number>): number {
  return a + b.side;
}
`,
  },
  {
    path: 'shapes.ts',
    text: `interface Shape {
  readonly area: number;
}

export class Box<T> implements Shape {
  constructor(
    readonly content: T,
    readonly side: number,
  ) {}

  get area(): number {
    return square(this.side);
  }
}

export function square(x: number): number {
  return x * x;
}

export function sum(list: readonly number[], start: number): number {
  return list.reduce((a, b) => a + b, start);
}
`,
  },
];

let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = (await language.analyzer?.open()) as Analyzer;
});
afterAll(async () => analyzer.close());

// A compiler that fails where something with this name is called with two values in a program without errors.
async function outcomesOf(program: Compilable) {
  const analysis = await analyzer.analyze(program.files);
  const right: Outcome =
    analysis.kind === 'rejected' ? { kind: 'rejected', diagnostics: analysis.diagnostics } : { kind: 'accepted' };
  const fails = right.kind === 'accepted' && program.files.some(({ text }) => /= \(*boom\([^;]*, [^;]*\)/.test(text));
  const wrong: Outcome = { kind: 'rejected', diagnostics: [{ code: 'TS1', message: 'no' }] };
  return [
    { target, reference: false, outcome: fails ? wrong : right },
    { target: other, reference: true, outcome: right },
  ];
}

const laboratory = {
  observe: async (batch: readonly Compilable[]) => {
    const rows: Awaited<ReturnType<typeof outcomesOf>>[] = [];
    for (const each of batch) rows.push(await outcomesOf(each));
    return rows;
  },
  observePlainly: outcomesOf,
};

async function reduced(by: Language) {
  const observations = await outcomesOf({ files });
  const program = identify({ files, expectation: { kind: 'agree' }, trace: [] }, 'typescript', {
    technique: 'given',
    seed: 'main.ts',
    index: 0,
  });
  const verdict = judge(program, observations, []).find((each) => each.target === target)?.verdict;
  if (verdict?.kind !== 'bug') throw new Error('the program shows no bug');
  const { signature, evidence } = verdict;
  const finding = {
    ...{ id: 'finding', language: 'typescript', target, signature, evidence, observations, program },
    ...{ toolchains: [], commands: [], cupelVersion: '0.0.0', foundAt: '' },
  };
  const result = await reduce({ finding, language: by, laboratory, lanes: 1, seconds: 1e6 });
  if (result.kind !== 'reduced') throw new Error('it was not shown again');
  return { ...result, texts: result.candidate.files.map(({ text }) => text.trim()) };
}

function withoutTypes(whole: Language): Language {
  const kept = Object.entries(whole).filter(([key]) => key !== 'typedReduction');
  return Object.fromEntries(kept) as unknown as Language;
}

test('by types, a program of two files becomes one small file', async () => {
  const typed = await reduced(language);
  const grammatical = await reduced(withoutTypes(language));
  expect(typed.texts.length).toBe(1);
  expect(typed.tokens.after).toBeLessThanOrEqual(grammatical.tokens.after);
  expect(typed.queries).toBeLessThan(0.9 * grammatical.queries);
});
