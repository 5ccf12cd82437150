import type { ModelSupport } from '../../../model/language.js';
import { modelOf } from '../../../model/program/json.js';
import type { Program } from '../../../model/program/program.js';
import type { Candidate, Pass } from '../../../model/reduction.js';
import type { TypeTable } from '../../../model/types/type-table.js';
import { cutProgram } from '../model/cut-program.js';
import { expressionIds, memberIds, parameterIds, statementIds, topIds, valueIds } from '../model/cuts.js';
import { type Hoist, hoist, hoistsIn } from '../model/hoist.js';
import { withInferable } from '../model/inferable.js';
import { bypass, emptyAncestors, needlessHeirs, withoutSupertypes } from '../model/lone-classes.js';
import { type SimplerResult, simplerResults, withResult } from '../model/results.js';
import { dropSupertypes, type SupertypeEdge, supertypeEdges } from '../model/supertypes.js';
import { dropParameters, droppableParameters, idleParameters } from '../model/type-parameters.js';

/** The passes on programs of the model, in the order in which they are tried. */
export function modelPasses(support: ModelSupport): Pass[] {
  const byId = (id: string, find: (program: Program) => number[], keeps: Pass['keeps'] = 'types'): Pass<number> => ({
    id,
    keeps,
    cuts: ({ model }) => (model ? find(model.program) : []),
    apply: (candidate, ids) => changed(support, candidate, (program) => cutProgram(program, new Set(ids))),
  });
  const hoisting: Pass<Hoist> = {
    id: 'hoist',
    keeps: 'types',
    cuts: ({ model }) => (model ? hoistsIn(model.program) : []),
    apply: (candidate, hoists) => changed(support, candidate, (program) => hoist(program, hoists)),
  };
  const typeParameters: Pass<string> = {
    id: 'type-parameters',
    keeps: 'nothing',
    cuts: ({ model }) => (model ? droppableParameters(model.program) : []),
    apply: (candidate, names) =>
      rewritten(support, candidate, (program, table) => dropParameters(program, new Set(names), table)),
  };
  const heirs: Pass<number> = {
    id: 'heirs',
    keeps: 'types',
    cuts: ({ model }) => (model ? needlessHeirs(model.program) : []),
    apply: (candidate, ids) => changed(support, candidate, (program) => withoutSupertypes(program, new Set(ids))),
  };
  const ancestors: Pass<number> = {
    id: 'ancestors',
    keeps: 'types',
    cuts: ({ model }) => (model ? emptyAncestors(model.program) : []),
    apply: (candidate, ids) =>
      changed(support, candidate, (program, table) =>
        ids.reduce<Program | undefined>((rest, id) => rest && bypass(rest, id, table), program),
      ),
  };
  const idle: Pass<readonly string[]> = {
    id: 'idle-parameters',
    keeps: 'types',
    cuts: ({ model }) => (model ? idleParameters(model.program) : []),
    apply: (candidate, names) =>
      changed(support, candidate, (program, table) => dropParameters(program, new Set(names.flat()), table)),
  };
  const results: Pass<SimplerResult> = {
    id: 'results',
    keeps: 'types',
    exclusive: true,
    cuts: ({ model }) => (model ? simplerResults(model.program) : []),
    apply: (candidate, [one, ...others]) =>
      one && others.length === 0 ? changed(support, candidate, (program) => withResult(program, one)) : undefined,
  };
  const supertypes: Pass<SupertypeEdge> = {
    id: 'supertypes',
    keeps: 'nothing',
    cuts: ({ model }) => (model ? supertypeEdges(model.program) : []),
    apply: (candidate, edges) => rewritten(support, candidate, (program) => dropSupertypes(program, edges)),
  };
  return [
    byId('values', valueIds),
    byId('declarations', topIds),
    byId('members', memberIds),
    byId('statements', statementIds),
    hoisting,
    byId('expressions', expressionIds),
    byId('parameters', parameterIds),
    results,
    heirs,
    ancestors,
    idle,
    supertypes,
    typeParameters,
  ] as Pass[];
}

// What a compiler could infer from what was cut is written out again, or a cut would make a correct program wrong.
function changed(support: ModelSupport, candidate: Candidate, change: Change): Candidate | undefined {
  return rewritten(support, candidate, (program, table) => {
    const cut = change(program, table);
    return cut && withInferable(cut, support.profile, table);
  });
}

type Change = (program: Program, table: TypeTable) => Program | undefined;

function rewritten(support: ModelSupport, { model, libraries }: Candidate, change: Change): Candidate | undefined {
  if (!model) return undefined;
  const program = change(model.program, model.table);
  return (
    program && {
      files: support.print(program),
      model: modelOf(program, model.table),
      ...(libraries && { libraries }),
    }
  );
}
