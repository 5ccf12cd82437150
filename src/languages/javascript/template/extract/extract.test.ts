import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../../../core/random.js';
import { sourcesOf } from '../../../../core/sources.js';
import type { Extraction } from '../../../../model/template/extraction.js';
import { createFiller } from '../fill-template.js';
import { readTemplate } from '../read-template.js';
import { extractTemplates } from './extract.js';

const sample = `
const factor = 3;
export function sum(values, limit) {
  let total = 0;
  for (let i = 0; i < values.length; i++) {
    if (values[i] > limit) total += values[i] * factor;
  }
  return total;
}
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
export function halves(n: bigint): number {
  let steps = 0;
  while (true) {
    if (n < 2n) return steps;
    n = n >> 1n;
    steps = steps + 1;
  }
}
export function when() { return Date.now() + 1; }
export function elsewhere(x) { return helper(x) + 1; }
function same(x: string) { return helper2(x); }
function helper2(x: string) { return x; }
`;

let folder: string;
let extraction: Extraction;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cupel-test-'));
  await writeFile(join(folder, 'sample.ts'), sample);
  extraction = await extractTemplates({ location: folder, classPath: [] });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function textOf(name: string): string {
  return extraction.templates.find(({ path }) => path === `${name}.ts`)?.text ?? '';
}

test('a function becomes a template with what it needs of its file', () => {
  expect(extraction.templates.map(({ path }) => path)).toEqual(['sum.ts', 'gcd.ts', 'halves.ts', 'helper2.ts']);
  expect(textOf('sum')).toContain('const factor = 3;');
  expect(textOf('sum')).toContain('sum(values: number[], limit: number)');
  expect(textOf('sum')).not.toContain('gcd');
});

test('leaves, operators and elements become holes', () => {
  expect(textOf('sum')).toContain("relation(numberElement('values'), numberVar())");
  expect(textOf('halves')).toContain('n = shift(bigintVar(), bigint(0n, 70n))');
  expect(textOf('gcd')).toContain('gcd(b, arithmetic(numberVar(), numberVar()))');
});

test('every loop has a limiter', () => {
  expect(textOf('sum')).toContain('&& limiter++ < 100');
  expect(textOf('halves')).toContain('true && limiter++ < 100');
});

test('what cannot become a template is counted by its reason', () => {
  expect(extraction.looked).toBe(7);
  expect(extraction.reasons).toEqual({
    'is not deterministic': 1,
    'uses a name that its file does not declare': 1,
    'has no hole': 1,
  });
});

test('programs made of the templates run and print a checksum', () => {
  for (const template of extraction.templates) {
    const fill = createFiller(readTemplate(template), {});
    for (let i = 0; i < 3; i++) {
      const [file] = sourcesOf(fill(createRandom(`run ${i}`), i));
      const lines: unknown[] = [];
      runInNewContext(file?.text ?? '', { console: { log: (line: unknown) => lines.push(line) } });
      expect(lines, template.path).toHaveLength(1);
    }
  }
});
