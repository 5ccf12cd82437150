import type { SchemaModule } from 'kysely';

/** One step of the schema; a step that was released never changes again. */
export interface Migration {
  readonly version: number;
  /** The statements of the step, in order. */
  up(schema: SchemaModule): readonly { execute(): Promise<unknown> }[];
}
