import { createRandom } from '../../core/random.js';
import type { ApiLibrary } from '../../model/library/api-library.js';
import type { ApiMethod } from '../../model/library/api-member.js';
import type { ApiType } from '../../model/library/api-type.js';
import type { LibraryUse } from '../../model/library/library-use.js';
import { classOf, parameterOf, sampleClass, sampleLibrary, sampleMethod } from '../../model/library/sample-api.js';
import { plainProfile } from '../../model/inference/sample-figures.js';
import type { BuiltIn, Profile } from '../../model/program/profile.js';
import { declareType } from '../../model/types/hierarchy.js';
import type { Type } from '../../model/types/type.js';
import type { Member } from './graph/member.js';
import { begin } from './make-program.js';
import { type Api, openApi } from './open-api.js';
import { policy } from './policy.js';
import type { Writing } from './writing.js';

/** A language with texts, numbers and truth values. */
function sampleProfile(): Profile {
  return {
    ...plainProfile(),
    covariantArrays: true,
    declare(hierarchy) {
      const { table } = hierarchy;
      const declared = (name: string, above: readonly string[] = []): Type => {
        declareType(hierarchy, { name, parameters: [], supertypes: above.map((each) => table.classType(each)) });
        return table.classType(name);
      };
      const number = declared('Number');
      const [string, integer] = [declared('String'), declared('Integer', ['Number'])];
      const [int, boolean] = [table.primitive('int'), table.primitive('boolean')];
      hierarchy.boxes.set('int', integer as never);
      const all: BuiltIn[] = [
        { type: string, literal: 'string', weight: 1 },
        { type: int, literal: 'int', weight: 1 },
        { type: boolean, literal: 'boolean', weight: 1 },
        { type: integer, weight: 1 },
        { type: number, weight: 1 },
      ];
      const functionType = () => undefined;
      return { all, string, int, boolean, unit: { type: table.primitive('void'), isValue: false }, functionType };
    },
  };
}

const sampleUse: LibraryUse = {
  dialects: ['java'],
  standard: [],
  names: new Map([['Object', undefined]]),
  universal: new Map([['equals', [[classOf('Object')]]]]),
};

/** An API made ready for the sample language. */
export function openSample(library: ApiLibrary): Api {
  const mentioned = [
    ...['String', 'Number'].map((name) => sampleClass(name)),
    sampleClass('Integer', { supertypes: [classOf('Number')] }),
  ];
  return openApi([{ ...library, mentioned }], { language: 'sample', support: sampleUse, profile: sampleProfile() });
}

/** A program that is begun with the sample language. */
export function beginSample(api: Api, seed = '1'): Writing {
  return begin(api, policy, createRandom(seed));
}

/** A member by its id. */
export function memberOf(api: Api, id: string): Member {
  const found = api.components.find((each) => each.id === id);
  if (!found) throw new Error(`no ${id} among ${api.components.map((each) => each.id).join(', ')}`);
  return found;
}

/** A static method. */
export function staticMethod(
  id: string,
  parameters: readonly ApiType[],
  result: ApiType,
  rest: Partial<ApiMethod> = {},
) {
  return sampleMethod(id, parameters, result, { static: true, ...rest });
}

/** A type parameter without a bound. */
function plainParameter(name: string): ApiMethod['typeParameters'][number] {
  return { name, variance: 'invariant', bounds: [] };
}

const string = classOf('String');

/** The API of Figure 6 of the Thalia paper: A, and B below it with B m(B x), which A declares. */
export const figure6: ApiLibrary = sampleLibrary([
  sampleClass('A', {
    constructors: [{ id: 'new A()', access: 'public', typeParameters: [], parameters: [], throws: [] }],
    methods: [sampleMethod('A.m(B)', [classOf('B')], classOf('B'))],
  }),
  sampleClass('B', {
    supertypes: [classOf('A')],
    constructors: [{ id: 'new B()', access: 'public', typeParameters: [], parameters: [], throws: [] }],
  }),
]);

const [x, y] = ['Utils.mapOf().X', 'Utils.mapOf().Y'];

/** The API of Figure 7. */
export const figure7: ApiLibrary = sampleLibrary([
  sampleClass('Map', {
    typeParameters: [plainParameter('Map.K'), plainParameter('Map.V')],
    methods: [sampleMethod('Map.keySet()', [], classOf('Set', parameterOf('Map.K')))],
  }),
  sampleClass('Set', { typeParameters: [plainParameter('Set.E')] }),
  sampleClass('Utils', {
    methods: [
      staticMethod('Utils.mapOf()', [], classOf('Map', parameterOf(x), parameterOf(y)), {
        typeParameters: [plainParameter(x), plainParameter(y)],
      }),
      staticMethod('Utils.mapOfStrs()', [], classOf('Map', string, string)),
    ],
  }),
]);
