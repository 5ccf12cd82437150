import { expect, test } from 'vitest';
import { findMaterial, wantedBy } from '../../../src/app/material.js';
import { programSource, takePrograms } from '../../../src/campaign/program-source.js';
import { createRandom } from '../../../src/core/random.js';
import { judge } from '../../../src/oracle/judge.js';
import { makeProgram } from '../../../src/techniques/api/make-program.js';
import { openApi } from '../../../src/techniques/api/open-api.js';
import { policy } from '../../../src/techniques/api/policy.js';
import { outcomesOf } from '../../outcomes.js';
import { compilersInUse, openJvmTarget } from './open-jvm-target.js';

const modes = ['welltyped', 'erased', 'illtyped', 'illtyped-erased'];
const classes = ['librarySubclasses=50', 'libraryImplementations=50', 'bridgeMethods=50', 'libraryLambdas=0'];
const techniques: readonly (readonly [technique: string, client?: readonly string[]])[] = [
  ['api'],
  ['api', classes],
  ['api+erase'],
  ['api+overwrite'],
  ['generate'],
];
const count = 12;

test.each(compilersInUse)(
  '%s does what is expected with programs that use java.util',
  async (target) => {
    const { toolchain } = await openJvmTarget(target);
    try {
      for (const [technique, client] of techniques)
        for (const mode of technique === 'api' && client === undefined ? modes : ['welltyped']) {
          const library = ['jdk:java.util', 'jdk:java.util.stream'];
          const settings = {
            target: [target],
            library,
            ...(technique !== 'generate' && { mode, ...(client && { client }) }),
          };
          const material = await findMaterial(await wantedBy(technique, settings as never));
          const source = programSource(material.technique, material, 'expected');
          const programs = await takePrograms(source, 0, count);
          const outcomes = await outcomesOf(toolchain.observe(programs, { configuration: 'default' }));
          const verdicts = programs.map((program, i) => {
            const outcome = outcomes[i];
            if (!outcome) throw new Error(`program ${i} has no outcome`);
            const judged = judge(
              program,
              [{ target, reference: false, outcome }],
              material.language.intendedDifferences,
            );
            return { origin: program.origin, text: program.files[0]?.text, verdict: judged[0]?.verdict };
          });
          expect(verdicts.filter(({ verdict }) => verdict?.kind !== 'pass')).toEqual([]);
          const kinds = new Set(programs.map(({ expectation }) => expectation.kind));
          expect([...kinds]).toEqual([
            mode.startsWith('illtyped') || technique === 'api+overwrite' ? 'reject' : 'accept',
          ]);
        }
    } finally {
      await toolchain.close();
    }
  },
  600_000,
);

test('java@17 accepts each typing sequence of a member, and none of the same with one other type', {
  timeout: 600_000,
}, async () => {
  const { toolchain } = await openJvmTarget('java@17');
  try {
    for (const [mode, kind] of [
      ['welltyped', 'accepted'],
      ['illtyped', 'rejected'],
    ] as const) {
      const settings = { target: ['java@17'], mode, exhaustive: 'java.util.List.addAll(java.util.Collection)' };
      const material = await findMaterial(await wantedBy('api', settings));
      const programs = await takePrograms(programSource(material.technique, material, 'all'), 0, 40);
      expect(new Set(programs.map(({ id }) => id)).size).toBeGreaterThan(30);
      const outcomes = await outcomesOf(toolchain.observe(programs, { configuration: 'default' }));
      expect(outcomes.map((each) => each.kind)).toEqual(programs.map(() => kind));
    }
  } finally {
    await toolchain.close();
  }
});

test('at most a tenth of the values is made up', async () => {
  const material = await findMaterial(await wantedBy('api', { target: ['java@17'], library: ['jdk:java.util'] }));
  const { language, libraries } = material;
  const { model, libraryUse } = language;
  if (!model || !libraryUse) throw new Error('Java uses no libraries');
  const api = openApi(libraries.library ?? [], { language: language.id, support: libraryUse, profile: model.profile });
  let [constants, inhabitants] = [0, 0];
  for (let i = 0; i < api.components.length; i += 10) {
    const component = api.components[i] as (typeof api.components)[number];
    const made = makeProgram(api, policy, { component, mode: 'welltyped' }, createRandom(`${i}`));
    constants += made?.constants ?? 0;
    inhabitants += made?.inhabitants ?? 0;
  }
  expect(inhabitants).toBeGreaterThan(300);
  expect(constants / (constants + inhabitants)).toBeLessThan(0.1);
});
