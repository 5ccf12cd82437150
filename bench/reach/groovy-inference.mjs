/** Programs whose type arguments a compiler has to find or to compare. */
export const groovyInference = {
  'GROOVY-10087': {
    at: 'groovy@3.0.8',
    symptom: 'rejected',
    build: (m) => {
      const char = m.primitive('char');
      const c = m.type('Character');
      return {
        functions: [
          m.method('foo', char, { body: m.body(m.literal(char, 'd')) }),
          m.method('test', c, { body: m.body(m.read('c', c), [m.local('c', c, m.callFunction('foo', char))]) }),
        ],
      };
    },
  },
  'GROOVY-10100': {
    at: 'groovy@4.0.0-alpha-3',
    symptom: 'rejected',
    build: (m) => {
      const t = m.of('test.T');
      const foo = m.type('Foo', t);
      const f = m.functionOf([m.array(m.string)], t);
      const reference = m.reference(f, { kind: 'object', receiver: m.read('x', foo), owner: 'Foo' }, 'method');
      const applied = m.invoke(m.read('b', f), t, m.elements(m.array(m.string), m.literal(m.string, 'str')));
      return {
        classes: [
          m.class('Foo', {
            typeParameters: [m.generic('Foo.T')],
            methods: [
              m.method('method', m.of('Foo.T'), {
                parameters: [m.parameter('all', m.top, true)],
                body: m.body(m.some(m.of('Foo.T'))),
              }),
            ],
          }),
        ],
        functions: [
          m.method('test', t, {
            typeParameters: [m.generic('test.T', m.type('Number'))],
            parameters: [m.parameter('a', t)],
            body: m.body(m.read('y', t), [
              m.local('x', foo, m.omit(m.make(foo))),
              m.local('b', f, reference),
              m.local('y', t, applied),
            ]),
          }),
        ],
      };
    },
  },
  'GROOVY-10115': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'rejected',
    build: (m) => ({
      classes: [
        m.class('Bar', {
          typeParameters: [m.generic('Bar.L'), m.generic('Bar.T', m.of('Bar.L'))],
          fields: [m.field('x', m.of('Bar.T'), { mutable: true })],
        }),
      ],
    }),
  },
  'GROOVY-10116': {
    at: 'groovy@3.0.9',
    symptom: 'rejected',
    build: (m) => {
      const [t, long] = [m.of('Test.T'), m.type('Long')];
      const foo = m.type('Foo', t, long);
      const bar = m.type('Bar', m.of('Foo.X'), m.of('Foo.T'));
      return {
        classes: [
          m.class('Bar', { typeParameters: [m.generic('Bar.X'), m.generic('Bar.T')] }),
          m.class('Foo', { typeParameters: [m.generic('Foo.X'), m.generic('Foo.T')], fields: [m.field('y', bar)] }),
          m.class('Test', {
            typeParameters: [m.generic('Test.T')],
            methods: [m.method('foo', foo, { body: m.body(m.make(foo, m.make(m.type('Bar', t, long)))) })],
          }),
        ],
      };
    },
  },
  'GROOVY-10222': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'rejected',
    build: (m) => {
      const t = m.of('Test.T');
      const call = m.omit(m.callStatic('A', 'foo', t, { types: [t] }));
      return {
        classes: [
          m.class('A', {
            methods: [
              m.method('foo', m.of('A.foo.T'), {
                static: true,
                typeParameters: [m.generic('A.foo.T')],
                body: m.body(m.some(m.of('A.foo.T'))),
              }),
            ],
          }),
          m.class('Test', {
            typeParameters: [m.generic('Test.T')],
            methods: [m.method('bar', t, { body: m.body(m.read('x', t), [m.local('x', t, call)]) })],
          }),
        ],
      };
    },
  },
  'GROOVY-10266': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'rejected',
    build: (m) => {
      const t = m.of('A.T');
      const made = m.omit(m.make(m.type('B', t), m.read('z', t)));
      return {
        classes: [
          m.class('B', { typeParameters: [m.generic('B.X')], fields: [m.field('f', m.of('B.X'))] }),
          m.class('A', {
            typeParameters: [m.generic('A.T')],
            methods: [
              m.method('foo', t, {
                body: m.body(m.read('x', t), [m.local('z', t, m.some(t)), m.local('x', t, m.get(made, 'f', t))]),
              }),
            ],
          }),
        ],
      };
    },
  },
  'GROOVY-10283': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'rejected',
    build: (m) => {
      const bound = m.type('A', m.type('C'), m.extending(m.of('B.T1')));
      return {
        classes: [
          m.class('A', { typeParameters: [m.generic('A.T1'), m.generic('A.T2')] }),
          m.class('B', {
            typeParameters: [m.generic('B.T1', m.type('Number')), m.generic('B.T2', bound)],
            fields: [m.field('f', m.of('B.T2'), { mutable: true })],
          }),
          m.class('C'),
        ],
      };
    },
  },
  'GROOVY-10306': {
    at: 'groovy@3.0.9',
    symptom: 'rejected',
    build: (m) => {
      const f = m.functionOf([], m.type('Number'));
      const byte = m.primitive('byte');
      const lambda = m.lambda(f, [], m.get(m.this(m.type('Holder')), 'x', byte));
      return {
        classes: [
          m.class('Holder', {
            fields: [m.field('x', byte)],
            methods: [m.method('foo', f, { body: m.body(m.read('y', f), [m.local('y', f, lambda)]) })],
          }),
        ],
      };
    },
  },
  'GROOVY-10310': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'rejected',
    build: (m) => {
      const t = m.of('test.T');
      const a = m.type('A', t);
      const b = m.type('B', m.string);
      const call = m.callFunction('test', m.type('A', m.string), {
        types: [m.string],
        args: [m.read('d', m.string), m.omit(m.make(b))],
      });
      return {
        classes: [
          m.class('A', { typeParameters: [m.generic('A.T')], fields: [m.field('f', m.of('A.T'))] }),
          m.class('B', { typeParameters: [m.generic('B.T')] }),
        ],
        functions: [
          m.method('test', a, {
            typeParameters: [m.generic('test.T')],
            parameters: [m.parameter('x', t), m.parameter('z', m.type('B', m.extending(t)))],
            body: m.body(m.omit(m.make(a, m.read('x', t)))),
          }),
          m.method('main', m.int, {
            body: m.body(m.literal(m.int, 1), [
              m.omit(m.local('d', m.string, m.literal(m.string, 'd'))),
              m.evaluate(m.omit(call)),
            ]),
          }),
        ],
      };
    },
  },
  'GROOVY-10315': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'rejected',
    build: (m) => {
      const t = m.of('m1.T');
      const a = m.type('A', t);
      const first = m.omit(m.callFunction('m2', t, { types: [t] }));
      const second = m.omit(m.call(m.read('x', a), 'm2', t, { types: [m.top] }));
      return {
        classes: [
          m.class('A', {
            typeParameters: [m.generic('A.T')],
            methods: [
              m.method('m2', m.of('A.T'), { typeParameters: [m.generic('A.m2.U')], body: m.body(m.some(m.of('A.T'))) }),
            ],
          }),
        ],
        functions: [
          m.method('m1', m.int, {
            typeParameters: [m.generic('m1.T')],
            body: m.body(m.omit(m.callFunction('m3', m.int, { types: [t], args: [first, second] })), [
              m.local('x', a, m.make(a)),
            ]),
          }),
          m.method('m2', m.of('m2.T'), { typeParameters: [m.generic('m2.T')], body: m.body(m.some(m.of('m2.T'))) }),
          m.method('m3', m.int, {
            typeParameters: [m.generic('m3.T')],
            parameters: [m.parameter('x', m.of('m3.T')), m.parameter('y', m.of('m3.T'))],
            body: m.body(m.literal(m.int, 1)),
          }),
        ],
      };
    },
  },
  'GROOVY-10317': {
    at: 'groovy@3.0.9',
    symptom: 'rejected',
    build: (m) => {
      const [t1, t2, b] = [m.of('A.T1'), m.of('A.T2'), m.type('B')];
      const inner = m.omit(m.call(m.read('x', b), 'm2', t2, { types: [t2, t2], args: [m.read('y', t2)] }));
      return {
        classes: [
          m.class('B', {
            methods: [
              m.method('m2', m.of('B.m2.X'), {
                typeParameters: [m.generic('B.m2.X'), m.generic('B.m2.Y')],
                parameters: [m.parameter('x', m.of('B.m2.Y'))],
                body: m.body(m.some(m.of('B.m2.X'))),
              }),
            ],
          }),
          m.class('A', {
            typeParameters: [m.generic('A.T1'), m.generic('A.T2')],
            methods: [
              m.method('m1', m.int, { parameters: [m.parameter('x', t1)], body: m.body(m.literal(m.int, 1)) }),
              m.method('test', m.int, {
                body: m.body(m.call(m.make(m.type('A', t2, t2)), 'm1', m.int, { args: [inner] }), [
                  m.omit(m.local('x', b, m.make(b))),
                  m.local('y', t2, m.some(t2)),
                ]),
              }),
            ],
          }),
        ],
      };
    },
  },
  'GROOVY-10324': {
    at: 'groovy@3.0.9',
    symptom: 'rejected',
    build: (m) => {
      const c = (type) => m.type('C', type);
      const call = m.call(m.make(m.type('A')), 'foo', c(m.string), {
        types: [c(m.string)],
        args: [m.omit(m.make(c(c(m.string))))],
      });
      return {
        classes: [
          m.class('C', { typeParameters: [m.generic('C.T')] }),
          m.class('A', {
            methods: [
              m.method('foo', m.of('A.foo.T'), {
                typeParameters: [m.generic('A.foo.T')],
                parameters: [m.parameter('t', c(m.of('A.foo.T')))],
                body: m.body(m.some(m.of('A.foo.T'))),
              }),
            ],
          }),
        ],
        functions: [
          m.method('test', c(m.string), {
            body: m.body(m.read('x', c(m.string)), [m.local('x', c(m.string), m.omit(call))]),
          }),
        ],
      };
    },
  },
};
