import { UserError } from '../core/errors.js';
import type { IndexRange } from '../core/index-range.js';
import type { TestProgram } from '../core/test-program.js';
import type { ProgramSource } from './program-source.js';

/** What came of making one program. */
export type Made =
  | { readonly kind: 'program'; readonly program: TestProgram }
  /** It could not be made for a mistake of the user. */
  | { readonly kind: 'mistake'; readonly mistake: UserError }
  /** It could not be made: a defect of cupel. */
  | { readonly kind: 'failed'; readonly index: number; readonly message: string };

/** Makes the programs of a batch, in the order of their indexes: all at once, because that may be cheaper than one by one. */
export async function makeBatch(source: ProgramSource, { start, end }: IndexRange): Promise<Made[]> {
  const making = Array.from({ length: end - start }, async (_, i) => source.at(start + i));
  return (await Promise.allSettled(making)).map((result, i): Made => {
    if (result.status === 'fulfilled') return { kind: 'program', program: result.value };
    const reason: unknown = result.reason;
    if (reason instanceof UserError) return { kind: 'mistake', mistake: reason };
    const message = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
    return { kind: 'failed', index: start + i, message };
  });
}
