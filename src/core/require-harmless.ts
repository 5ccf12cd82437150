import { z } from 'zod';
import { UserError } from './errors.js';
import type { Finding } from './finding.js';
import { filesSchema, fullTargetSchema, idSchema, languageIdSchema, librarySchema } from './outside-schema.js';

const compilable = z.looseObject({ files: filesSchema, libraries: z.array(librarySchema).optional() });
const program = z.looseObject({ ...compilable.shape, id: idSchema, parent: compilable.optional() });

const harmless = z.looseObject({
  id: idSchema,
  language: languageIdSchema,
  target: fullTargetSchema,
  program,
  observations: z.array(z.looseObject({ target: fullTargetSchema })),
  reduction: z.looseObject({ from: program }).optional(),
  variant: filesSchema.optional(),
});

/**
 * Refuses a finding of which a name or a path would write or run something else than its program; for what is read from a
 * store, which somebody may have sent.
 */
export function requireHarmless(finding: Finding): Finding {
  const result = harmless.safeParse(finding);
  if (result.success) return finding;
  const [issue] = result.error.issues;
  const id = JSON.stringify(String(finding.id).slice(0, 40));
  throw new UserError(`the finding ${id} is refused: ${issue?.path.join('.')}: ${issue?.message}`);
}
