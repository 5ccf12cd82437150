import { expect, it } from 'vitest';
import { UserError } from '../../../../core/errors.js';
import type { ApiClass } from '../../../../model/library/api-class.js';
import type { ApiLibrary } from '../../../../model/library/api-library.js';
import { readApi } from '../../../../model/library/read-api.js';
import { flag } from '../class-file/class-file.js';
import { type ClassFixture, classFileOf } from '../class-file/class-file-fixture.js';
import type { ClassContainer } from './class-container.js';
import { classFinder } from './class-finder.js';
import { collectApi } from './collect-api.js';

const {
  public: pub,
  protected: prot,
  static: stat,
  abstract,
  interface: iface,
  final,
  varargs,
  synthetic,
  bridge,
} = flag;
const object: ClassFixture = { name: 'java/lang/Object' };

function container(files: readonly (ClassFixture | readonly [name: string, data: Uint8Array])[]): ClassContainer {
  const byName = new Map<string, Uint8Array>();
  for (const file of files) {
    if ('name' in file) byName.set(file.name, classFileOf(file));
    else byName.set(file[0], file[1]);
  }
  return {
    names: byName.keys(),
    read: (name) => byName.get(name),
    files: () => [],
    exports: () => true,
    close: () => undefined,
  };
}

/** The API of classes; what they need beside `java.lang.Object` is part of them or not there. */
function apiOf(...files: Parameters<typeof container>[0]): ApiLibrary {
  const wanted = container(files);
  const finder = classFinder([wanted, container([object])], 61);
  const api = collectApi({ finder, names: wanted.names, sources: [] });
  // What was read can be written and read again, and holds together.
  expect(readApi(JSON.stringify(api), 'api.json')).toEqual(api);
  return api;
}

function classIn({ classes }: ApiLibrary, name: string): ApiClass {
  const found = classes.find((each) => each.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

it('a class has what its file says of it', () => {
  const api = apiOf({
    name: 'a/List',
    flags: pub | iface | abstract,
    signature: '<E:Ljava/lang/Object;>Ljava/lang/Object;',
    deprecated: true,
    methods: [
      {
        name: 'of',
        descriptor: '([Ljava/lang/Object;)La/List;',
        signature: '<T:La/List<-TT;>;>([TT;)La/List<TT;>;',
        flags: pub | stat | varargs | abstract,
        parameters: ['all'],
      },
      {
        name: 'get',
        descriptor: '(I)Ljava/lang/Object;',
        signature: '(I)TE;',
        flags: pub | abstract,
        deprecated: true,
      },
      { name: 'raw', descriptor: '(La/List;)V' },
      { name: 'hidden', descriptor: '()V', flags: 0 },
      { name: 'made', descriptor: '()V', flags: pub | synthetic },
      { name: 'any', descriptor: '()La/List;', signature: '()La/List<+Ljava/lang/Object;>;', flags: prot | final },
    ],
    fields: [{ name: 'EMPTY', descriptor: '[La/List;', signature: '[La/List<*>;', flags: pub | stat | final }],
  });
  const list = classIn(api, 'a.List');
  const t = { kind: 'parameter', name: 'a.List.of(java.lang.Object[]).T' };
  const any = { kind: 'class', name: 'a.List', args: [{ kind: 'star' }] };
  expect(list).toMatchObject({ form: 'interface', package: 'a', deprecated: true, supertypes: [] });
  expect(list.typeParameters).toEqual([{ name: 'a.List.E', variance: 'invariant', bounds: [] }]);
  expect(list.functional).toEqual({
    name: 'get',
    parameters: [{ kind: 'primitive', name: 'int' }],
    result: { kind: 'parameter', name: 'a.List.E' },
    throws: [],
  });
  expect(list.methods.map(({ name }) => name)).toEqual(['of', 'get', 'raw', 'any']);
  const [of, get, raw, last] = list.methods;
  expect(of).toMatchObject({
    static: true,
    typeParameters: [{ name: t.name, bounds: [{ ...any, args: [{ kind: 'projection', variance: 'in', of: t }] }] }],
    parameters: [{ name: 'all', type: t, vararg: true }],
    result: { ...any, args: [t] },
  });
  expect(get).toMatchObject({ form: 'abstract', deprecated: true });
  expect(raw?.parameters).toEqual([{ type: { ...any, raw: true } }]);
  expect(last).toMatchObject({ access: 'protected', form: 'final', result: any });
  expect(list.fields).toEqual([
    { id: 'a.List.EMPTY', access: 'public', name: 'EMPTY', type: { kind: 'array', element: any }, static: true },
  ]);
  expect(api.skipped).toEqual([]);
});

// Figure 1 of the Thalia paper: public methods of a class that cannot be named.
it('a class has the public members of superclasses that programs cannot name, in its own terms', () => {
  const api = apiOf(
    { name: 'c/Multiset', flags: pub | iface | abstract, signature: '<E:Ljava/lang/Object;>Ljava/lang/Object;' },
    {
      name: 'c/AbstractMultiset',
      flags: abstract,
      signature: '<X:Ljava/lang/Object;>Ljava/lang/Object;Lc/Multiset<TX;>;',
      methods: [
        { name: 'retainAll', descriptor: '(Lc/Multiset;)Z', signature: '(Lc/Multiset<+TX;>;)Z' },
        { name: 'to', descriptor: '(Ljava/lang/Object;)V', signature: '<R:TX;>(TR;)V' },
        { name: 'size', descriptor: '()Ljava/lang/Object;' },
        { name: 'own', descriptor: '()V', flags: 0 },
      ],
      fields: [{ name: 'first', descriptor: 'Ljava/lang/Object;', signature: 'TX;' }],
    },
    {
      name: 'c/LinkedMultiset',
      superclass: 'c/AbstractMultiset',
      signature: '<E:Ljava/lang/Object;>Lc/AbstractMultiset<Lc/Multiset<TE;>;>;',
      methods: [
        { name: 'size', descriptor: '()I' },
        { name: 'size', descriptor: '()Ljava/lang/Object;', flags: pub | synthetic | bridge },
      ],
    },
  );
  expect(api.classes.map(({ name }) => name)).toEqual(['c.LinkedMultiset', 'c.Multiset']);
  const linked = classIn(api, 'c.LinkedMultiset');
  const element = { kind: 'class', name: 'c.Multiset', args: [{ kind: 'parameter', name: 'c.LinkedMultiset.E' }] };
  expect(linked.supertypes).toEqual([{ ...element, args: [element] }]);
  const id = 'c.LinkedMultiset.to(java.lang.Object)';
  expect(linked.methods).toMatchObject([
    { name: 'size', result: { kind: 'primitive', name: 'int' } },
    {
      name: 'retainAll',
      from: 'c.AbstractMultiset',
      parameters: [{ type: { ...element, args: [{ kind: 'projection', variance: 'out', of: element }] } }],
    },
    {
      id,
      typeParameters: [{ name: `${id}.R`, bounds: [element] }],
      parameters: [{ type: { kind: 'parameter', name: `${id}.R` } }],
    },
  ]);
  expect(linked.fields).toMatchObject([{ id: 'c.LinkedMultiset.first', type: element, from: 'c.AbstractMultiset' }]);
});

// Figure 2 of the Thalia paper.
it('overloads on primitive arrays and varargs are all there', () => {
  const types = ['Z', 'B', 'S', 'I', 'J', 'F', 'D', 'C'];
  const api = apiOf({
    name: 'ArrayUtils',
    methods: [
      ...types.map((type) => ({ name: 'removeAll', descriptor: `([${type}[I)[${type}`, flags: pub | stat | varargs })),
      {
        name: 'removeAll',
        descriptor: '([Ljava/lang/Object;[I)[Ljava/lang/Object;',
        signature: '<T:Ljava/lang/Object;>([TT;[I)[TT;',
        flags: pub | stat | varargs,
      },
    ],
  });
  const { methods } = classIn(api, 'ArrayUtils');
  expect(methods).toHaveLength(9);
  for (const { parameters } of methods)
    expect(parameters).toMatchObject([{ type: { kind: 'array' } }, { type: { name: 'int' }, vararg: true }]);
  expect(new Set(methods.map(({ id }) => id)).size).toBe(9);
});

it('an interface is functional by what it inherits and overrides', () => {
  const generic = '<T:Ljava/lang/Object;>Ljava/lang/Object;';
  const api = apiOf(
    {
      name: 'F',
      flags: pub | iface | abstract,
      signature: generic,
      methods: [
        {
          name: 'f',
          descriptor: '(Ljava/lang/Object;)Ljava/lang/Object;',
          signature: '(TT;)TT;',
          flags: pub | abstract,
          exceptions: ['E'],
        },
        { name: 'equals', descriptor: '(Ljava/lang/Object;)Z', flags: pub | abstract },
      ],
    },
    { name: 'E' },
    { name: 'Sub', flags: pub | iface | abstract, interfaces: ['F'], signature: 'Ljava/lang/Object;LF<LE;>;' },
    {
      name: 'Done',
      flags: pub | iface | abstract,
      interfaces: ['F'],
      signature: 'Ljava/lang/Object;LF<LE;>;',
      methods: [{ name: 'f', descriptor: '(LE;)LE;' }],
    },
    {
      name: 'Two',
      flags: pub | iface | abstract,
      interfaces: ['F'],
      signature: 'Ljava/lang/Object;LF<LE;>;',
      methods: [{ name: 'g', descriptor: '()V', flags: pub | abstract }],
    },
    {
      name: 'Generic',
      flags: pub | iface | abstract,
      methods: [
        {
          name: 'g',
          descriptor: '()Ljava/lang/Object;',
          signature: '<X:Ljava/lang/Object;>()TX;',
          flags: pub | abstract,
        },
      ],
    },
  );
  const e = { kind: 'class', name: 'E', args: [] };
  expect(classIn(api, 'Sub').functional).toEqual({ name: 'f', parameters: [e], result: e, throws: [e] });
  expect(classIn(api, 'F').functional?.name).toBe('f');
  for (const name of ['Done', 'Two', 'Generic']) expect(classIn(api, name).functional, name).toBeUndefined();
});

it('what cannot be read is left out by reason, and the rest is there', () => {
  const api = apiOf(
    {
      name: 'Good',
      methods: [
        { name: 'f', descriptor: '(LNewer;)V' },
        { name: 'g', descriptor: '(LGone;)V' },
        { name: 'h', descriptor: '(LBelow;)LGood;' },
        { name: 'i', descriptor: '()LGood;' },
        { name: 'in', descriptor: '()V', signature: '()TX;' },
        { name: 'int', descriptor: '()V' },
      ],
    },
    { name: 'Below', superclass: 'Gone', methods: [{ name: 'f', descriptor: '()V' }] },
    { name: 'Newer', major: 62 },
    ['Broken', classFileOf({ name: 'Broken' }).subarray(0, 30)],
    ['Misnamed', classFileOf({ name: 'Other' })],
    {
      name: 'Two',
      methods: [
        { name: 'f', descriptor: '()I' },
        { name: 'f', descriptor: '()J' },
      ],
    },
  );
  expect(api.classes.map(({ name }) => name)).toEqual(['Good', 'Two']);
  expect(classIn(api, 'Good').methods.map(({ name }) => name)).toEqual(['i']);
  const gone = { reason: 'a class that is not in the library', detail: 'Gone' };
  const twice = {
    what: 'method',
    in: 'Two',
    name: 'f',
    parameters: 0,
    reason: 'methods that differ only in their results',
  };
  expect(api.skipped).toEqual(
    expect.arrayContaining([
      {
        what: 'class',
        in: '',
        name: 'Broken',
        reason: 'a class file that is damaged',
        detail: 'Broken: it ends too early',
      },
      { what: 'class', in: '', name: 'Misnamed', reason: 'a class file that is damaged' },
      { what: 'class', in: '', name: 'Newer', reason: 'a class file of Java 18, which the JDK does not know' },
      { what: 'class', in: '', name: 'Below', ...gone },
      { what: 'method', in: 'Below', name: 'f', parameters: 0, ...gone },
      { what: 'method', in: 'Good', name: 'g', parameters: 1, ...gone },
      {
        what: 'method',
        in: 'Good',
        name: 'f',
        parameters: 1,
        reason: 'a class file of Java 18, which the JDK does not know',
        detail: 'Newer',
      },
      { what: 'method', in: 'Good', name: 'h', parameters: 1, reason: 'a class that is left out', detail: 'Below' },
      {
        what: 'method',
        in: 'Good',
        name: 'in',
        parameters: 0,
        reason: 'a type variable that is not declared',
        detail: 'X',
      },
      {
        what: 'method',
        in: 'Good',
        name: 'int',
        parameters: 0,
        reason: 'a name that programs cannot write',
        detail: 'int',
      },
      twice,
      twice,
    ]),
  );
  expect(api.skipped).toHaveLength(12);
});

it('classes that go in a circle end, and are refused when they are read', () => {
  const wanted = container([
    { name: 'A', superclass: 'B' },
    { name: 'B', superclass: 'A' },
    { name: 'I', flags: pub | iface | abstract, interfaces: ['J'] },
    { name: 'J', flags: pub | iface | abstract, interfaces: ['I'] },
    { name: 'N$N', nesting: { N$N: ['N$N', 'N', pub] } },
  ]);
  const api = collectApi({ finder: classFinder([wanted], 61), names: wanted.names, sources: [] });
  expect(() => readApi(JSON.stringify(api), 'api.json')).toThrow(UserError);
});

it('of an inner class its constructor takes no outer object, and the type parameters around cannot be shown', () => {
  const inner = (outer: string) => ({
    name: `${outer}$In`,
    nesting: { [`${outer}$In`]: [outer, 'In', pub] as const },
    methods: [{ name: '<init>', descriptor: `(L${outer};I)V` }],
  });
  const api = apiOf(
    { name: 'Plain' },
    inner('Plain'),
    { name: 'G', signature: '<T:Ljava/lang/Object;>Ljava/lang/Object;' },
    inner('G'),
  );
  expect(classIn(api, 'Plain.In')).toMatchObject({
    outer: 'Plain',
    inner: true,
    constructors: [{ id: 'new Plain.In(Plain,int)', parameters: [{ type: { name: 'int' } }] }],
  });
  expect(api.skipped).toMatchObject([
    { what: 'class', in: 'G', name: 'In', reason: 'an inner class of a generic class' },
    { what: 'constructor' },
  ]);
});
