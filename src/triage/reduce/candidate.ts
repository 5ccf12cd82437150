import type { TestProgram } from '../../core/test-program.js';
import { decodeProgram, modelOf, type ProgramModel, type StoredProgram } from '../../model/program/json.js';
import type { Candidate } from '../../model/reduction.js';
import { createTypeTable } from '../../model/types/type-table.js';

/** A program as reduction begins with it; the model of one that was stored is read. */
export function candidateOf({ files, model }: Pick<TestProgram, 'files' | 'model'>): Candidate {
  if (typeof model !== 'object' || model === null) return { files };
  if ('table' in model) return { files, model: model as ProgramModel };
  const table = createTypeTable();
  return { files, model: modelOf(decodeProgram(model as StoredProgram, table), table) };
}
