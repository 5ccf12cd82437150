import { afterAll, expect, test } from 'vitest';
import { createRandom } from '../../../src/core/random.js';
import { drawByChance } from '../../../src/languages/java/template/draw.js';
import { createDeadHoleFinder } from '../../../src/languages/java/template/find-dead-holes.js';
import { openHost } from '../../../src/languages/java/template/host.js';
import { type JavaTemplate, wordsOf } from '../../../src/languages/java/template/read-template.js';
import { templateSupport } from '../../../src/languages/java/template/support.js';
import type { OpenTemplate } from '../../../src/model/template/support.js';

const text = `import static cupel.template.Holes.*;
import cupel.template.Entry;
public class T {
    static int n;
    @Entry
    static int m(int x, int y) {
        n++;
        if (logic(relation(intVar("x"), intVar("y"), "<"), relation(intVar("y"), intVar("x"), "<"), "&&")) return intVal();
        if (relation(arithmetic(intVar("x"), intVal(1, 1), "+"), intVar("x"), ">") && n > 5) return intVal() + n;
        return relation(intVar("x"), intVar("x"), "==") ? n : intVal();
    }
}
`;
const source = { path: 'T.java', text };
const host = openHost();
const finder = createDeadHoleFinder();

afterAll(async () => {
  await host.close();
  await finder.close();
});

test('only holes that integers of 32 bits keep from being reached are dead', async () => {
  const [reading] = await host.read([source]);
  const template = { ...reading, source, words: wordsOf(text) } as JavaTemplate;
  expect(template.holes).toHaveLength(6);
  // x < y && y < x is never true and x == x always; x + 1 > x depends on x.
  expect(await finder.find(template, drawByChance(template)(createRandom('prune'), 0))).toEqual([1, 5]);
}, 300_000);

test('programs are the same with and without it', async () => {
  const [plain, pruned] = await Promise.all([{}, { prune: true }].map(programsWith));
  expect(pruned).toEqual(plain);
}, 300_000);

async function programsWith(settings: { prune?: boolean }): Promise<(string | undefined)[]> {
  const opened = await templateSupport.open([source], settings);
  const [template] = opened.templates as [OpenTemplate];
  const programs = await Promise.all([0, 1, 2].map((i) => template.fill(createRandom(`program ${i}`), i)));
  await opened.close();
  return programs.map(({ files }) => files[0]?.text);
}
