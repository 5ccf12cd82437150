import { z } from 'zod';
import { UserError } from './errors.js';
import type { Finding } from './finding.js';
import {
  filesSchema,
  fullTargetSchema,
  idSchema,
  languageIdSchema,
  librarySchema,
  versionSchema,
} from './outside-schema.js';

const compilable = z.looseObject({ files: filesSchema, libraries: z.array(librarySchema).optional() });
const program = z.looseObject({ ...compilable.shape, id: idSchema, parent: compilable.optional() });

const dating = z.looseObject({
  versions: z.array(z.looseObject({ version: versionSchema })),
  lastGood: versionSchema.optional(),
  firstBad: versionSchema,
  fixedIn: versionSchema.optional(),
});

const harmless = z.looseObject({
  id: idSchema,
  language: languageIdSchema,
  target: fullTargetSchema,
  program,
  observations: z.array(z.looseObject({ target: fullTargetSchema })),
  reduction: z.looseObject({ from: program }).optional(),
  variant: filesSchema.optional(),
  dating: dating.optional(),
  builds: dating.optional(),
  duplicateOf: idSchema.optional(),
  promotedTo: idSchema.optional(),
  cupelVersion: versionSchema,
  foundAt: z.iso.datetime(),
});

/**
 * Refuses a finding of which a name or a path would write or run something else than its program; for what is read from a
 * file or from a store, which somebody may have sent.
 */
export function requireHarmless(finding: Finding, name = `the finding ${quoted(finding.id)}`): Finding {
  const result = harmless.safeParse(finding);
  if (result.success) return finding;
  const [issue] = result.error.issues;
  throw new UserError(`${name} is refused: ${issue?.path.join('.')}: ${issue?.message}`);
}

function quoted(id: string): string {
  return JSON.stringify(id.slice(0, 40));
}
