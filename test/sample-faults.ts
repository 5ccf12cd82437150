import { createRandom } from '../src/core/random.js';
import type { TestProgram } from '../src/core/test-program.js';
import type { Language, ModelSupport } from '../src/model/language.js';
import { programTypes } from '../src/model/program/program-hierarchy.js';
import { createTypeTable } from '../src/model/types/type-table.js';
import { generateProgram } from '../src/techniques/generate/generate-program.js';
import { policies } from '../src/techniques/generate/policy.js';
import type { Injection } from '../src/techniques/overwrite/fault.js';
import { injections } from '../src/techniques/overwrite/injections.js';
import { createSubject } from '../src/techniques/overwrite/subject.js';

/** A small program with each fault that a language must reject; its id is the name of the fault. */
export function sampleFaults({ id, model }: Language): TestProgram[] {
  if (!model) throw new Error(`there is no program model for ${id}`);
  const { rejects, tolerates } = model.profile;
  const made = injections.filter(({ fault }) => rejects[fault] && !tolerates[fault]);
  return made.map((injection) => sampleOf(id, model, injection));
}

const most = 2000;

function sampleOf(language: string, model: ModelSupport, injection: Injection): TestProgram {
  const { profile } = model;
  const { fault } = injection;
  for (let index = 0; index < most; index++) {
    const random = createRandom('faults').fork(`${language} ${fault} ${index}`);
    const table = createTypeTable();
    const program = generateProgram({ id: language, profile }, policies.small, random, table);
    const types = programTypes(program, profile, table);
    const wronged = injection.inject(createSubject({ ...types, program, profile }, random));
    if (wronged)
      return {
        ...{ id: fault, language, files: model.print(wronged.program), trace: [] },
        expectation: { kind: 'reject', reason: wronged.reason },
        origin: { technique: 'overwrite', seed: 'faults', index },
      };
  }
  throw new Error(`none of ${most} programs has a place for the fault ${fault}`);
}
