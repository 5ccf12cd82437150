import { z } from 'zod';
import type { Library } from './library.js';
import { filesFault, pathFault } from './source-path.js';

/**
 * What names and paths must look like where they come from outside: in a finding, a list of programs, a store. Each of
 * them becomes a file name, a word of a command line or a line on a terminal.
 */
const text = z.string();

/** The id of a finding or a program: the beginning of a hash. */
export const idSchema = text.regex(/^[0-9a-f]{10,64}$/, 'is not an id of cupel');

/** The full name of a target. */
export const fullTargetSchema = text
  .max(200)
  .regex(/^[a-z][a-z0-9-]*@[0-9A-Za-z][0-9A-Za-z.+_-]*:[A-Za-z][A-Za-z0-9_-]*$/, 'is not the full name of a target');

/** The id of a language. */
export const languageIdSchema = text.regex(/^[a-z][a-z0-9-]{0,40}$/, 'is not a language');

/** A version of cupel or of a compiler. */
export const versionSchema = text.regex(/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,80}$/, 'is not a version');

/** The path of a file of a program. */
export const pathSchema = text.superRefine((path, context) => {
  const fault = pathFault(path);
  if (fault) context.addIssue(`the path ${JSON.stringify(path.slice(0, 100))} ${fault}`);
});

/** The files of a program. */
export const filesSchema = z.array(z.strictObject({ path: text, text })).superRefine((files, context) => {
  const fault = filesFault(files);
  if (fault) context.addIssue(fault);
});

/** What a program is compiled with; a package is neither a path nor an option of the npm client. */
export const librarySchema: z.ZodType<Library> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('jar'),
    path: text.regex(/^[^\p{C}:;*?-][^\p{C}:;*?]*$/u, 'is not a path of a jar'),
  }),
  z.strictObject({
    kind: z.literal('maven'),
    group: text.max(200).regex(/^\w[\w.-]*$/, 'is not a group'),
    artifact: text.max(200).regex(/^\w[\w.-]*$/, 'is not an artifact'),
    version: text.max(100).regex(/^\w[\w.+-]*$/, 'is not a version'),
  }),
  z.strictObject({
    kind: z.literal('npm'),
    name: text.max(214).regex(/^(?:@\w[\w.~-]*\/)?\w[\w.~-]*$/, 'is not a package'),
    version: text.max(100).regex(/^\w[\w.+-]*$/, 'is not a version'),
  }),
]);
