import { z } from 'zod';
import { parseDuration } from './duration.js';

const list = z.union([z.string().transform((text) => text.split(',').filter(Boolean)), z.array(z.string())]);
const whole = z.coerce.number().int();

/** Everything that flags and the configuration file can set; one schema for both. */
export const configurationSchema = z.strictObject({
  target: list.optional().describe('What is tested: family[@version][:configuration], several with commas.'),
  reference: list.optional().describe('What it is compared with, in the same form.'),
  technique: z.string().optional().describe('How programs are made.'),
  for: z
    .string()
    .refine((text) => isDuration(text), { error: 'write a length of time as 90s, 10m or 8h' })
    .optional()
    .describe('How long a hunt goes on: 90s, 10m, 8h.'),
  programs: whole.min(1).optional().describe('How many programs a hunt makes.'),
  seed: z.coerce.string().optional().describe('What all random choices follow from.'),
  workers: whole.min(1).max(256).optional().describe('How many batches are compiled at once.'),
  batch: whole.min(1).max(1000).default(50).describe('How many programs are compiled together.'),
  seeds: z
    .string()
    .optional()
    .describe('A folder of programs to start from, in place of the corpus shipped with cupel.'),
  store: z.string().default('.cupel').describe('The folder of the database.'),
  seconds: z.coerce.number().positive().default(10).describe('The time limit for one program.'),
  megabytes: whole.min(64).default(2048).describe('The memory limit of a compiler.'),
  failOnFindings: z.boolean().default(false).describe('Exit with code 1 when there are findings.'),
  json: z.boolean().default(false).describe('Print one line of JSON at the end.'),
});

/** Settings from flags, the configuration file and defaults, checked. */
export type Configuration = z.output<typeof configurationSchema>;

function isDuration(text: string): boolean {
  try {
    return parseDuration(text) > 0;
  } catch {
    return false;
  }
}
