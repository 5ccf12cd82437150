/** Programs with lambdas, method references and overloads. */
export const groovyFunctions = {
  'GROOVY-10357': {
    at: 'groovy@4.0.0',
    symptom: 'crashed',
    build: (m) => {
      const [boolean, integer] = [m.type('Boolean'), m.type('Integer')];
      const f = m.functionOf([boolean], integer);
      const choice = m.choose(integer, m.literal(integer, 10), m.literal(integer, -10), m.read('x', boolean));
      const lambda = m.lambda(f, [{ name: 'x', type: boolean }], choice);
      const parameters = [{ ...m.parameter('f', f), default: lambda }];
      return {
        classes: [
          m.class('A', { form: 'abstract', open: true, methods: [m.method('m', m.type('Long'), { parameters })] }),
        ],
      };
    },
  },
  'GROOVY-11002': {
    at: 'groovy@4.0.11',
    symptom: 'rejected',
    build: (m) => {
      const [t, u] = [m.of('m.T'), m.of('n.T')];
      const lambda = m.lambda(m.functionOf([], m.string), [], m.literal(m.string, 'df'));
      const overload = (parameters, generic) =>
        m.method('m', m.int, {
          overloaded: true,
          static: true,
          typeParameters: [generic],
          parameters,
          body: m.body(m.one()),
        });
      const bounded = m.generic('n.T', m.type('Comparable', m.extending(u)));
      return {
        classes: [
          m.class('A', {
            methods: [
              overload([m.parameter('x', m.functionOf([], t)), m.parameter('y', t, true)], m.generic('m.T')),
              overload([m.parameter('y', u, true)], bounded),
            ],
          }),
        ],
        functions: [
          m.does(
            'test',
            m.callStatic('A', 'm', m.int, { types: [m.string], args: [lambda, m.literal(m.string, 'x')] }),
          ),
        ],
      };
    },
  },
  'GROOVY-11026': {
    at: 'groovy@4.0.11',
    symptom: 'rejected',
    build: (m) => {
      const [q, t, r, integer] = [m.type('Q', m.string), m.of('m.T'), m.of('m.R'), m.type('Integer')];
      const f = m.functionOf([integer, m.string], m.string);
      const reference = m.reference(f, { kind: 'object', receiver: m.read('p0', q), owner: 'Q' }, 'set');
      return {
        classes: [m.box('Q', ['E'], { methods: [m.takes('set', [m.int, m.of('Q.E')], m.some(m.of('Q.E')))] })],
        functions: [
          m.takes('m', [m.functionOf([t, r], r)], m.one(), { typeParameters: [m.generic('m.T'), m.generic('m.R')] }),
          m.takes('test', [q], m.omit(m.callFunction('m', m.int, { types: [integer, m.string], args: [reference] }))),
        ],
      };
    },
  },
  'GROOVY-11094': {
    at: 'groovy@4.0.11',
    symptom: 'rejected',
    build: (m) => {
      const [small, large, bar] = [m.type('Small', m.string), m.type('Large', m.string), m.type('Bar')];
      const lambda = m.lambda(m.functionOf([], m.string), [], m.literal(m.string, 'x'));
      return {
        classes: [
          m.box('Large', ['T'], { open: true }),
          m.box('Small', ['T'], { superclass: m.below(m.type('Large', m.of('Small.T'))) }),
          m.class('Bar', {
            methods: [
              m.takes('collect', [m.functionOf([], m.string)], m.some(small), { overloaded: true }),
              m.takes('collect', [m.string, m.int, m.int], m.some(large), { overloaded: true }),
            ],
          }),
        ],
        functions: [
          m.does('test', m.read('d', small), [
            m.local('x', bar, m.some(bar)),
            m.local('d', small, m.call(m.read('x', bar), 'collect', small, { args: [lambda] })),
          ]),
        ],
      };
    },
  },
  'GROOVY-11487': {
    at: 'groovy@4.0.23',
    symptom: 'crashed',
    build: (m) => {
      const [a, b] = [m.type('A', m.string), m.type('B', m.string)];
      const f = m.type('Function', m.above(b), m.string);
      const lambda = m.lambda(f, [{ name: 'x', type: a }], m.literal(m.string, ''));
      return {
        classes: [m.box('A', ['T'], { form: 'interface' }), m.box('B', ['T'], { form: 'interface', interfaces: [a] })],
        functions: [m.does('test', lambda)],
      };
    },
  },
  'GROOVY-11490': {
    at: 'groovy@4.0.23',
    symptom: 'accepted',
    build: (m) => {
      const s = m.type('S');
      return {
        classes: [
          m.class('S', {
            ...{ form: 'interface', functional: true },
            methods: [m.method('getAsInt', m.int, { open: true })],
          }),
        ],
        functions: [m.does('test', m.read('x', s), [m.local('x', s, m.lambda(s, [], m.null(m.int)))])],
      };
    },
  },
  'GROOVY-10270': {
    at: 'groovy@3.0.9',
    symptom: 'rejected',
    build: (m) => {
      const [short, byte] = [m.type('Short'), m.type('Byte')];
      const f = m.functionOf([short], byte);
      const p = m.type('P', f);
      const closure = m.closure(f, [{ name: 'y', type: short }], m.some(byte));
      return { classes: [m.holder('P')], functions: [m.does('test', m.make(p, closure))] };
    },
  },
  'GROOVY-11020': {
    at: 'groovy@4.0.11',
    symptom: 'crashed',
    build: (m) => {
      const [q, c] = [m.type('Q', m.string), m.of('m.C')];
      const f = m.functionOf([m.string], m.string);
      const reference = m.reference(f, { kind: 'object', receiver: m.read('p0', q), owner: 'Q' }, 'add');
      return {
        classes: [m.box('Q', ['T'], { methods: [m.takes('add', [m.of('Q.T')], m.some(m.of('Q.T')))] })],
        functions: [
          m.takes('m', [c], m.one(), { typeParameters: [m.generic('m.C', f)] }),
          m.takes('test', [q], m.omit(m.callFunction('m', m.int, { types: [f], args: [reference] }))),
        ],
      };
    },
  },
  'GROOVY-10930': {
    at: 'groovy@4.0.2',
    symptom: 'accepted',
    build: (m) => {
      const [bar, x] = [m.type('Bar'), m.of('m.X')];
      const made = m.constructor(m.functionOf([m.string], bar), bar);
      return {
        classes: [m.class('Bar')],
        functions: [
          m.takes('m', [m.functionOf([m.string], x)], m.one(), { typeParameters: [m.generic('m.X')] }),
          m.does('test', m.omit(m.callFunction('m', m.int, { types: [bar], args: [made] }))),
        ],
      };
    },
  },
  'GROOVY-11440': {
    at: 'groovy@4.0.23',
    symptom: 'accepted',
    build: (m) => {
      const of = m.array(m.type('A'));
      const f = m.functionOf([m.top], of);
      return {
        classes: [m.class('A')],
        functions: [m.does('test', m.read('x', f), [m.local('x', f, m.constructor(f, of))])],
      };
    },
  },
};
