import { expect, test } from 'vitest';
import { techniqueNamed } from '../../../src/app/catalogue.js';
import { programSource, takePrograms } from '../../../src/campaign/program-source.js';
import type { TestProgram } from '../../../src/core/test-program.js';
import type { Language } from '../../../src/model/language.js';
import { judge } from '../../../src/oracle/judge.js';
import { languages } from '../../../src/registry.js';
import { mutedFor } from '../../muted-for.js';
import { outcomesOf } from '../../outcomes.js';
import { compilersInUse, openJvmTarget } from './open-jvm-target.js';

const techniques = ['generate', 'erase', 'overwrite'];

test.each(compilersInUse)(
  '%s does what is expected with generated, erased and overwritten programs',
  async (target, id) => {
    const language = await languages[id]?.();
    if (!language) throw new Error(`there is no language ${id}`);
    const programs = (await Promise.all(techniques.map((name) => programsOf(mutedFor(language, target), name)))).flat();
    const { toolchain } = await openJvmTarget(target);
    try {
      const outcomes = await outcomesOf(toolchain.observe(programs, { configuration: 'default' }));
      const verdicts = programs.map((program, i) => {
        const outcome = outcomes[i];
        if (!outcome) throw new Error(`program ${i} has no outcome`);
        const judged = judge(program, [{ target, reference: false, outcome }], language.intendedDifferences);
        return { origin: program.origin, verdict: judged[0]?.verdict, outcome };
      });
      expect(verdicts.filter(({ verdict }) => verdict?.kind !== 'pass')).toEqual([]);
    } finally {
      await toolchain.close();
    }
  },
  600_000,
);

async function programsOf(language: Language, name: string): Promise<TestProgram[]> {
  const source = programSource(await techniqueNamed(name), { language }, 'expected');
  return takePrograms(source, 0, 10);
}
