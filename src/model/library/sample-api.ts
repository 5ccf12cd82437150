import type { ApiClass } from './api-class.js';
import type { ApiLibrary } from './api-library.js';
import type { ApiMethod } from './api-member.js';
import type { ApiClassType, ApiType, ApiTypeArgument } from './api-type.js';

/** A class type. */
export function classOf(name: string, ...args: readonly ApiTypeArgument[]): ApiClassType {
  return { kind: 'class', name, args };
}

/** A type parameter that something declares. */
export function parameterOf(name: string): ApiType {
  return { kind: 'parameter', name };
}

/** A class without members, of which tests say what is of interest. */
export function sampleClass(name: string, rest: Partial<ApiClass> = {}): ApiClass {
  return {
    name,
    package: name.slice(0, Math.max(0, name.lastIndexOf('.'))),
    form: 'class',
    access: 'public',
    typeParameters: [],
    supertypes: [],
    constructors: [],
    methods: [],
    fields: [],
    ...rest,
  };
}

/** A method that takes types and gives one. */
export function sampleMethod(
  id: string,
  parameters: readonly ApiType[],
  result: ApiType,
  rest: Partial<ApiMethod> = {},
): ApiMethod {
  const name = id.slice(0, id.indexOf('('));
  return {
    id,
    name: name.slice(name.lastIndexOf('.') + 1),
    access: 'public',
    typeParameters: [],
    parameters: parameters.map((type) => ({ type })),
    result,
    throws: [],
    form: 'open',
    ...rest,
  };
}

/** An API with nothing but classes. */
export function sampleLibrary(classes: readonly ApiClass[], rest: Partial<ApiLibrary> = {}): ApiLibrary {
  return {
    kind: 'api',
    version: 1,
    dialect: 'java',
    sources: [{ text: 'sample.jar', libraries: [{ kind: 'jar', path: '/tmp/sample.jar' }] }],
    classes,
    mentioned: [],
    functions: [],
    variables: [],
    skipped: [],
    omitted: [],
    ...rest,
  };
}

const int: ApiType = { kind: 'primitive', name: 'int' };
const boolean: ApiType = { kind: 'primitive', name: 'boolean' };
const k = parameterOf('List.K');
const v = parameterOf('Set.V');
const x = 'Utils.createList().X';

/** The API of Figure 5 of the Thalia paper. */
export const figure5: ApiLibrary = sampleLibrary([
  sampleClass('List', {
    typeParameters: [{ name: 'List.K', variance: 'invariant', bounds: [] }],
    constructors: [{ ...constructor('new List(int)'), parameters: [{ type: int }] }],
    methods: [sampleMethod('List.add(T)', [k], boolean), sampleMethod('List.toSet()', [], classOf('Set', k))],
  }),
  sampleClass('Set', {
    typeParameters: [{ name: 'Set.V', variance: 'invariant', bounds: [] }],
    constructors: [{ ...constructor('new Set(int)'), parameters: [{ type: int }] }],
    methods: [sampleMethod('Set.toList()', [], classOf('List', v)), sampleMethod('Set.add(T)', [v], boolean)],
  }),
  sampleClass('Utils', {
    methods: [
      sampleMethod('Utils.createList()', [], classOf('List', parameterOf(x)), {
        static: true,
        typeParameters: [{ name: x, variance: 'invariant', bounds: [] }],
      }),
    ],
  }),
]);

function constructor(id: string): ApiClass['constructors'][number] {
  return { id, access: 'public', typeParameters: [], parameters: [], throws: [] };
}
