/** Programs with choices, whose type a compiler computes from the branches. */
export const groovyChoices = {
  'GROOVY-10225': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'crashed',
    build: (m) => {
      const [z, y, o, x] = [m.of('Foo.Z'), m.of('Bar.Y'), m.of('test.O'), m.of('test.X')];
      const foo = (type) => m.type('Foo', type);
      const argument = m.choose(x, m.read('x', x), m.some(x), m.literal(m.boolean, false));
      const receiver = m.call(m.make(m.type('Bar', o)), 'bar', foo(o));
      return {
        classes: [
          m.class('Foo', {
            typeParameters: [m.generic('Foo.Z')],
            methods: [m.method('foo', z, { parameters: [m.parameter('x', z)], body: m.body(m.some(z)) })],
          }),
          m.class('Bar', {
            typeParameters: [m.generic('Bar.Y')],
            methods: [m.method('bar', foo(y), { body: m.body(m.omit(m.make(foo(y)))) })],
          }),
        ],
        functions: [
          m.method('test', o, {
            typeParameters: [m.generic('test.O', m.type('Number')), m.generic('test.X', o)],
            body: m.body(m.call(receiver, 'foo', o, { args: [argument] }), [m.local('x', x, m.some(x))]),
          }),
        ],
      };
    },
  },
  'GROOVY-10226': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'rejected',
    build: (m) => {
      const t = m.of('test.T');
      const body = m.body(m.choose(t, m.some(t), m.read('x', t)), [m.local('x', t, m.some(t))]);
      return {
        classes: [m.class('Foo', { typeParameters: [m.generic('Foo.T')] })],
        functions: [m.method('test', t, { typeParameters: [m.generic('test.T', m.type('Foo', m.string))], body })],
      };
    },
  },
  'GROOVY-10227': {
    at: 'groovy@3.0.9',
    symptom: 'rejected',
    build: (m) => {
      const [i, i2] = [m.type('I'), m.type('I2')];
      const choice = m.choose(i, m.make(m.type('B', m.string)), m.make(m.type('C', m.string)));
      return {
        classes: [
          m.class('I', { form: 'interface' }),
          m.class('I2', { form: 'interface', interfaces: [i] }),
          m.class('B', { typeParameters: [m.generic('B.T')], interfaces: [i2] }),
          m.class('C', { typeParameters: [m.generic('C.T')], interfaces: [i] }),
        ],
        functions: [
          m.method('foo', m.int, { parameters: [m.parameter('x', i)], body: m.body(m.literal(m.int, 1)) }),
          m.method('test', m.int, { body: m.body(m.callFunction('foo', m.int, { args: [choice] })) }),
        ],
      };
    },
  },
  'GROOVY-10264': {
    at: 'groovy@3.0.9',
    symptom: 'rejected',
    build: (m) => {
      const t = m.of('A.T');
      const field = () => m.get(m.omit(m.make(m.type('B', t), m.read('x', t))), 'f', t);
      return {
        classes: [
          m.class('B', { typeParameters: [m.generic('B.X')], fields: [m.field('f', m.of('B.X'))] }),
          m.class('A', {
            typeParameters: [m.generic('A.T', m.type('Number'))],
            methods: [
              m.method('foo', t, { body: m.body(m.choose(t, field(), field()), [m.local('x', t, m.some(t))]) }),
            ],
          }),
        ],
      };
    },
  },
  'GROOVY-10363': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const x = m.of('m.X');
      const bound = m.functionOf([], m.type('Number'));
      const choice = m.choose(x, m.read('x', x), m.read('y', x));
      return {
        functions: [
          m.method('m', x, {
            typeParameters: [m.generic('m.X', bound)],
            parameters: [m.parameter('x', x), m.parameter('y', x)],
            body: m.body(m.read('z', x), [m.local('z', x, choice)]),
          }),
        ],
      };
    },
  },
  'GROOVY-10601': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const t = m.of('test.T');
      const choice = m.choose(t, m.read('x', t), m.some(t));
      const body = m.body(m.read('y', t), [m.local('x', t, m.some(t)), m.local('y', t, choice)]);
      return {
        classes: [m.class('Foo', { typeParameters: [m.generic('Foo.X')] })],
        functions: [
          m.method('test', t, { typeParameters: [m.generic('test.T', m.type('Foo', m.type('Number')))], body }),
        ],
      };
    },
  },
  'GROOVY-10614': {
    at: 'groovy@3.0.25',
    symptom: 'rejected',
    build: (m) => {
      const foo = m.type('Foo', m.type('Boolean'));
      const choice = m.choose(foo, m.make(foo), m.omit(m.make(foo)));
      return {
        classes: [m.class('Foo', { typeParameters: [m.generic('Foo.T')] })],
        functions: [
          m.method('foo', m.int, { parameters: [m.parameter('x', foo)], body: m.body(m.literal(m.int, 1)) }),
          m.method('test', m.int, { body: m.body(m.callFunction('foo', m.int, { args: [choice] })) }),
        ],
      };
    },
  },
  'GROOVY-9983': {
    at: 'groovy@3.0.25',
    symptom: 'rejected',
    build: (m) => {
      const [b, c] = [m.type('B'), m.type('C')];
      const a = m.type('A', b);
      const made = (of) => m.omit(m.make(a, m.make(of)));
      return {
        classes: [
          m.class('A', { typeParameters: [m.generic('A.T')], fields: [m.field('f', m.of('A.T'))] }),
          m.class('B', { open: true }),
          m.class('C', { superclass: m.below(b) }),
        ],
        functions: [
          m.method('bar', m.int, { parameters: [m.parameter('x', a)], body: m.body(m.literal(m.int, 1)) }),
          m.method('test', m.int, {
            body: m.body(m.callFunction('bar', m.int, { args: [m.choose(a, made(b), made(c))] })),
          }),
        ],
      };
    },
  },
};
