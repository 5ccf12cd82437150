/** Wrong programs that a compiler accepts, or over which it crashes. */
export const groovyWrong = {
  'GROOVY-10086': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const [foo, integer] = [m.type('Foo'), m.type('Integer')];
      const wrong = m.omit(m.make(m.type('X', integer), m.literal(integer, 1)));
      return {
        classes: [
          m.class('Foo'),
          m.class('X', { typeParameters: [m.generic('X.T')], fields: [m.field('f', m.of('X.T'))] }),
          m.class('A', {
            methods: [
              m.method('foo', m.int, {
                parameters: [m.parameter('x', m.int), m.parameter('y', m.type('X', foo), true)],
                body: m.body(m.read('x', m.int)),
              }),
            ],
          }),
        ],
        functions: [
          m.method('test', m.int, {
            body: m.body(m.call(m.make(m.type('A')), 'foo', m.int, { args: [m.literal(m.int, 1), wrong] })),
          }),
        ],
      };
    },
  },
  'GROOVY-10092': {
    at: 'groovy@3.0.9',
    symptom: 'crashed',
    build: (m) => {
      const float = m.primitive('float');
      const body = m.body(m.read('x', float), [m.local('x', float, m.literal(m.boolean, true))]);
      return { functions: [m.method('foo', float, { body })] };
    },
  },
  'GROOVY-10127': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const [a, t] = [m.type('A'), m.of('Foo.T')];
      return {
        classes: [
          m.class('A', { open: true }),
          m.class('Foo', {
            typeParameters: [m.generic('Foo.T', a)],
            methods: [
              m.method('foo', t, {
                parameters: [m.parameter('x', t)],
                body: m.body(m.read('x', t), [m.assign(m.read('x', t), m.make(a))]),
              }),
            ],
          }),
        ],
      };
    },
  },
  'GROOVY-10277': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const long = m.type('Long');
      const f = m.functionOf([], long);
      const wrong = m.lambda(f, [], m.literal(m.boolean, true));
      return {
        functions: [
          m.method('bar', long, {
            parameters: [m.parameter('x', f)],
            body: m.body(m.invoke(m.read('x', f), long)),
          }),
          m.method('test', long, { body: m.body(m.callFunction('bar', long, { args: [wrong] })) }),
        ],
      };
    },
  },
  'GROOVY-10360': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const a = m.type('A');
      return {
        classes: [m.class('A', { methods: [m.method('m', m.int, { body: m.body(m.literal(m.int, 1)) })] })],
        functions: [
          m.method('foo', a, { body: m.body(m.make(a)) }),
          m.method('test', m.int, {
            body: m.body(m.call(m.read('x', m.top), 'm', m.int, { owner: 'A' }), [
              m.local('x', m.top, m.callFunction('foo', a)),
            ]),
          }),
        ],
      };
    },
  },
  'GROOVY-10369': {
    at: 'groovy@3.0.25',
    symptom: 'accepted',
    build: (m) => {
      const b = m.type('B', m.type('Number'), m.type('Boolean'));
      return {
        classes: [m.class('B', { typeParameters: [m.generic('B.T1'), m.generic('B.T2', m.of('B.T1'))] })],
        functions: [m.method('test', m.top, { body: m.body(m.read('x', b), [m.omit(m.local('x', b, m.make(b)))]) })],
      };
    },
  },
  'GROOVY-10371': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const [number, double] = [m.type('Number'), m.type('Double')];
      const [b, a] = [m.type('B', m.extending(number)), m.type('A', number)];
      const body = m.body(m.read('y', a), [
        m.local('x', b, m.make(m.type('B', double))),
        m.local('y', a, m.read('x', b)),
      ]);
      return {
        classes: [
          m.class('A', { open: true, typeParameters: [m.generic('A.T')] }),
          m.class('B', { typeParameters: [m.generic('B.T')], superclass: m.below(m.type('A', m.of('B.T'))) }),
        ],
        functions: [m.method('test', a, { body })],
      };
    },
  },
  'GROOVY-10977': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const t = m.of('test.T');
      const list = m.type('Store', t);
      const wrong = m.call(m.read('d', list), 'add', m.int, { args: [m.literal(m.boolean, false)] });
      return {
        classes: [
          m.class('Store', {
            typeParameters: [m.generic('Store.E')],
            methods: [
              m.method('add', m.int, {
                parameters: [m.parameter('x', m.of('Store.E'))],
                body: m.body(m.literal(m.int, 1)),
              }),
            ],
          }),
        ],
        functions: [
          m.method('test', m.int, {
            typeParameters: [m.generic('test.T', m.type('Number'))],
            body: m.body(wrong, [m.local('d', list, m.some(list))]),
          }),
        ],
      };
    },
  },
  'GROOVY-11022': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'crashed',
    build: (m) => {
      const [k, integer] = [m.of('Test.m.K'), m.type('Integer')];
      const test = (type) => m.type('Test', type, integer);
      const call = m.callStatic('Test', 'm', test(m.top), {
        types: [m.top, integer],
        args: [m.some(m.top), m.literal(integer, 1)],
      });
      const made = m.type('Test', k, m.of('Test.m.V'));
      return {
        classes: [
          m.class('Test', {
            typeParameters: [m.generic('Test.K'), m.generic('Test.V')],
            methods: [
              m.method('m', made, {
                static: true,
                typeParameters: [m.generic('Test.m.K', m.type('Comparable', m.above(k))), m.generic('Test.m.V')],
                parameters: [m.parameter('k1', k), m.parameter('v1', m.of('Test.m.V'))],
                body: m.body(m.make(made)),
              }),
            ],
          }),
        ],
        functions: [m.method('test', test(m.top), { body: m.body(call) })],
      };
    },
  },
  'GROOVY-11036': {
    at: 'groovy@3.0.9',
    symptom: 'crashed',
    build: (m) => ({
      classes: [
        m.class('Bar', { form: 'interface' }),
        m.class('Foo', { form: 'interface', interfaces: [m.type('Foo'), m.type('Bar')] }),
      ],
    }),
  },
  'GROOVY-11106': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const overload = (type) =>
        m.method('m', m.int, {
          overloaded: true,
          parameters: [m.parameter('x', m.type(type))],
          body: m.body(m.literal(m.int, 1)),
        });
      const c = m.type('C');
      return {
        classes: [
          m.class('I', { form: 'interface' }),
          m.class('A', { open: true }),
          m.class('C', { superclass: m.below(m.type('A')), interfaces: [m.type('I')] }),
          m.class('Test', { methods: [overload('I'), overload('A')] }),
        ],
        functions: [
          m.method('test', m.int, {
            body: m.body(m.call(m.make(m.type('Test')), 'm', m.int, { args: [m.read('y', c)] }), [
              m.local('y', c, m.some(c)),
            ]),
          }),
        ],
      };
    },
  },
  'GROOVY-11115': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const number = m.type('Number');
      const [projected, exact] = [m.type('L', m.extending(number)), m.type('L', number)];
      const body = m.body(m.read('x', exact), [
        m.local('list', projected, m.make(exact)),
        m.local('x', exact, m.read('list', projected)),
      ]);
      return {
        classes: [m.class('L', { typeParameters: [m.generic('L.T')] })],
        functions: [m.method('test', exact, { body })],
      };
    },
  },
  'GROOVY-11439': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const a = m.type('Reader');
      const wrong = m.lambda(
        a,
        [
          { name: 'p', type: m.int },
          { name: 'q', type: m.int },
        ],
        m.read('p', m.int),
      );
      return {
        classes: [m.class('Reader', { form: 'abstract', open: true, methods: [m.method('read', m.int)] })],
        functions: [m.method('test', a, { body: m.body(m.read('x', a), [m.local('x', a, wrong)]) })],
      };
    },
  },
  'GROOVY-11446': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const [t, number] = [m.of('m.T'), m.type('Number')];
      const list = (type) => m.type('L', type);
      const unknown = list(m.extending(m.top));
      const call = m.omit(m.callFunction('m', list(number), { types: [number], args: [m.read('d', unknown)] }));
      return {
        classes: [m.class('L', { typeParameters: [m.generic('L.T')] })],
        functions: [
          m.method('m', list(t), {
            typeParameters: [m.generic('m.T')],
            parameters: [m.parameter('x', list(m.extending(t)))],
            body: m.body(m.some(list(t))),
          }),
          m.method('test', list(number), {
            body: m.body(m.read('x', list(number)), [
              m.local('d', unknown, m.make(list(m.string))),
              m.local('x', list(number), call),
            ]),
          }),
        ],
      };
    },
  },
  'GROOVY-11470': {
    at: 'groovy@3.0.25',
    symptom: 'accepted',
    build: (m) => {
      const integer = m.type('Integer');
      const [i, above] = [m.type('Comparable', integer), m.type('Comparable', m.above(integer))];
      return {
        functions: [
          m.method('m', i, { body: m.body(m.literal(integer, 1)) }),
          m.method('test', above, {
            body: m.body(m.read('p', above), [
              m.omit(m.local('x', i, m.callFunction('m', i), { mutable: true })),
              m.when(m.literal(m.boolean, true), [m.assign(m.read('x', i), m.literal(m.string, ''))]),
              m.local('p', above, m.read('x', i)),
            ]),
          }),
        ],
      };
    },
  },
  'GROOVY-11485': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const test = m.type('Test');
      return {
        classes: [
          m.class('Test', {
            open: true,
            fields: [m.field('x', m.string)],
            classes: [m.class('Inner', { placement: 'inner', superclass: m.below(test) })],
          }),
        ],
      };
    },
  },
  'GROOVY-11495': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const a = (type) => m.type('A', type);
      const f = m.functionOf([m.string], a(m.type('Integer')));
      return {
        classes: [m.class('A', { typeParameters: [m.generic('A.T')], fields: [m.field('x', m.of('A.T'))] })],
        functions: [
          m.method('m', a(m.string), {
            parameters: [m.parameter('x', m.string)],
            body: m.body(m.omit(m.make(a(m.string), m.read('x', m.string)))),
          }),
          m.method('test', f, {
            body: m.body(m.read('z', f), [m.local('z', f, m.reference(f, { kind: 'function' }, 'm'))]),
          }),
        ],
      };
    },
  },
  'GROOVY-9960': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => ({
      classes: [
        m.class('A', { open: true, fields: [m.field('x', m.string)] }),
        m.class('B', { superclass: m.below(m.type('A')) }),
      ],
    }),
  },
  'GROOVY-9979': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => ({
      functions: [m.method('bar', m.type('Byte'), { body: m.body(m.literal(m.type('Float'), 43.5)) })],
    }),
  },
  'GROOVY-9994': {
    at: 'groovy@3.0.8',
    symptom: 'accepted',
    build: (m) => {
      const integer = m.type('Integer');
      const wrong = m.elements(m.array(integer), m.some(m.top), m.literal(integer, 1));
      return { functions: [m.method('test', m.array(integer), { body: m.body(wrong) })] };
    },
  },
  'GROOVY-11297': {
    at: 'groovy@4.0.15',
    symptom: 'accepted',
    build: (m) => {
      const further = (name) => m.further(name, [m.parameter(name, m.int)]);
      return { classes: [m.class('A', { constructors: [further('x'), further('y')] })] };
    },
  },
};
