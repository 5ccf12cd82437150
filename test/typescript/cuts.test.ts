import { expect, test } from 'vitest';
import { techniqueNamed } from '../../src/app/catalogue.js';
import { programSource } from '../../src/campaign/program-source.js';
import { createRandom } from '../../src/core/random.js';
import { language } from '../../src/languages/typescript/language.js';
import type { Candidate } from '../../src/model/reduction.js';
import { candidateOf } from '../../src/triage/reduce/candidate.js';
import { modelPasses } from '../../src/triage/reduce/passes/model-passes.js';
import { mutedFor } from '../muted-for.js';
import { outcomesOf } from '../outcomes.js';
import { open } from './open-typescript.js';

const passes = language.model ? modelPasses(language.model).filter(({ keeps }) => keeps === 'types') : [];

// What reduction may do without asking another compiler: whatever is cut, the rest is well-typed.
test.each(['generate', 'erase'])('programs of the technique %s stay well-typed whatever is cut', async (name) => {
  const source = programSource(await techniqueNamed(name), { language: mutedFor(language, 'typescript@6.0.3') }, 'cut');
  const cut: { readonly from: string; readonly candidate: Candidate }[] = [];
  for (let i = 0; i < 8; i++) {
    let candidate = candidateOf(await source.at(i));
    // Twice, since some can cut only what others have left.
    for (const pass of [...passes, ...passes]) {
      const random = createRandom(`${pass.id} ${i} ${cut.length}`);
      const all = await pass.cuts(candidate);
      const next = pass.apply(candidate, pass.exclusive ? all.slice(0, 1) : all.filter(() => random.chance(0.3)));
      if (!next) continue;
      candidate = next;
      cut.push({ from: `${pass.id} of program ${i}`, candidate });
    }
  }
  expect(cut.length).toBeGreaterThan(60);
  const toolchain = await open('6.0.3');
  const outcomes = await outcomesOf(
    toolchain.observe(
      cut.map(({ candidate }) => candidate),
      { configuration: 'default' },
    ),
  );
  const wrong = cut.filter((_, i) => outcomes[i]?.kind !== 'accepted');
  expect(wrong.map(({ from, candidate }) => ({ from, text: candidate.files[0]?.text }))).toEqual([]);
});
