import { UserError } from '../../core/errors.js';
import type { Language } from '../../model/language.js';
import type { ApiLibrary } from '../../model/library/api-library.js';
import { features } from '../../model/program/feature.js';
import { modelOf } from '../../model/program/json.js';
import type { Program } from '../../model/program/program.js';
import { defineTechnique } from '../../model/technique.js';
import { createTypeTable } from '../../model/types/type-table.js';
import { generateProgram } from './generate-program.js';
import { openLibrary } from './library/open-library.js';
import { overridePolicy } from './override-policy.js';
import { policies } from './policy.js';
import { readFactors } from './read-factors.js';
import { settings } from './settings.js';
import { drawSwarm, swarmText, withSwarm } from './swarm.js';

/** Makes well-typed programs from nothing; every compiler of the language must accept them. */
export const technique = defineTechnique({
  id: 'generate',
  summary: 'generates well-typed programs from scratch (Hephaestus)',
  needs: ['model'],
  compares: 'compilers',
  runs: true,
  settings,
  features: {
    // What a user has said of a feature holds.
    dispensable: ({ feature }) => features.filter((each) => !(each in readFactors(factorsIn(feature)))),
    without: (avoided, { feature, ...others }) => ({
      ...others,
      feature: [...factorsIn(feature), ...avoided.map((each) => `${each}=0`)],
    }),
  },
  open({ language, libraries = {}, settings: { size = 'medium', feature = [], policy: changes = {}, mains } }) {
    const { model } = language;
    if (!model) throw new Error(`${language.id} has no program model, which the technique generate needs`);
    const base = overridePolicy(policies[size], changes);
    const chances = mains === undefined ? base.chances : { ...base.chances, main: mains };
    const policy = { ...base, chances, features: readFactors(feature) };
    const library = libraryFor(language, libraries.library ?? []);
    return {
      make(random) {
        const table = createTypeTable();
        const swarm = drawSwarm(model.profile, policy, random.fork('swarm'));
        const own = withSwarm(policy, swarm);
        const program = generateProgram(
          { id: language.id, profile: model.profile, library: library?.open },
          own,
          random,
          table,
        );
        return {
          files: model.print(program),
          expectation: { kind: 'accept', ...(program.main && { runs: true }) },
          trace: [sizeOf(program), ...swarmText(swarm)],
          model: modelOf(program, table),
          ...(library && library.used.length > 0 && { libraries: library.used }),
        };
      },
    };
  },
});

function libraryFor({ id, libraryUse }: Language, read: readonly ApiLibrary[]) {
  if (read.length === 0) return undefined;
  if (!libraryUse) throw new UserError(`programs of ${id} cannot use libraries; leave out --library`);
  const open = openLibrary(read, libraryUse);
  if (open.usable.length === 0) throw new UserError('the libraries have no class that generated programs could use');
  return { open, used: read.flatMap(({ sources }) => sources.flatMap((source) => source.libraries)) };
}

function factorsIn(feature: unknown): readonly string[] {
  return settings.shape.feature.parse(feature) ?? [];
}

function sizeOf({ classes, functions, variables }: Program): string {
  return `${classes.length} classes, ${functions.length} functions, ${variables.length} variables`;
}
