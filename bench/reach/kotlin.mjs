/** Programs of Kotlin. */
export const kotlin = {
  'KT-44082': {
    at: 'kotlin@1.4.20',
    symptom: 'rejected',
    build: (m) => {
      const [a, b, e] = [m.type('A'), m.type('B'), m.type('E')];
      const below = (name, of) =>
        m.class(name, { open: true, superclass: m.below(a), interfaces: [m.type('R', m.type(of))] });
      return {
        classes: [
          m.class('R', { form: 'interface', typeParameters: [m.generic('R.T')] }),
          m.class('W', { form: 'interface' }),
          m.class('J', { form: 'interface' }),
          m.class('A', { open: true }),
          below('B', 'W'),
          below('E', 'J'),
          m.class('C', { open: true, methods: [m.method('foo', a, { open: true, body: m.body(m.make(b)) })] }),
          m.class('D', {
            superclass: m.below(m.type('C')),
            methods: [m.omit(m.method('foo', a, { overrides: true, body: m.body(m.choose(a, m.make(b), m.make(e))) }))],
          }),
        ],
      };
    },
  },
  'KT-44551': {
    at: 'kotlin@1.4.20',
    symptom: 'rejected',
    build: (m) => {
      const [a, b] = [m.type('A'), m.type('B')];
      const x = m.type('X', a);
      const choice = m.choose(x, m.make(x, m.make(a)), m.omit(m.make(x, m.make(b))));
      return {
        classes: [
          m.class('A', { open: true }),
          m.class('B', { superclass: m.below(a) }),
          m.class('X', { typeParameters: [m.generic('X.T', a)], fields: [m.field('x', m.of('X.T'))] }),
        ],
        functions: [
          m.method('foo', m.int, { parameters: [m.parameter('x', x)], body: m.body(m.literal(m.int, 1)) }),
          m.method('test', m.int, { body: m.body(m.callFunction('foo', m.int, { args: [m.read('temp', x)] })) }),
        ],
        variables: [m.omit(m.variable('temp', x, choice))],
      };
    },
  },
  'KT-45118': {
    at: 'kotlin@1.4.20',
    symptom: 'crashed',
    build: (m) => {
      const [foo, bar] = [m.type('Foo'), m.type('Bar')];
      const call = m.callFunction('contract', foo, { args: [m.make(bar)] });
      return {
        classes: [
          m.class('Foo', { open: true, fields: [m.field('x', m.boolean)] }),
          m.class('Bar', { superclass: m.below(foo, m.literal(m.boolean, false)) }),
        ],
        functions: [
          m.omit(m.method('contract', foo, { parameters: [m.parameter('x', foo)], body: m.body(m.read('x', foo)) })),
        ],
        variables: [m.omit(m.variable('temp', foo, m.choose(foo, call, m.make(bar))))],
      };
    },
  },
  'KT-47231': {
    at: 'kotlin@1.4.20',
    symptom: 'rejected',
    build: (m) => {
      const float = m.type('Float');
      const [foo, above] = [m.type('Foo', float), m.type('Foo', m.above(float))];
      const choice = m.choose(above, m.read('x', above), m.read('y', above));
      return {
        classes: [
          m.class('Foo', { typeParameters: [m.generic('Foo.T')] }),
          m.class('Bar', { fields: [m.field('x', above)] }),
        ],
        functions: [
          m.method('test', m.type('Bar'), {
            body: m.body(m.make(m.type('Bar'), choice), [
              m.local('x', above, m.make(foo)),
              m.local('y', above, m.make(foo)),
            ]),
          }),
        ],
      };
    },
  },
  'KT-48765': {
    at: 'kotlin@1.4.20',
    symptom: 'accepted',
    build: (m) => {
      const [float, number] = [m.type('Float'), m.type('Number')];
      const [t1, t2, t] = [m.of('B.foo.T1'), m.of('B.foo.T2'), m.of('C.T')];
      const inner = m.omit(m.callFunction('foo', number, { types: [number] }));
      const call = m.call(m.make(m.type('B')), 'foo', m.int, {
        types: [number, t],
        args: [m.get(m.this(m.type('C', t)), 'x', t), inner],
      });
      return {
        classes: [
          m.class('A', { open: true, typeParameters: [m.generic('A.T1'), m.generic('A.T2')] }),
          m.class('B', {
            methods: [
              m.method('foo', m.int, {
                typeParameters: [m.generic('B.foo.T1', number), m.generic('B.foo.T2', m.type('A', float, t1))],
                parameters: [m.parameter('x1', t2), m.parameter('x2', t1)],
                body: m.body(m.literal(m.int, 1)),
              }),
            ],
          }),
          m.class('D', { open: true, superclass: m.below(m.type('A', float, number)) }),
          m.class('C', {
            typeParameters: [m.generic('C.T', m.type('D'))],
            fields: [m.field('x', t)],
            methods: [m.method('test', m.int, { body: m.body(m.omit(call)) })],
          }),
        ],
        functions: [
          m.method('foo', m.of('foo.T'), {
            typeParameters: [m.generic('foo.T', m.string)],
            body: m.body(m.some(m.of('foo.T'))),
          }),
        ],
      };
    },
  },
  'KT-48766': {
    at: 'kotlin@1.5.31',
    symptom: 'crashed',
    build: (m) => {
      const numbers = m.elements(m.array(m.type('Number')), m.literal(m.int, -74), m.literal(m.int, -43));
      return { variables: [m.variable('x', m.top, numbers)] };
    },
  },
  'KT-49024': {
    at: 'kotlin@1.4.20',
    symptom: 'crashed',
    build: (m) => {
      const [foo, t] = [m.type('Foo'), m.of('Quux.T')];
      const bar = (type) => m.type('Bar', foo, type);
      const baz = m.type('Baz', t, bar(m.above(t)));
      const qux = m.type('Qux', m.above(t), baz);
      const own = m.of('Qux.T2');
      return {
        classes: [
          m.class('Foo'),
          m.class('Bar', { typeParameters: [m.generic('Bar.T1', foo), m.generic('Bar.T2', undefined, 'out')] }),
          m.class('Baz', {
            typeParameters: [m.generic('Baz.T1'), m.generic('Baz.T2', bar(m.extending(m.of('Baz.T2'))))],
          }),
          m.class('Qux', {
            typeParameters: [m.generic('Qux.T1'), m.generic('Qux.T2', m.type('Baz', own, bar(own)))],
            fields: [m.field('f', own, { mutable: true })],
          }),
          m.class('Quux', {
            typeParameters: [m.generic('Quux.T')],
            methods: [
              m.method('test', m.int, {
                body: m.body(m.literal(m.int, 1), [
                  m.local('x', qux, m.some(qux)),
                  m.assign(m.get(m.read('x', qux), 'f', baz), m.some(baz)),
                ]),
              }),
            ],
          }),
        ],
      };
    },
  },
  'KT-54990': {
    at: 'kotlin@1.4.20',
    symptom: 'rejected',
    build: (m) => {
      const [double, any, l] = [m.type('Double'), m.string, m.of('C.L')];
      const b = (type) => m.type('B', type, double);
      const a = (type) => m.type('A', m.extending(type), m.extending(b(type)));
      const exact = m.type('A', any, b(any));
      return {
        classes: [
          m.class('B', { typeParameters: [m.generic('B.T1'), m.generic('B.T2')] }),
          m.class('A', { typeParameters: [m.generic('A.T1'), m.generic('A.T2', b(m.of('A.T1')))] }),
          m.class('C', { typeParameters: [m.generic('C.L')], fields: [m.field('x', a(l))] }),
        ],
        functions: [
          m.method('test', m.type('C', any), {
            body: m.body(m.make(m.type('C', any), m.read('x', a(any))), [m.local('x', a(any), m.make(exact))]),
          }),
        ],
      };
    },
  },
  'KT-43846': {
    at: 'kotlin@1.4.20',
    symptom: 'rejected',
    build: (m) => {
      const f = m.functionOf([], m.string);
      const thunk = m.lambda(f, [], m.read('y', m.string));
      const cast = m.smartCast(m.read('p0', m.top), m.string, 'y', m.string, [
        m.invoke(m.omit(thunk), m.string),
        m.literal(m.string, 'str'),
      ]);
      return { functions: [m.takes('foo', [m.top], cast)] };
    },
  },
  'KT-49092': {
    at: 'kotlin@1.5.10',
    symptom: 'crashed',
    says: '<clinit> ()V',
    build: (m) => {
      const [a, long, chars] = [m.type('A'), m.type('Long'), m.array(m.type('Char'))];
      const choice = m.choose(m.top, m.read('z', long), m.make(a), m.read('y', m.boolean));
      const call = m.call(m.read('x', a), 'foo', m.boolean, { args: [choice, m.callFunction('fail', m.bottom)] });
      return {
        classes: [m.class('A', { methods: [m.takes('foo', [m.top, chars], m.literal(m.boolean, true))] })],
        functions: [m.fails('fail', m.type('IllegalStateException'))],
        variables: [
          m.variable('x', a, m.make(a)),
          m.variable('y', m.boolean, m.literal(m.boolean, true)),
          m.variable('z', long, m.literal(long, -61)),
          m.omit(m.variable('k', m.boolean, call)),
        ],
      };
    },
  },
  'KT-47073': {
    at: 'kotlin@1.5.10',
    symptom: 'crashed',
    build: (m) => {
      const t = m.of('Test.T');
      const x = { ...m.parameter('x', t), default: m.callFunction('fail', m.bottom) };
      const nested = m.does('nested', m.literal(m.string, 'str'), [], { parameters: [x] });
      const foo = m.does('foo', m.callFunction('nested', m.string), [m.localFunction(nested)]);
      return {
        classes: [m.class('Test', { typeParameters: [m.generic('Test.T', m.type('Char'))], methods: [foo] })],
        functions: [m.fails('fail', m.type('IllegalStateException'))],
      };
    },
  },
  // The error is right; that it is reported twice, once for types that are not compared here, is the bug.
  'KT-47458': {
    at: 'kotlin@1.4.20',
    symptom: 'rejected',
    says: 'inferred type is A but B was expected',
    build: (m) => {
      const [a, b] = [m.type('A'), m.type('B')];
      const x = m.type('Foo', a, m.above(a));
      const foo = m.class('Foo', {
        typeParameters: [m.generic('Foo.Y', undefined, 'out'), m.generic('Foo.Z', m.of('Foo.Y'))],
      });
      return {
        classes: [foo, m.class('A', { open: true }), m.class('B', { superclass: m.below(a) })],
        functions: [m.does('test', m.read('x', x), [m.local('x', x, m.make(m.type('Foo', b, b)))])],
      };
    },
  },
};
