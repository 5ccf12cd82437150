import { z } from 'zod';
import { isDuration } from './duration.js';

const featureExample = 'lambdas=0,varargs=3';

/** Everything that flags and the configuration file can set; one schema for both. */
export const settingsSchema = z.strictObject({
  $schema: text().optional().describe('Where the JSON schema of this file is, for editors.'),
  target: list().optional().describe('What is tested: family[@version][:configuration], one or several.'),
  reference: list().optional().describe('What it is compared with, in the same form.'),
  onlyNew: flag().optional().describe('Report only what the base does not show.'),
  base: text().optional().describe('The target that what is found must be new against, in the same form.'),
  technique: text().optional().describe('How programs are made.'),
  for: text()
    .refine(isDuration, { error: 'must be a length of time such as 90s, 10m or 8h, and at most 20d' })
    .optional()
    .describe('How long a hunt goes on: 90s, 10m, 8h.'),
  triageBudget: text()
    .refine((given) => given === '0' || isDuration(given), {
      error: 'must be a length of time such as 90s or 10m, or 0',
    })
    .optional()
    .describe(
      'How long a hunt makes its findings small when it is over; 0 for not at all. Half of the time of the hunt.',
    ),
  programs: whole(1, 1e9)
    .optional()
    .describe('How many programs are made. A hunt with a time as well ends with whichever comes first.'),
  seed: z
    .union([z.string().min(1), z.number().transform(String)], { error: 'must be text or a number' })
    .optional()
    .describe('What all random choices follow from.'),
  workers: whole(1, 256).optional().describe('How many batches are compiled at once.'),
  batch: whole(1, 1000).optional().describe('How many programs are compiled together.'),
  size: z
    .enum(['small', 'medium', 'large'], { error: 'must be small, medium or large' })
    .optional()
    .describe('How large generated programs are.'),
  feature: list(featureExample)
    .optional()
    .describe(`How likely features of generated programs are, as ${featureExample}; 0 switches one off.`),
  policy: z
    .record(z.string(), z.unknown(), { error: 'must be an object of numbers, as { "chances": { "bound": 0.5 } }' })
    .optional()
    .describe(
      'Numbers of the policy by which programs are generated (src/techniques/generate/policy.ts); in a file only.',
    ),
  patterns: whole(1, 1000)
    .optional()
    .describe('In how many ways the technique erase leaves out types of each program.'),
  template: list('range-checks,my-template.ts')
    .optional()
    .describe('The templates of the technique template: names of shipped ones, or files.'),
  static: flag().optional().describe('Fill templates without executing them.'),
  exploration: z
    .enum(['random', 'systematic'], { error: 'must be random or systematic' })
    .optional()
    .describe('In what order the fillings of a template are tried.'),
  prune: flag()
    .optional()
    .describe(
      'Do not wait for holes behind conditions that are never true; for Java asks z3, which is installed then.',
    ),
  graph: z
    .enum(['dot', 'svg'], { error: 'must be dot or svg' })
    .optional()
    .describe('Let `cupel show` draw how types flow.'),
  statistics: flag().optional().describe('Let `cupel generate` count which features occur in how many programs.'),
  seeds: text().optional().describe('A folder of programs to start from, in place of the corpus shipped with cupel.'),
  store: text().optional().describe('The folder of the database.'),
  out: text().optional().describe('The folder that `cupel generate` writes to.'),
  seconds: seconds().optional().describe('The time limit for one program.'),
  megabytes: whole(64, 1e6).optional().describe('The memory limit of a compiler.'),
  plain: flag().optional().describe('Let `cupel check` start the plain command-line compiler for every program.'),
  format: text().optional().describe('The format of `cupel findings export`: markdown, json, sarif or junit.'),
  failOnFindings: flag().optional().describe('Exit with code 1 when a hunt has findings.'),
  json: flag().optional().describe('Print JSON in place of text.'),
});

/** What was set, by flags or in a file. */
export type Settings = z.output<typeof settingsSchema>;

/** The settings that have a value even when nobody sets them. */
export const defaults = {
  batch: 50,
  store: '.cupel',
  seconds: 10,
  megabytes: 2048,
  plain: false,
  format: 'markdown',
  failOnFindings: false,
  onlyNew: false,
  json: false,
  statistics: false,
} as const satisfies Settings;

/** Settings from flags, the configuration file and defaults, checked. */
export type Configuration = Settings & { readonly [Name in keyof typeof defaults]: NonNullable<Settings[Name]> };

function text() {
  return z.string({ error: 'must be text' }).min(1, { error: 'must not be empty' });
}

function flag() {
  return z.boolean({ error: 'must be true or false' });
}

function list(example = 'typescript@6.0.3,typescript@7.0.2') {
  const error = `must be one name or several, as ${example}`;
  const split = z.string().transform((names) => names.split(',').map((name) => name.trim()));
  return z
    .union([split, z.array(z.string().trim())], { error })
    .refine((names) => names.length > 0 && names.every(Boolean), {
      error,
    });
}

// A flag is always text.
function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  const number = z.int({ error }).min(min, { error }).max(max, { error });
  return z.union([number, z.string().regex(/^\d+$/, { error }).transform(Number).pipe(number)], { error });
}

function seconds() {
  const error = 'must be a number of seconds from 0.1 to 86400';
  const number = z.number({ error }).min(0.1, { error }).max(86_400, { error });
  return z.union(
    [
      number,
      z
        .string()
        .regex(/^\d+(\.\d+)?$/, { error })
        .transform(Number)
        .pipe(number),
    ],
    { error },
  );
}
