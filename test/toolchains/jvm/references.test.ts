import { expect, test } from 'vitest';
import { techniqueNamed } from '../../../src/app/catalogue.js';
import { createObserver } from '../../../src/campaign/observer.js';
import { programSource, takePrograms } from '../../../src/campaign/program-source.js';
import type { Verdict } from '../../../src/core/verdict.js';
import { language } from '../../../src/languages/groovy/language.js';
import { judge } from '../../../src/oracle/judge.js';
import { openJvmTarget } from './open-jvm-target.js';

// Many programs fail with this old version, and many do not.
const [target, newest] = ['groovy@4.0.0', 'groovy@5.1.3'];

// How well a bug is proven is a matter of its confirmation, which asks all.
function unproven(verdict: Verdict): Verdict {
  return verdict.kind === 'bug' ? { ...verdict, evidence: 'belief' } : verdict;
}

test('a reference that is asked only where it matters changes no verdict', { timeout: 600_000 }, async () => {
  const sources = await Promise.all(
    ['generate', 'erase', 'overwrite'].map(async (name) =>
      programSource(await techniqueNamed(name), { language }, '1'),
    ),
  );
  const programs = (await Promise.all(sources.map((source) => takePrograms(source, 0, 4)))).flat();
  const observer = createObserver([
    { ...(await openJvmTarget(target)), reference: false },
    { ...(await openJvmTarget(newest)), reference: true },
  ]);
  try {
    const verdictsOf = async (sparing: boolean) => {
      const rows = await observer.observe(programs, undefined, { sparing });
      const judged = programs.map((program, i) => judge(program, rows[i] ?? [], language.intendedDifferences));
      return {
        verdicts: judged.map(([first]) => first && unproven(first.verdict)),
        asked: rows.filter((row) => row.length === 2).length,
      };
    };
    const [always, needed] = [await verdictsOf(false), await verdictsOf(true)];
    expect(needed.verdicts).toEqual(always.verdicts);
    expect(new Set(needed.verdicts.map((verdict) => verdict?.kind))).toEqual(new Set(['pass', 'bug']));
    expect(always.asked).toBe(programs.length);
    expect(needed.asked).toBeLessThan(programs.length);
  } finally {
    await observer.close();
  }
});
