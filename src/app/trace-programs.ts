import { UserError } from '../core/errors.js';
import type { Language } from '../model/language.js';
import { createTracer } from '../model/create-tracer.js';
import type { GivenProgram } from './read-programs.js';

/** A program of a person that prints what it does, or of which it is known why it does not. */
export interface TracedProgram extends GivenProgram {
  readonly untraced?: string;
}

/** Has programs record what they do; one that cannot is run as it is. */
export async function tracePrograms(
  programs: readonly GivenProgram[],
  language: Language,
): Promise<readonly TracedProgram[]> {
  if (!language.trace) throw new UserError(`--trace does not support ${language.id} yet; remove it`);
  const tracer = createTracer(language);
  try {
    const traced: TracedProgram[] = [];
    for (const program of programs) {
      if (program.driver) traced.push({ ...program, untraced: 'it has a driver, which prints what it computes' });
      else {
        const made = await tracer.trace(program.files);
        traced.push(made.kind === 'traced' ? { ...program, ...made.program } : { ...program, untraced: made.why });
      }
    }
    return traced;
  } finally {
    await tracer.close();
  }
}
