import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import { sourcesOf } from '../../src/core/sources.js';
import { createFiller } from '../../src/languages/javascript/template/fill-template.js';
import { readTemplate } from '../../src/languages/javascript/template/read-template.js';
import { templateSupport } from '../../src/languages/javascript/template/support.js';

const shipped = (await templateSupport.shipped()).map(readTemplate);

function textOf(filler: ReturnType<typeof createFiller>, index: number): string {
  const [file] = sourcesOf(filler(createRandom(`program ${index}`), index));
  return file?.text ?? '';
}

describe.each(shipped)('the template $name', (template) => {
  test('says what it aims at', () => {
    expect(template.aim).toMatch(/^[A-Z].{20,150}\.$/);
  });

  test('gives 200 programs that all differ, plain ones without a trace of cupel', { timeout: 120_000 }, () => {
    const filler = createFiller(template, {});
    const texts = Array.from({ length: 200 }, (_, i) => textOf(filler, i));
    expect(new Set(texts).size).toBe(200);
    for (const text of texts) expect(text).not.toMatch(/cupel|import |export |\$/);
    const again = createFiller(template, {});
    for (const i of [150, 3, 77]) expect(textOf(again, i)).toBe(texts[i]);
  });

  test('gives the same programs without hot filling and without an early stop', { timeout: 120_000 }, () => {
    const [filler, cold] = [createFiller(template, {}), createFiller(template, { without: ['hotFilling'] })];
    for (let i = 0; i < 12; i++) expect(textOf(cold, i)).toBe(textOf(filler, i));
  });
});
