import { z } from 'zod';
import type { Expectation } from './expectation.js';

const text = z.string();
const count = z.int().nonnegative();

/** A place in a source file, where it comes from outside. */
export const positionSchema = z.strictObject({ file: text, line: count, column: count });

/** What an expectation must look like where it comes from outside. */
export const expectationSchema: z.ZodType<Expectation> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accept'), runs: z.literal(true).exactOptional() }),
  z.strictObject({
    kind: z.literal('reject'),
    reason: text,
    at: positionSchema.exactOptional(),
    mentions: z.array(text).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('agree') }),
  z.strictObject({ kind: z.literal('consistent') }),
  z.strictObject({ kind: z.literal('match'), parent: text }),
  z.discriminatedUnion('ends', [
    z.strictObject({ kind: z.literal('run'), ends: z.literal('normally') }),
    z.strictObject({ kind: z.literal('run'), ends: z.literal('withError'), error: text }),
  ]),
  z.strictObject({
    kind: z.literal('anyOf'),
    get options() {
      return z.array(expectationSchema);
    },
  }),
]);
