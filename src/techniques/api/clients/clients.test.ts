import { expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import type { ApiMethod } from '../../../model/library/api-member.js';
import { classOf, parameterOf, sampleClass, sampleLibrary, sampleMethod } from '../../../model/library/sample-api.js';
import { type LibraryFeature, libraryFeaturesOf } from '../../../model/program/library-feature.js';
import { typeLabel } from '../../../model/types/label.js';
import { makeProgram } from '../make-program.js';
import { policyWith } from '../policy.js';
import { memberOf, openSample, staticMethod } from '../sample-api.js';
import { readFactors } from './focus.js';

const string = classOf('String');
const [order, list] = [parameterOf('Order.E'), parameterOf('List.E')];
const abstract: Partial<ApiMethod> = { form: 'abstract' };
const plainParameter = (name: string) => ({ name, variance: 'invariant' as const, bounds: [] });
const constructorOf = (id: string) => ({
  id,
  access: 'public' as const,
  typeParameters: [],
  parameters: [],
  throws: [],
});

const library = sampleLibrary([
  sampleClass('Order', {
    form: 'interface',
    typeParameters: [plainParameter('Order.E')],
    functional: { name: 'rank', parameters: [order], result: string, throws: [] },
    methods: [
      sampleMethod('Order.rank(Object)', [order], string, abstract),
      sampleMethod('Order.equals(Object)', [classOf('Object')], { kind: 'primitive', name: 'boolean' }, abstract),
    ],
  }),
  sampleClass('List', {
    typeParameters: [plainParameter('List.E')],
    constructors: [constructorOf('new List()')],
    methods: [
      sampleMethod('List.add(Object)', [list], classOf('List', list)),
      sampleMethod('List.sort(Order)', [classOf('Order', list)], classOf('List', list)),
      sampleMethod('List.seal()', [], string, { form: 'final' }),
    ],
  }),
  sampleClass('House', { methods: [staticMethod('House.builder()', [], classOf('House.Builder'))] }),
  sampleClass('House.Builder', {
    outer: 'House',
    final: true,
    methods: [
      sampleMethod('House.Builder.windows(String)', [string], classOf('House.Builder')),
      sampleMethod('House.Builder.build()', [], classOf('House')),
    ],
  }),
]);

const all: readonly LibraryFeature[] = [
  'libraryChains',
  'libraryBuilders',
  'librarySubclasses',
  'libraryImplementations',
  'bridgeMethods',
  'libraryLambdas',
];

function programsWith(feature: LibraryFeature, id: string) {
  const api = openSample(library);
  const only = all.map((each) => `${each}=${each === feature ? 100 : 0}`);
  return Array.from({ length: 40 }, (_, i) =>
    makeProgram(
      api,
      policyWith(readFactors(only)),
      { component: memberOf(api, id), mode: 'welltyped' },
      createRandom(`${i}`),
    ),
  ).flatMap((made) => made?.program ?? []);
}

test.each([
  ['libraryChains', 'List.add(Object)'],
  ['libraryBuilders', 'House.Builder.windows(String)'],
  ['librarySubclasses', 'List.add(Object)'],
  ['libraryImplementations', 'List.sort(Order)'],
  ['bridgeMethods', 'List.sort(Order)'],
  ['libraryLambdas', 'List.sort(Order)'],
] as const)('programs with %s are made, and none where it is switched off', (feature, id) => {
  const wanted = programsWith(feature, id);
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((each) => libraryFeaturesOf(each).has(feature)).length).toBeGreaterThan(8);
  const other = feature === 'libraryLambdas' ? 'libraryBuilders' : 'libraryLambdas';
  const declared = programsWith(other, id).filter(({ classes }) => classes.length > 0);
  expect(declared).toEqual([]);
});

test('a class that implements an interface declares what is abstract there, and nothing that every object has', () => {
  const classes = programsWith('libraryImplementations', 'List.sort(Order)').flatMap((each) => each.classes);
  expect(classes.length).toBeGreaterThan(5);
  for (const { methods, interfaces } of classes) {
    expect(methods.map(({ name }) => name)).toEqual(['rank']);
    const [taken] = methods[0]?.parameters ?? [];
    const [argument] = interfaces[0]?.args ?? [];
    expect(taken && typeLabel(taken.type)).toBe(argument && typeLabel(argument));
  }
  const generic = classes.filter(({ typeParameters }) => typeParameters.length > 0);
  expect(generic.length).toBeGreaterThan(0);
  expect(generic.length).toBeLessThan(classes.length);
});

test('a subclass overrides no method that is final, and nothing is below a class that is final', () => {
  const classes = programsWith('librarySubclasses', 'List.add(Object)').flatMap((each) => each.classes);
  const names = new Set(classes.flatMap(({ methods }) => methods.map(({ name }) => name)));
  expect([...names].sort()).toEqual(['add', 'sort']);
  const api = openSample(library);
  const builder = api.owners.get('House.Builder');
  expect(builder && api.extensible(builder)).toBeUndefined();
});

test('what no class can know is not extended', () => {
  const skipped = [{ what: 'method', in: 'Order', name: 'secret', parameters: 0, reason: 'strange' } as const];
  const api = openSample({ ...library, skipped });
  const [hidden, known] = [api.owners.get('Order'), api.owners.get('List')];
  expect(hidden && api.extensible(hidden)).toBeUndefined();
  expect(known && api.extensible(known)?.open.map(({ id }) => id)).toEqual(['List.add(Object)', 'List.sort(Order)']);
});

test('factors are named after features', () => {
  expect(readFactors(['libraryChains=2.5'])).toEqual({ libraryChains: 2.5 });
  expect(() => readFactors(['libraryChain=0'])).toThrow("programs of api have no 'libraryChain'; did you mean");
  expect(() => readFactors(['libraryChains'])).toThrow('libraryChains needs a factor, as libraryChains=0 or');
});
