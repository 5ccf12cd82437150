import { expect, test } from 'vitest';
import { techniqueNamed } from '../../src/app/catalogue.js';
import { programSource, takePrograms } from '../../src/campaign/program-source.js';
import { language } from '../../src/languages/typescript/language.js';
import { judge } from '../../src/oracle/judge.js';
import { mutedFor } from '../muted-for.js';
import { outcomesOf } from '../outcomes.js';
import { open } from './open-typescript.js';

test.each([
  ['6.0.3', 'generate'],
  ['7.0.2', 'generate'],
  ['6.0.3', 'erase'],
  ['6.0.3', 'overwrite'],
  ['6.0.3', 'erase+overwrite'],
])(
  'typescript@%s does what is expected with programs of the technique %s',
  async (version, name) => {
    const technique = await techniqueNamed(name);
    const source = programSource(technique, { language: mutedFor(language, `typescript@${version}`) }, 'expected');
    const programs = await takePrograms(source, 0, 60);
    const toolchain = await open(version);
    const outcomes = await outcomesOf(toolchain.observe(programs, { configuration: 'default' }));
    const verdicts = programs.map((program, i) => {
      const outcome = outcomes[i];
      if (!outcome) throw new Error(`program ${i} has no outcome`);
      const judged = judge(program, [{ target: toolchain.id, reference: false, outcome }], []);
      return { i, verdict: judged[0]?.verdict, outcome };
    });
    expect(verdicts.filter(({ verdict }) => verdict?.kind !== 'pass')).toEqual([]);
  },
  300_000,
);
