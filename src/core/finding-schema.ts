import { z } from 'zod';
import { expectationSchema, positionSchema } from './expectation-schema.js';
import type { Finding } from './finding.js';
import type { FindingOfFormat1 } from './finding-format-1.js';
import type { Signature } from './signature.js';
import type { Model } from './test-program.js';
import { evidenceGrades } from './verdict.js';

const text = z.string();
const count = z.int().nonnegative();

const files = z.array(z.strictObject({ path: text, text }));

const limits = z.array(z.strictObject({ line: text, limit: text }));

const driver = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('attached'),
    at: z.strictObject({ file: text, offset: count }),
    parts: z.array(z.union([text, z.strictObject({ shared: text })])),
    limits,
    data: z.unknown(),
  }),
  z.strictObject({ kind: z.literal('absorbed'), whole: z.literal(true).exactOptional(), limits }),
]);

const library = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('jar'), path: text }),
  z.strictObject({ kind: z.literal('maven'), group: text, artifact: text, version: text }),
  z.strictObject({ kind: z.literal('npm'), name: text, version: text }),
]);

const compilable = {
  files,
  driver: driver.exactOptional(),
  libraries: z.array(library).exactOptional(),
};

// One without a kind is that of a finding of cupel 0.1.0, and is read as what it was (`programModel`).
const model = z.custom<Model>((value) => typeof value === 'object' && value !== null, 'a model is an object');

const versions = z.record(text, text);

const rule = z.strictObject({
  id: text,
  summary: text,
  cites: z.strictObject({ document: text, section: text, link: text.exactOptional() }),
  since: versions.exactOptional(),
  until: versions.exactOptional(),
});

const program = z.strictObject({
  id: text,
  language: text,
  ...compilable,
  parent: z.strictObject(compilable).exactOptional(),
  expectation: expectationSchema,
  trace: z.array(text),
  model: model.exactOptional(),
  material: text.exactOptional(),
  rules: z.array(rule).exactOptional(),
  origin: z.strictObject({
    technique: text,
    seed: text,
    index: count,
    parent: text.exactOptional(),
    avoided: z.array(text).exactOptional(),
  }),
});

const diagnostic = z.strictObject({
  at: positionSchema.exactOptional(),
  code: text,
  message: text,
  syntax: z.literal(true).exactOptional(),
});

const cost = z.strictObject({ cpuMillis: z.number().nonnegative(), usualMillis: z.number().nonnegative() });

const outcome = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('accepted'),
    run: z
      .strictObject({
        exitCode: z.int(),
        stdout: text,
        checksum: text,
        error: text.exactOptional(),
        portable: z.strictObject({ platform: text, checksum: text }).exactOptional(),
      })
      .exactOptional(),
    fault: text.exactOptional(),
    cost: cost.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('rejected'), diagnostics: z.array(diagnostic), cost: cost.exactOptional() }),
  z.strictObject({ kind: z.literal('crashed'), stack: text }),
  z.strictObject({ kind: z.literal('timedOut'), running: z.literal(true).exactOptional() }),
  z.strictObject({ kind: z.literal('outOfMemory') }),
  z.strictObject({ kind: z.literal('toolFailed'), message: text, lasting: z.literal(true).exactOptional() }),
]);

const observation = z.strictObject({
  target: text,
  reference: z.boolean(),
  outcome,
  parent: outcome.exactOptional(),
  millis: z.number().nonnegative().exactOptional(),
  cpuMillis: z.number().nonnegative().exactOptional(),
  shared: count.exactOptional(),
  artifacts: z.array(z.strictObject({ path: text, base64: text })).exactOptional(),
  coverage: z.strictObject({ functions: z.array(text) }).exactOptional(),
});

const reduction = z.strictObject({
  from: program,
  tokens: z.strictObject({ before: count, after: count }),
  queries: count,
  seconds: z.number(),
  complete: z.boolean(),
});

const dating = z.strictObject({
  versions: z.array(z.strictObject({ version: text, shows: z.boolean(), outcome, parent: outcome.exactOptional() })),
  lastGood: text.exactOptional(),
  firstBad: text,
  fixedIn: text.exactOptional(),
});

const common = {
  id: text,
  language: text,
  target: text,
  evidence: z.enum(evidenceGrades),
  program,
  observations: z.array(observation),
  toolchains: z.array(z.strictObject({ id: text, checksum: text, says: text.exactOptional() })),
  commands: z.array(text),
  cupelVersion: text,
  foundAt: text,
  reduction: reduction.exactOptional(),
  dating: dating.exactOptional(),
  builds: dating.exactOptional(),
  variant: files.exactOptional(),
  duplicateOf: text.exactOptional(),
  promotedTo: text.exactOptional(),
  flaky: z.strictObject({ shown: count, runs: count }).exactOptional(),
  seenOnce: z.literal(true).exactOptional(),
  unsteady: z.literal(true).exactOptional(),
  imported: z.literal(true).exactOptional(),
  knownBug: text.exactOptional(),
  alsoIn: z.array(text).exactOptional(),
  notIn: z.array(text).exactOptional(),
  metIn: z.array(text).exactOptional(),
} as const;

const symptom = z.enum([
  ...([
    'crash',
    'hang',
    'outOfMemory',
    'wrongReject',
    'wrongAccept',
    'wrongDiagnostic',
    'miscompile',
    'inconsistent',
    'slow',
  ] as const),
]);

const error = z.strictObject({ code: text, construct: text });

const signature: z.ZodType<Signature> = z.strictObject({
  symptom,
  error: error.exactOptional(),
  deviation: z.enum(['missing', 'extra', 'exchanged', 'misplaced', 'vague']).exactOptional(),
  instead: error.exactOptional(),
  fault: z.strictObject({ kind: text, construct: text.exactOptional() }).exactOptional(),
  crash: z
    .strictObject({
      kind: text,
      check: text.exactOptional(),
      frames: z.array(text),
      cycle: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  differs: z.enum(['output', 'exit code', 'decision', 'errors', 'files']).exactOptional(),
  place: text.exactOptional(),
  ends: text.exactOptional(),
  from: z.literal('parent').exactOptional(),
  legacy: text.exactOptional(),
});

/** What a finding must look like when it comes from a file. */
export const findingSchema: z.ZodType<Finding> = z.strictObject({ ...common, signature });

/** What a finding of cupel 0.1.0 must look like. */
export const format1Schema: z.ZodType<FindingOfFormat1> = z.strictObject({ ...common, symptom, signature: text });
