import { expect, it } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import { language } from '../../src/languages/typescript/language.js';
import { technique } from '../../src/techniques/spe/technique.js';

// Figure 1 of the paper on type-centric enumeration.
const figure1 = `let a: number = 1;
let b: number = 1;
while (b < 100) {
  const c = b;
  b = a + b;
  a = c;
}
`;

const makerOf = (fillings: number, ...texts: string[]) =>
  technique.open({
    language,
    settings: { fillings },
    sources: { seeds: texts.map((text, i) => ({ path: `seed${i}.ts`, text })) },
  });

async function programs(fillings: number, ...texts: string[]): Promise<string[]> {
  const maker = makerOf(fillings, ...texts);
  const drafts = await Promise.all(
    Array.from({ length: fillings }, async (_, variant) => maker.make(createRandom('figure'), variant)),
  );
  return drafts.map(({ files }) => files.map(({ text }) => text).join());
}

const exchanged = (text: string) => text.replace(/\b[ab]\b/g, (name) => (name === 'a' ? 'b' : 'a'));

it('Figure 1 is enumerated completely, and no program is another one with `a` and `b` exchanged', async () => {
  // Of seven holes, two see `c` as well: 2^5 * 3^2 fillings, half of which the exchange makes of the other half.
  const all = await programs(216, figure1);
  expect(new Set(all).size).toBe(216);
  // The declarations are alike, so they stay as they are when both names are exchanged.
  const bodyOf = (text: string) => text.slice(text.indexOf('while'));
  const bodies = new Set(all.map(bodyOf));
  expect(all.filter((text) => bodies.has(exchanged(bodyOf(text))))).toEqual([]);
  const shown = 'while (a < 100) {\n  const c = a;\n  b = b + b;\n  b = a;\n}\n';
  expect(bodies.has(shown) || bodies.has(exchanged(shown))).toBe(true);
});

it('a skeleton with few fillings is followed by another one, and seeds without variables are passed over', async () => {
  const small = 'export function f(x: number, y: number): number {\n  return x;\n}\n';
  const all = await programs(4, small, 'export const none = 1;\n', small.replace('f(', 'g('));
  expect(new Set(all).size).toBe(4);
});

it('variables stand only where their types can, and are written only where they may be', async () => {
  const text = `export function f(n: number, s: string, more: number): void {
  const fixed: number = n;
  let changed = fixed;
  changed = more;
  s.trim();
  let late: number;
  late = changed;
  String(late);
}
`;
  for (const program of await programs(60, text)) {
    expect(program).toMatch(/^\s*s\.trim/m);
    expect(program).not.toMatch(/^\s*fixed = /m);
    expect(program).toMatch(/const fixed: number = (n|more);/);
    expect(program).not.toMatch(/changed = late/);
    expect(program).toMatch(/String\((late|changed|n|more|fixed|s)\)/);
  }
});

it('that no seed is suited is a mistake of the user', async () => {
  await expect(programs(1, 'export const x: number = "";\n')).rejects.toThrow(/no seed is suited, such as seed0.ts/);
});
