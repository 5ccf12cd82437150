import type { Kysely, SchemaModule } from 'kysely';
import type { Tables } from '../tables.js';

/** One step of the schema; a step that was released never changes again. */
export interface Migration {
  readonly version: number;
  /** The statements of the step, in order. */
  up(schema: SchemaModule): readonly { execute(): Promise<unknown> }[];
  /** Brings the rows that are there to the new schema. */
  convert?(db: Kysely<Tables>): Promise<void>;
}
