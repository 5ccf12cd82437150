import { createContext, Script } from 'node:vm';
import { UserError } from '../../../core/errors.js';

/** Something that code of a template has a part in, which may never end. */
export interface Job<Result> {
  /** The file of the template. */
  readonly path: string;
  make(): Result;
}

/** What came of a job. */
export type Made<Result> = { readonly result: Result } | { readonly error: unknown };

// A thousand times as long as it takes. Only what burns no fuel gets there.
const usualMillis = 5000;
// Nothing else is done in the meantime, so a template that is late so often is not tried again with the same jobs.
const enoughLate = 2;

/** Does jobs one after the other; one that does not end is cut off, and that is a mistake in its template. */
export function makeInTime<Result>(jobs: readonly Job<Result>[], millis = usualMillis): Made<Result>[] {
  const made: Made<Result>[] = [];
  const late = new Map<string, number>();
  // One clock for all of them, because to set one takes a tenth of the time of a job.
  while (made.length < jobs.length) {
    const all = isDoneWithin(millis, () => {
      for (const job of jobs.slice(made.length)) {
        const hopeless = (late.get(job.path) ?? 0) >= enoughLate;
        made.push(hopeless ? { error: tooLate(job, millis) } : attempt(job));
      }
    });
    const at = made.length;
    const job = jobs[at];
    if (all || !job) continue;
    // Perhaps the others took the time.
    isDoneWithin(millis, () => made.push(attempt(job)));
    if (made.length > at) continue;
    made.push({ error: tooLate(job, millis) });
    late.set(job.path, (late.get(job.path) ?? 0) + 1);
  }
  return made;
}

/** Does one job. */
export function makeOneInTime<Result>(job: Job<Result>): Result {
  const [made] = makeInTime([job]);
  return resultOf(made as Made<Result>);
}

/** The result of a job; throws what the job threw. */
export function resultOf<Result>(made: Made<Result>): Result {
  if ('error' in made) throw made.error;
  return made.result;
}

function attempt<Result>(job: Job<Result>): Made<Result> {
  try {
    return { result: job.make() };
  } catch (error) {
    return { error };
  }
}

function tooLate({ path }: Job<unknown>, millis: number): UserError {
  const advice = 'limit the size of its strings, arrays and BigInts, and avoid slow regular expressions';
  return new UserError(`${path}: the template did not end within ${millis / 1000} seconds; ${advice}`);
}

const clock: { work?: () => void } = {};
const clockContext = createContext(clock);
const callWork = new Script('work()');

// Work that takes longer is ended wherever it is, and cannot catch that.
function isDoneWithin(millis: number, work: () => void): boolean {
  clock.work = work;
  try {
    callWork.runInContext(clockContext, { timeout: millis });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}
