import { UserError } from '../core/errors.js';

/** A row of the database that cannot be read, though others can. */
export class BrokenRow extends UserError {
  /** Takes what the row is about, as `finding 3f2a`, and what is wrong with it. */
  constructor(what: string, reason: string) {
    super(`${what} cannot be read, its row in the database is damaged: ${reason}`);
  }
}

/** Told in one line of each row that is left out because it cannot be read. */
export type TellBroken = (line: string) => void;

/** Reads the rows that can be read; what the others lack is told. */
export function readableRows<Row, T>(rows: readonly Row[], read: (row: Row) => T, tell: TellBroken): T[] {
  const readable: T[] = [];
  for (const row of rows) {
    try {
      readable.push(read(row));
    } catch (error) {
      // Also a row that a newer cupel wrote: the others are not newer.
      if (!(error instanceof UserError)) throw error;
      tell(error.message);
    }
  }
  return readable;
}
