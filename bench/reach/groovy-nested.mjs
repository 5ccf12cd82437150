/** Programs in which what is inferred depends on something that is inferred as well. */
export const groovyNested = {
  'GROOVY-10482': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const [t, z] = [m.of('bar.T'), m.of('baz.Z')];
      const made = m.make(m.type('Foo', t), m.omit(m.callFunction('baz', t, { types: [t] })));
      return {
        classes: [m.holder('Foo')],
        functions: [
          m.does('bar', m.one(), [m.evaluate(made)], { typeParameters: [m.generic('bar.T')] }),
          m.does('baz', m.some(z), [], { typeParameters: [m.generic('baz.Z')] }),
        ],
      };
    },
  },
  'GROOVY-10624': {
    at: 'groovy@4.0.2',
    symptom: 'rejected',
    build: (m) => {
      const [c, d] = [m.type('C', m.type('Float')), m.type('D', m.type('Float'))];
      const made = m.omit(m.make(c, m.omit(m.make(d))));
      return {
        classes: [m.box('D', ['T']), m.box('C', ['T'], { fields: [m.field('f', m.type('D', m.of('C.T')))] })],
        functions: [m.does('test', m.read('x', c), [m.local('x', c, made)])],
      };
    },
  },
  'GROOVY-10631': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const [t, a] = [m.of('m.T'), (type) => m.type('A', type)];
      const joined = a(m.extending(m.top));
      const call = m.callFunction('m', joined, {
        types: [joined],
        args: [m.make(a(m.type('Boolean'))), m.make(a(m.string))],
      });
      return {
        classes: [m.box('A', ['T'])],
        functions: [
          m.takes('m', [t, t], m.some(t), { typeParameters: [m.generic('m.T')] }),
          m.does('test', m.read('x', joined), [m.local('x', joined, m.omit(call))]),
        ],
      };
    },
  },
  'GROOVY-10632': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const [t, a] = [m.of('test.T'), m.type('A', m.string)];
      const made = m.make(m.type('B', t), m.omit(m.callFunction('test', t, { types: [t] })));
      return {
        classes: [m.box('A', ['T'], { open: true }), m.holder('B', ['T', a])],
        functions: [m.does('test', m.some(t), [m.evaluate(made)], { typeParameters: [m.generic('test.T', a)] })],
      };
    },
  },
  'GROOVY-10633': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'rejected',
    build: (m) => {
      const t = m.of('test.T');
      const b = m.type('B', t);
      const made = m.omit(m.make(m.type('A', m.string, t), m.read('x', b), m.literal(m.string, '')));
      return {
        classes: [
          m.box('B', ['T'], { methods: [m.takes('m', [m.of('B.T')])] }),
          m.box('A', ['T', 'Y'], { fields: [m.field('f', m.type('B', m.of('A.Y'))), m.field('g', m.of('A.T'))] }),
        ],
        functions: [
          m.does(
            'test',
            m.call(m.get(made, 'f', b), 'm', m.int, { args: [m.some(t)] }),
            [m.omit(m.local('x', b, m.make(b)))],
            {
              typeParameters: [m.generic('test.T', m.type('Number'))],
            },
          ),
        ],
      };
    },
  },
  'GROOVY-10870': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const [t, boolean] = [m.of('m.T'), m.type('Boolean')];
      const made = m.omit(m.make(m.type('Foo', boolean)));
      const call = m.callFunction('m', m.int, { types: [boolean], args: [m.literal(m.boolean, false), made] });
      return {
        classes: [m.box('Foo', ['X'])],
        functions: [
          m.takes('m', [t, m.type('Foo', t)], m.one(), { typeParameters: [m.generic('m.T')] }),
          m.does('test', m.omit(call)),
        ],
      };
    },
  },
  'GROOVY-11082': {
    at: 'groovy@4.0.11',
    symptom: 'rejected',
    build: (m) => {
      const [chars, foo] = [m.functionOf([], m.type('CharSequence')), m.type('Foo', m.string)];
      return {
        classes: [m.box('Foo', ['T'], { fields: [m.field('f', m.type('Supplier', m.above(m.of('Foo.T'))))] })],
        functions: [
          m.does('test', m.read('x', foo), [
            m.local('f', chars, m.some(chars)),
            m.local('x', foo, m.omit(m.make(foo, m.read('f', chars)))),
          ]),
        ],
      };
    },
  },
};
