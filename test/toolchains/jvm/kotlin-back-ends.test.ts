import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from '../../../src/app/check.js';

/** Programs of the shape of figures of the paper on type-centric enumeration, which the new back end of 1.4.10 cannot compile. */
const programs = {
  // Figure 7a: a call whose type is that of the parameter it is an argument of.
  'inverted.kt': 'fun main() {\n    val masks = ArrayList<Long>()\n    masks.add(9.inv())\n    println(masks)\n}\n',
  // Figure 7b: an overload that is chosen by what a lambda gives, as the subject of a choice.
  'summed.kt':
    'fun main() {\n    val size = when ("words".sumOf { 2L }) {\n        in 0..9 -> "small"\n        else -> "large"\n    }\n    println(size)\n}\n',
  // Figure 10c: a property whose receiver is what such a property gave.
  'nested.kt':
    'class Box(val text: String) {\n    val copy: String\n        get() = text\n}\nfun main() {\n    println(Box(Box("in")::copy.get())::copy.get())\n}\n',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cupel-figures-'));
  for (const [name, text] of Object.entries(programs)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

test('what the new back end of Kotlin 1.4.10 cannot compile is run with the old one, and traced', async () => {
  const target = ['kotlin@1.4.10:run', 'kotlin@1.4.10:ir'];
  const checked = await check(folder, { target, reference: ['none'], trace: true, trust: true, seconds: 60 });
  const seen = checked.map(({ name, untraced, observations }) => [
    name,
    untraced,
    ...observations.map(({ outcome }) => outcome.kind),
  ]);
  expect(seen.sort()).toEqual(
    Object.keys(programs)
      .sort()
      .map((name) => [name, undefined, 'accepted', 'crashed']),
  );
}, 600_000);
