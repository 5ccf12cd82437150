import { expect, test } from 'vitest';
import {
  declaration,
  fieldIn,
  fieldOf,
  gives,
  literal,
  make,
  method,
  parameter,
  typeParameter,
} from '../program/building.js';
import type { Expression } from '../program/expression.js';
import { typeLabel } from '../types/label.js';
import { leastUpperBound } from '../types/least-upper-bound.js';
import type { Type } from '../types/type.js';
import type { Analysis } from './analysis.js';
import { analyze } from './analyze.js';
import { findOmissions } from './omissible.js';
import { type Figure, figure, figure6, figure11a, figure11d, plainProfile, section341 } from './sample-figures.js';
import { figure11b, figure11c, figure11f } from './sample-typing-bugs.js';
import { infer, isRelevant } from './type-graph.js';

const analysisOf = ({ program, profile, hierarchy }: Figure) => analyze(program, profile, hierarchy);

// The places by the labels of their nodes, since ids are not for people.
const labels = ({ graph }: Analysis, sites: Analysis['sites']) =>
  sites.map(
    ({ kind, nodes }) => `${kind} ${nodes.map((node) => graph.nodes[node]?.label.replace(/:\d+$/, '')).join()}`,
  );

const nodeOf = ({ graph }: Analysis, pattern: RegExp) => graph.nodes.findIndex(({ label }) => pattern.test(label));

test('the graph of Figure 6 says where each type parameter is instantiated from', () => {
  const analysis = analysisOf(figure6(plainProfile()));
  const { nodes } = analysis.graph;
  const edges = (pattern: RegExp) =>
    nodes[nodeOf(analysis, pattern)]?.edges.map(({ kind, to }) => {
      const target = nodes[to];
      const name = target?.kind === 'type' ? typeLabel(target.type) : target?.label.replace(/:\d+/, '');
      return `${kind} ${name}`;
    });
  expect(edges(/^m\.ret$/)).toEqual(['declared A<String>', 'inferred B<String>']);
  // What is wanted of the result, and what the argument says.
  expect(edges(/^B\.T:\d+$/)).toEqual(['declared String', 'inferred part', 'inferred A.T']);
  expect(edges(/^A\.T:\d+$/)).toEqual(['declared String', 'inferred B.T/1']);
});

test('Figure 6: the type arguments can be left out together, the result cannot', () => {
  const analysis = analysisOf(figure6(plainProfile()));
  const ret = nodeOf(analysis, /^m\.ret$/);
  const withoutRet = infer(analysis.graph, ret, { has: (node) => node === ret });
  expect(withoutRet && typeLabel(withoutRet)).toBe('B<String>');
  const omissions = findOmissions(analysis);
  expect(labels(analysis, omissions.candidates)).toEqual(['typeArguments B.T', 'typeArguments A.T']);
  expect(labels(analysis, omissions.maximal()).sort()).toEqual(['typeArguments A.T', 'typeArguments B.T']);
});

test('Figure 6: Int may not stand for the type parameter of the argument', () => {
  const drawn = figure6(plainProfile());
  const analysis = analysisOf(drawn);
  const node = nodeOf(analysis, /^A\.T:\d+$/);
  expect(isRelevant(analysis.graph, node, drawn.builtIns.int)).toBe(false);
  expect(isRelevant(analysis.graph, node, drawn.builtIns.string)).toBe(true);
});

test('section 3.4.1: a variable of type Any that holds a text needs its type', () => {
  const analysis = analysisOf(section341(plainProfile()));
  const omissions = findOmissions(analysis);
  expect(labels(analysis, omissions.candidates)).toEqual(['result m.ret', 'local y', 'typeArguments A.T']);
  // The type arguments follow from x alone, and so y needs no type either.
  expect(labels(analysis, omissions.maximal()).sort()).toEqual(['local y', 'result m.ret', 'typeArguments A.T']);
});

test('section 3.4.1 where variables have the types of their values: one of two must be written', () => {
  const analysis = analysisOf(section341(plainProfile({ flowTyping: 'as in Kotlin' })));
  const omissions = findOmissions(analysis);
  expect(labels(analysis, omissions.candidates)).toContain('local y');
  expect(labels(analysis, omissions.candidates)).toContain('typeArguments A.T');
  const both = labels(analysis, omissions.maximal()).filter(
    (each) => each === 'local y' || each === 'typeArguments A.T',
  );
  expect(both).toHaveLength(1);
});

test('Figure 11a: the type arguments of a call and of its argument follow from the variable', () => {
  const analysis = analysisOf(figure11a(plainProfile()));
  expect(labels(analysis, findOmissions(analysis).maximal())).toEqual(
    expect.arrayContaining(['typeArguments A.foo.T', 'typeArguments C.T']),
  );
});

test('Figure 11a where an argument is typed by itself: its type arguments are written', () => {
  const analysis = analysisOf(figure11a(plainProfile({ noArgumentTargets: 'as in Groovy' })));
  expect(labels(analysis, findOmissions(analysis).candidates)).not.toContain('typeArguments C.T');
});

test('Figure 11d: the result of an overriding method is what the branches have in common', () => {
  const joining = analysisOf(figure11d(plainProfile({ joinsResults: 'as in Kotlin' })));
  expect(labels(joining, findOmissions(joining).maximal())).toContain('result foo.ret');
  const careful = analysisOf(figure11d(plainProfile()));
  expect(labels(careful, findOmissions(careful).maximal())).not.toContain('result foo.ret');
});

test('Figure 11b: a type argument that nothing else speaks of is written, and the variable needs no type', () => {
  const analysis = analysisOf(figure11b(plainProfile(), 'Number'));
  expect(labels(analysis, analysis.sites)).toContain('typeArguments B.m.X');
  expect(labels(analysis, findOmissions(analysis).maximal())).toEqual(['result m.ret', 'result test.ret', 'local y']);
});

test('Figure 11b: of a call through a projection nothing is certain, and its type arguments cannot be inferred', () => {
  const analysis = analysisOf(figure11b(plainProfile(), 'out Number'));
  expect(labels(analysis, analysis.sites)).not.toContain('typeArguments B.m.X');
  expect(labels(analysis, findOmissions(analysis).candidates)).toEqual(['result m.ret', 'result test.ret']);
});

const asInGroovy = { flowTyping: 'as in Groovy', untypedVariables: 'as in Groovy' };

test('Figure 11c: both variables need no types, although one is written later', () => {
  for (const inference of [{}, asInGroovy]) {
    const analysis = analysisOf(figure11c(plainProfile(inference), 'null'));
    expect(labels(analysis, findOmissions(analysis).maximal())).toEqual(
      expect.arrayContaining(['local x', 'local y', 'local z']),
    );
  }
});

test('Figure 11c where variables have the types of their values: what is read before the write is certain', () => {
  const flowing = analysisOf(figure11c(plainProfile({ flowTyping: 'as in Kotlin' }), 'object'));
  expect(labels(flowing, findOmissions(flowing).maximal()).sort()).toEqual(['local x', 'local y', 'typeArguments A.T']);
  // Without its type the variable could be given anything.
  const untyped = analysisOf(figure11c(plainProfile(asInGroovy), 'object'));
  expect(labels(untyped, findOmissions(untyped).maximal()).sort()).toEqual(['local y', 'typeArguments A.T']);
});

test('Figure 11f: a choice between a type parameter and one below it has no type of which compilers are certain', () => {
  const drawn = figure11f(plainProfile());
  const { hierarchy } = drawn;
  const [t, k] = ['A.T', 'A.K'].map((name) => hierarchy.table.parameter(name)) as [Type, Type];
  expect(leastUpperBound(hierarchy, t, k)).toBe(t);
  const analysis = analysisOf(drawn);
  const v = nodeOf(analysis, /^v$/);
  expect(infer(analysis.graph, v, { has: (node) => node === v })).toBeUndefined();
  expect(labels(analysis, findOmissions(analysis).maximal())).toEqual(['result test.ret', 'local foo']);
});

test('a call that captures has no type arguments to leave out, and its arguments keep theirs', () => {
  const siteKinds = (capture: boolean) => {
    const drawn = figure(plainProfile(), (table) => {
      const [text, t] = [table.classType('String'), table.parameter('open.T')];
      const box = (arg: Type) => table.classType('Box', [arg]);
      const open: Expression = {
        kind: 'call',
        id: 0,
        type: text,
        callee: { kind: 'function' },
        name: 'open',
        typeArguments: [capture ? table.projection('out', text) : text],
        arguments: [{ value: make(box(text), literal(text, 'a')) }],
      };
      return {
        classes: [
          declaration('Box', {
            typeParameters: [typeParameter('Box.T')],
            fields: [fieldOf('item', table.parameter('Box.T'))],
          }),
        ],
        functions: [
          method('open', t, {
            typeParameters: [typeParameter('open.T')],
            parameters: [parameter('box', box(t))],
            body: gives({ kind: 'constant', id: 0, type: t }),
          }),
          method('run', text, { body: gives(open) }),
        ],
      };
    });
    return analysisOf(drawn).sites.map(({ kind }) => kind);
  };
  expect(siteKinds(false)).toContain('typeArguments');
  expect(siteKinds(true)).not.toContain('typeArguments');
});

test('the result of a function within a block can be left out, unless the function calls itself or what is around it', () => {
  const maximal = (called: string | undefined) => {
    const drawn = figure(plainProfile(), (table) => {
      const text = table.classType('String');
      const call = (name: string): Expression => {
        const callee = { kind: 'function' } as const;
        return { kind: 'call', id: 0, type: text, callee, name, typeArguments: [], arguments: [] };
      };
      const inner = method('inner', text, {
        body: gives(called === undefined ? literal(text, 'a') : call(called)),
      });
      return {
        functions: [method('outer', text, { body: gives(call('inner'), { kind: 'localFunction', function: inner }) })],
      };
    });
    const analysis = analysisOf(drawn);
    return labels(analysis, findOmissions(analysis).maximal()).sort();
  };
  expect(maximal(undefined)).toEqual(['result inner.ret', 'result outer.ret']);
  expect(maximal('inner')).toEqual(['result outer.ret']);
  expect(maximal('outer')).toEqual(['result inner.ret']);
});

test('elements of an array without a type of its own do not take part in what another argument tells', () => {
  const omitted = (inference: Parameters<typeof plainProfile>[0]) => {
    const drawn = figure(plainProfile(inference), (table) => {
      const [text, t] = [table.classType('String'), table.parameter('take.T')];
      const box = table.classType('Box', [text]);
      const take: Expression = {
        kind: 'call',
        id: 0,
        type: text,
        callee: { kind: 'function' },
        name: 'take',
        typeArguments: [box],
        arguments: [
          { value: { kind: 'array', id: 0, type: table.array(box), elements: [make(box)] } },
          { value: { kind: 'constant', id: 0, type: box } },
        ],
      };
      return {
        classes: [declaration('Box', { typeParameters: [typeParameter('Box.T')] })],
        functions: [
          method('take', text, {
            typeParameters: [typeParameter('take.T')],
            parameters: [parameter('all', table.array(t)), parameter('one', t)],
            body: gives(literal(text, 'a')),
          }),
          method('run', text, { body: gives(take) }),
        ],
      };
    });
    const analysis = analysisOf(drawn);
    return labels(analysis, findOmissions(analysis).maximal());
  };
  expect(omitted({})).toContain('typeArguments Box.T');
  expect(omitted({ noOwnArrays: 'as in TypeScript' })).not.toContain('typeArguments Box.T');
});

test('a choice with a branch that never returns is of the type of the others, and no result is Nothing by itself', () => {
  const maximal = (more: Parameters<typeof plainProfile>[0], branch: 'literal' | 'object') => {
    const drawn = figure(plainProfile(more), (table) => {
      const [text, truth, box] = [table.classType('String'), table.classType('Boolean'), table.classType('Box')];
      const callee = { kind: 'function' } as const;
      const fail = { kind: 'call', id: 0, type: table.bottom, callee, name: 'fail' } as const;
      const type = branch === 'literal' ? text : box;
      const choice: Expression = {
        ...{ kind: 'conditional', id: 0, type, condition: literal(truth, true) },
        then: branch === 'literal' ? literal(text, 'a') : make(box),
        otherwise: { ...fail, typeArguments: [], arguments: [] },
      };
      const thrown = { kind: 'throw', id: 0, value: make(box) } as const;
      return {
        classes: [declaration('Box', {})],
        functions: [
          method('fail', table.bottom, { body: { statements: [thrown] } }),
          method('run', type, { body: gives(choice) }),
        ],
      };
    });
    const analysis = analysisOf(drawn);
    return labels(analysis, findOmissions(analysis).maximal());
  };
  expect(maximal({}, 'object')).toEqual(['result run.ret']);
  expect(maximal({ literalTypes: 'as in TypeScript' }, 'object')).toEqual(['result run.ret']);
  expect(maximal({ literalTypes: 'as in TypeScript' }, 'literal')).toEqual([]);
});

test('a field has the type that the class of its receiver gives it, and not what was wanted of it', () => {
  const omitted = (held: 'Root' | 'Leaf') => {
    const drawn = figure(plainProfile(), (table) => {
      const [t, root] = [table.parameter('Holder.T'), table.classType('Root')];
      const item = fieldOf('item', t);
      const field = fieldIn('Holder', make(table.classType('Small')), { name: 'item', type: root });
      return {
        classes: [
          declaration('Root', { open: true }),
          declaration('Leaf', { superclass: { type: root, arguments: [] } }),
          declaration('Holder', {
            open: true,
            typeParameters: [{ name: 'Holder.T', variance: 'out' }],
            fields: [item],
          }),
          declaration('Small', {
            superclass: {
              type: table.classType('Holder', [table.classType(held)]),
              arguments: [make(table.classType(held))],
            },
          }),
        ],
        functions: [method('run', root, { body: gives(field) })],
      };
    });
    const analysis = analysisOf(drawn);
    return labels(analysis, findOmissions(analysis).maximal());
  };
  expect(omitted('Root')).toEqual(['result run.ret']);
  expect(omitted('Leaf')).toEqual([]);
});
