import { z } from 'zod';
import { librarySchema } from '../../core/outside-schema.js';
import type { ApiLibrary } from './api-library.js';
import type { ApiType, ApiTypeArgument } from './api-type.js';

/*
 * What an API must look like where it comes from outside. Names become words of programs, and all texts are shown on
 * terminals.
 */
const line = z
  .string()
  .max(1000)
  .regex(/^\P{C}*$/u, 'is not one line of text');
const name = z
  .string()
  .max(500)
  .regex(/^[\p{ID_Start}_$][\p{ID_Continue}$]*(?:\.[\p{ID_Start}_$][\p{ID_Continue}$]*)*$/u, 'is not a name');
const word = z
  .string()
  .max(200)
  .regex(/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u, 'is not a name');
const parameterName = line.regex(/\.[\p{ID_Start}_$][\p{ID_Continue}$]*$/u, 'is not the name of a type parameter');
const module = z
  .string()
  .max(300)
  .regex(/^(?:[@\p{ID_Start}_][\p{ID_Continue}$@/.:-]*)?$/u, 'is not a package or a module');
const yes = z.literal(true).exactOptional();

const type: z.ZodType<ApiType> = z.lazy(() => z.discriminatedUnion('kind', typeKinds));
const argument: z.ZodType<ApiTypeArgument> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    ...typeKinds,
    z.strictObject({ kind: z.literal('projection'), variance: z.enum(['out', 'in']), of: type }),
    z.strictObject({ kind: z.literal('star') }),
  ]),
);
const classType = z.strictObject({ kind: z.literal('class'), name, args: z.array(argument), raw: yes });
const typeKinds = [
  z.strictObject({ kind: z.enum(['top', 'bottom']) }),
  classType,
  z.strictObject({ kind: z.literal('parameter'), name: parameterName }),
  z.strictObject({ kind: z.literal('function'), parameters: z.array(type), result: type, receiver: yes }),
  z.strictObject({ kind: z.literal('array'), element: type }),
  z.strictObject({ kind: z.literal('primitive'), name: word }),
  z.strictObject({ kind: z.literal('nullable'), of: type }),
  z.strictObject({ kind: z.literal('tuple'), elements: z.array(type) }),
] as const;

const typeParameters = z.array(
  z.strictObject({
    name: parameterName,
    variance: z.enum(['invariant', 'out', 'in']),
    bounds: z.array(type),
    reified: yes,
  }),
);
const member = { id: line, access: z.enum(['public', 'protected']), deprecated: yes, annotated: yes };
const callable = {
  ...member,
  typeParameters,
  parameters: z.array(z.strictObject({ name: word.exactOptional(), type, vararg: yes, optional: yes, narrowed: yes })),
  throws: z.array(type),
};
const method = {
  ...callable,
  name: word,
  result: type,
  static: yes,
  form: z.enum(['abstract', 'open', 'final']),
  receiver: type.exactOptional(),
  inline: yes,
  notation: z.enum(['operator', 'infix']).exactOptional(),
  widened: yes,
  from: name.exactOptional(),
};
const field = {
  ...member,
  name: word,
  type,
  static: yes,
  mutable: yes,
  constant: yes,
  typeParameters: typeParameters.exactOptional(),
  receiver: type.exactOptional(),
  widened: yes,
  from: name.exactOptional(),
};

const apiClass = z.strictObject({
  name,
  package: module,
  outer: name.exactOptional(),
  form: z.enum(['class', 'abstract', 'interface', 'enum', 'record', 'annotation', 'object']),
  access: z.enum(['public', 'protected']),
  final: yes,
  sealed: yes,
  inner: yes,
  deprecated: yes,
  typeParameters,
  supertypes: z.array(classType),
  functional: z
    .strictObject({ name: word, parameters: z.array(type), result: type, throws: z.array(type) })
    .exactOptional(),
  constructors: z.array(z.strictObject(callable)),
  methods: z.array(z.strictObject(method)),
  fields: z.array(z.strictObject(field)),
});

const skipped = z.strictObject({
  what: z.enum(['class', 'constructor', 'method', 'field']),
  in: line,
  name: line,
  parameters: z.int().nonnegative().exactOptional(),
  reason: line,
  unusable: yes,
  detail: line.exactOptional(),
});

/** The API of a library as it is stored. */
export const apiSchema: z.ZodType<ApiLibrary> = z.strictObject({
  kind: z.literal('api'),
  version: z.literal(1),
  dialect: z.enum(['java', 'kotlin', 'typescript']),
  sources: z.array(z.strictObject({ text: line, version: line.exactOptional(), libraries: z.array(librarySchema) })),
  classes: z.array(apiClass),
  mentioned: z.array(apiClass),
  functions: z.array(z.strictObject({ ...method, module })),
  variables: z.array(z.strictObject({ ...field, module })),
  skipped: z.array(skipped),
  omitted: z.array(skipped),
});
