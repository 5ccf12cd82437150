import type { AttachedDriver, Driver } from '../../core/driver.js';
import { sourcesOf } from '../../core/sources.js';
import type { SourceFile, TestProgram } from '../../core/test-program.js';
import { programModel } from '../../model/program/json.js';
import type { Candidate } from '../../model/reduction.js';

/** A program as reduction begins with it; the model of one that was stored is read, unless only the text counts. */
export function candidateOf(
  { files, driver, libraries, model: own }: Omit<Candidate, 'model'> & Pick<TestProgram, 'model'>,
  textOnly = false,
): Candidate {
  const model = textOnly ? undefined : programModel(own);
  return { files, ...(driver && { driver }), ...(libraries && { libraries }), ...(model && { model }) };
}

/** A candidate with other text, which has no model any more, and with the driver in its new place. */
export function withText(
  { libraries }: Candidate,
  files: readonly SourceFile[],
  driver: Driver | undefined,
): Candidate {
  return { files, ...(driver && { driver }), ...(libraries && { libraries }) };
}

/** The driver of a candidate, if it stands apart. */
export function attachedDriver({ driver }: Candidate): AttachedDriver | undefined {
  return driver?.kind === 'attached' ? driver : undefined;
}

/** A candidate whose driver is text like the rest; nothing if it has none that stands apart. */
export function absorbed(candidate: Candidate): Candidate | undefined {
  const driver = attachedDriver(candidate);
  return driver && withText(candidate, sourcesOf(candidate), { kind: 'absorbed', limits: driver.limits });
}
