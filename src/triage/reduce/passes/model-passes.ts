import type { ModelSupport } from '../../../model/language.js';
import { modelOf } from '../../../model/program/json.js';
import type { Program } from '../../../model/program/program.js';
import type { Pass } from '../../../model/reduction.js';
import type { TypeTable } from '../../../model/types/type-table.js';
import { boundsIn, dropBounds } from '../model/bounds.js';
import { cutProgram } from '../model/cut-program.js';
import { expressionIds, memberIds, parameterIds, statementIds, topIds, valueIds } from '../model/cuts.js';
import { hoist, hoistsIn } from '../model/hoist.js';
import { withInferable } from '../model/inferable.js';
import { bypass, emptyAncestors, needlessHeirs, withoutSupertypes } from '../model/lone-classes.js';
import { dropProjections, projectionsIn } from '../model/projections.js';
import { type SimplerResult, simplerResults, withResult } from '../model/results.js';
import { dropSupertypes, supertypeEdges } from '../model/supertypes.js';
import { dropParameters, droppableParameters, idleParameters } from '../model/type-parameters.js';

/** A pass by what it finds in a program and does to it. */
interface ModelPass<Cut> {
  readonly id: string;
  readonly keeps: Pass['keeps'];
  readonly exclusive?: true;
  readonly find: (program: Program) => Cut[];
  readonly change: (program: Program, cuts: readonly Cut[], table: TypeTable) => Program | undefined;
}

/** The passes on programs of the model, in the order in which they are tried. */
export function modelPasses(support: ModelSupport): Pass[] {
  const made = <Cut>(pass: ModelPass<Cut>): Pass => modelPass(support, pass);
  const cutting = (id: string, find: (program: Program) => number[]): Pass =>
    made<number>({ id, keeps: 'types', find, change: (program, ids) => cutProgram(program, new Set(ids)) });
  return [
    cutting('values', valueIds),
    cutting('declarations', topIds),
    cutting('members', memberIds),
    cutting('statements', statementIds),
    made({ id: 'hoist', keeps: 'types', find: hoistsIn, change: hoist }),
    cutting('expressions', expressionIds),
    cutting('parameters', parameterIds),
    made<SimplerResult>({
      id: 'results',
      keeps: 'types',
      exclusive: true,
      find: simplerResults,
      change: (program, [one, ...others]) => (one && others.length === 0 ? withResult(program, one) : undefined),
    }),
    made<number>({
      id: 'heirs',
      keeps: 'types',
      find: needlessHeirs,
      change: (program, ids) => withoutSupertypes(program, new Set(ids)),
    }),
    made<number>({
      id: 'ancestors',
      keeps: 'types',
      find: emptyAncestors,
      change: (program, ids, table) =>
        ids.reduce<Program | undefined>((rest, id) => rest && bypass(rest, id, table), program),
    }),
    made<readonly string[]>({
      id: 'idle-parameters',
      keeps: 'types',
      find: idleParameters,
      change: (program, names, table) => dropParameters(program, new Set(names.flat()), table),
    }),
    made({ id: 'projections', keeps: 'nothing', find: projectionsIn, change: dropProjections }),
    made({ id: 'supertypes', keeps: 'nothing', find: supertypeEdges, change: dropSupertypes }),
    made({ id: 'bounds', keeps: 'nothing', find: boundsIn, change: dropBounds }),
    made<string>({
      id: 'type-parameters',
      keeps: 'nothing',
      find: droppableParameters,
      change: (program, names, table) => dropParameters(program, new Set(names), table),
    }),
  ];
}

function modelPass<Cut>(support: ModelSupport, { id, keeps, exclusive, find, change }: ModelPass<Cut>): Pass {
  const pass: Pass<Cut> = {
    id,
    keeps,
    ...(exclusive && { exclusive }),
    cuts: ({ model }) => (model ? find(model.program) : []),
    apply({ model, libraries }, cuts) {
      const changed = model && change(model.program, cuts, model.table);
      if (!changed) return undefined;
      // What a compiler could infer from what was cut is written out again, or a cut would make a correct program wrong.
      const program = keeps === 'types' ? withInferable(changed, support.profile, model.table) : changed;
      const files = support.print(program);
      return { files, model: modelOf(program, model.table), ...(libraries && { libraries }) };
    },
  };
  return pass;
}
