import type { ModelSupport } from '../../../model/language.js';
import { modelOf } from '../../../model/program/json.js';
import type { Program } from '../../../model/program/program.js';
import type { Candidate, Pass } from '../../../model/reduction.js';
import { cutProgram } from '../model/cut-program.js';
import { expressionIds, memberIds, parameterIds, statementIds, topIds, valueIds } from '../model/cuts.js';
import { type Hoist, hoist, hoistsIn } from '../model/hoist.js';
import { dropSupertypes, type SupertypeEdge, supertypeEdges } from '../model/supertypes.js';
import { dropParameters, droppableParameters } from '../model/type-parameters.js';

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
      changed(support, candidate, (program, table) => dropParameters(program, new Set(names), table)),
  };
  const supertypes: Pass<SupertypeEdge> = {
    id: 'supertypes',
    keeps: 'nothing',
    cuts: ({ model }) => (model ? supertypeEdges(model.program) : []),
    apply: (candidate, edges) => changed(support, candidate, (program) => dropSupertypes(program, edges)),
  };
  return [
    byId('values', valueIds),
    byId('declarations', topIds),
    byId('members', memberIds),
    byId('statements', statementIds),
    hoisting,
    byId('expressions', expressionIds),
    byId('parameters', parameterIds),
    supertypes,
    typeParameters,
  ] as Pass[];
}

function changed(
  support: ModelSupport,
  { model, libraries }: Candidate,
  change: (program: Program, table: NonNullable<Candidate['model']>['table']) => Program | undefined,
): Candidate | undefined {
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
