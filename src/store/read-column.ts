import { z } from 'zod';
import { BrokenRow } from './broken-row.js';

/** Reads JSON from a column of a row; `what` names the row in messages. */
export function readColumn<T>(text: unknown, schema: z.ZodType<T>, what: string): T {
  let value: unknown;
  try {
    value = JSON.parse(z.string().parse(text));
  } catch {
    throw new BrokenRow(what, 'it is not JSON');
  }
  return readValue(value, schema, what);
}

/** Checks what was read from a row. */
export function readValue<T>(value: unknown, schema: z.ZodType<T>, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.');
  throw new BrokenRow(what, `${place ? `${place}: ` : ''}${issue?.message ?? 'it is not what was stored'}`);
}
