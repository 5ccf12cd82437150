import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { createTypeTable } from '../types/type-table.js';
import type { ApiLibrary } from './api-library.js';
import type { ApiType } from './api-type.js';
import { modelParameter, modelType } from './model-type.js';
import { readApi } from './read-api.js';
import { classOf, figure5, parameterOf, sampleClass, sampleLibrary, sampleMethod } from './sample-api.js';

const text: ApiType = classOf('java.lang.String');

/** One of everything that an API can hold. */
const whole: ApiLibrary = sampleLibrary(
  [
    sampleClass('a.Box', {
      form: 'interface',
      sealed: true,
      deprecated: true,
      typeParameters: [
        { name: 'a.Box.T', variance: 'out', bounds: [classOf('java.lang.String'), classOf('a.Box', { kind: 'star' })] },
      ],
      supertypes: [{ ...classOf('java.util.List', { kind: 'star' }), raw: true }],
      functional: { name: 'get', parameters: [parameterOf('a.Box.T')], result: { kind: 'top' }, throws: [text] },
      constructors: [
        {
          id: 'a.Box(java.lang.String[])',
          access: 'protected',
          typeParameters: [],
          parameters: [{ name: 'texts', type: text, vararg: true }],
          throws: [],
        },
      ],
      methods: [
        sampleMethod('a.Box.to(kotlin.Function)', [{ kind: 'nullable', of: text }], parameterOf('a.Box.to.R'), {
          typeParameters: [{ name: 'a.Box.to.R', variance: 'invariant', bounds: [], reified: true }],
          receiver: {
            kind: 'function',
            parameters: [{ kind: 'array', element: text }],
            result: { kind: 'tuple', elements: [{ kind: 'primitive', name: 'int' }, { kind: 'bottom' }] },
            receiver: true,
          },
          inline: true,
          notation: 'infix',
          from: 'a.Hidden',
          static: true,
        }),
      ],
      fields: [{ id: 'a.Box.one', name: 'one', access: 'public', type: text, static: true, mutable: true }],
    }),
    sampleClass('a.Box.In', { outer: 'a.Box', inner: true, final: true, package: 'a' }),
  ],
  {
    mentioned: [
      sampleClass('java.lang.String'),
      sampleClass('java.util.List', {
        typeParameters: [{ name: 'java.util.List.E', variance: 'invariant', bounds: [] }],
      }),
    ],
    functions: [{ ...sampleMethod('a.f(java.lang.String)', [text], text), module: 'a' }],
    variables: [{ id: 'm.v', name: 'v', access: 'public', type: text, module: '@scope/m/lib' }],
    skipped: [{ what: 'method', in: 'a.Box', name: 'odd', parameters: 2, reason: 'a union type' }],
    omitted: [{ what: 'class', in: 'a', name: 'B', reason: 'a class that is not in the library', detail: 'b.C' }],
  },
);

test('an API is the same after it was written and read', () => {
  for (const api of [whole, figure5]) expect(readApi(JSON.stringify(api), 'api.json')).toEqual(api);
});

/** What is said of an API of which one text was replaced by another. */
function saidOf(api: ApiLibrary, from: string, to: string): string {
  const broken = JSON.stringify(api).replace(from, to);
  expect(broken).not.toBe(JSON.stringify(api));
  try {
    readApi(broken, 'api.json');
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    const { message } = error as UserError;
    expect(message).not.toContain('\n');
    return message;
  }
  return 'nothing';
}

test.each([
  ['"name":"Utils"', '"name":"Util s"', 'classes.2.name: is not a name'],
  ['"name":"createList"', '"name":"x;y"', 'classes.2.methods.0.name: is not a name'],
  ['"name":"Utils"', '"name":"List"', 'the class List twice'],
  ['"id":"Set.add(T)"', '"id":"List.add(T)"', 'the member List.add(T) twice'],
  ['"kind":"class","name":"Set"', '"kind":"class","name":"Bag"', 'speaks of Bag, which is not there'],
  ['"args":[{"kind":"parameter","name":"List.K"}]', '"args":[]', 'gives 0 type arguments to Set, which takes 1'],
  [
    '{"type":{"kind":"parameter","name":"Set.V"}}',
    '{"type":{"kind":"parameter","name":"List.K"}}',
    'not declared there',
  ],
  ['"bounds":[]', '"bounds":[{"kind":"parameter","name":"List.K"}]', 'List.K is above itself'],
  ['"supertypes":[]', '"supertypes":[{"kind":"class","name":"Utils","args":[]}],"ru":1', 'Unrecognized key'],
  ['"version":1', '"version":2', 'has version 2 of the form of APIs, of which this cupel reads 1'],
  ['"kind":"api"', '"kind":"program"', 'kind: Invalid input'],
  ['"kind":"api"', '"kind":"api" ', 'nothing'],
  ['{', '', 'is not JSON'],
  ['"path":"/tmp/sample.jar"', '"path":"--evil"', 'is not a path of a jar'],
])('an API with %s replaced by %s is refused', (from, to, said) => {
  expect(saidOf(figure5, from, to)).toContain(said);
});

test('classes above each other are refused', () => {
  const api = sampleLibrary([
    sampleClass('A', { supertypes: [classOf('B')] }),
    sampleClass('B', { supertypes: [classOf('C')] }),
    sampleClass('C'),
  ]);
  expect(readApi(JSON.stringify(api), 'api.json')).toEqual(api);
  const supertypes = '"name":"C","package":"","form":"class","access":"public","typeParameters":[],"supertypes":[';
  expect(saidOf(api, supertypes, `${supertypes}${JSON.stringify(classOf('A'))}`)).toContain('is above itself');
});

test('what is nested too deeply is refused, however deep it is', () => {
  const deep = `${'{"kind":"array","element":'.repeat(50_000)}{"kind":"top"}${'}'.repeat(50_000)}`;
  expect(saidOf(figure5, '{"kind":"primitive","name":"int"}', deep)).toBe('api.json is nested too deeply for an API');
});

test('types of an API become types of the model', () => {
  const table = createTypeTable();
  const list = classOf('java.util.List', { kind: 'projection', variance: 'in', of: text });
  const type = modelType({ kind: 'nullable', of: { kind: 'array', element: list } }, table, (name) =>
    name === 'java.lang.String' ? 'String' : name,
  );
  const expected = table.classType('java.util.List', [table.projection('in', table.classType('String'))]);
  expect(type).toBe(table.nullable(table.array(expected)));
  const box = modelParameter(
    { name: 'a.Box.T', variance: 'out', bounds: [text, classOf('a.Box', { kind: 'star' })] },
    table,
  );
  const bound = table.intersection([table.classType('java.lang.String'), table.classType('a.Box', [table.star])]);
  expect(box).toEqual({ name: 'a.Box.T', variance: 'out', bound });
  expect(modelParameter({ name: 'T.T', variance: 'in', bounds: [] }, table)).toEqual({ name: 'T.T', variance: 'in' });
});
