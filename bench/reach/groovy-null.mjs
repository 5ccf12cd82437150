/** Programs with a null or a literal where a type is wanted that is not its own. */
export const groovyNull = {
  'GROOVY-10079': {
    at: 'groovy@3.0.8',
    symptom: 'rejected',
    build: (m) => ({
      functions: [m.method('foo', m.primitive('char'), { body: m.body(m.some(m.type('Character'))) })],
    }),
  },
  'GROOVY-10095': {
    at: 'groovy@3.0.9',
    symptom: 'accepted',
    build: (m) => {
      const float = m.primitive('float');
      const choice = m.choose(float, m.literal(float, 10.5), m.null(float));
      return { functions: [m.does('foo', m.read('x', float), [m.local('x', float, choice)])] };
    },
  },
  'GROOVY-10107': {
    at: 'groovy@4.0.0-alpha-3',
    symptom: 'rejected',
    build: (m) => {
      const t = m.of('A.T');
      return {
        classes: [
          m.box('A', [['T', m.type('Number')]], {
            methods: [m.does('m', m.read('v', t), [m.local('v', t, m.null(t))])],
          }),
        ],
      };
    },
  },
  'GROOVY-10373': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'rejected',
    build: (m) => {
      const bound = m.type('B', m.type('Character'));
      const [i, s, c] = [m.of('Test.I'), m.of('C.S'), m.type('C', m.of('Test.I'))];
      const a = (type) => m.type('A', type, m.extending(type));
      const call = m.call(m.call(m.read('x', c), 'foo', a(i)), 'bar', m.int, { args: [m.null(i)] });
      return {
        classes: [
          m.box('A', ['I', ['E', m.of('A.I')]], { methods: [m.takes('bar', [m.of('A.E')])] }),
          m.box('B', ['T'], { open: true }),
          m.box('C', [['S', bound]], { methods: [m.does('foo', m.some(a(s)))] }),
          m.box('Test', [['I', bound]], { methods: [m.does('test', call, [m.local('x', c, m.some(c))])] }),
        ],
      };
    },
  },
  'GROOVY-10623': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const a = m.type('A');
      return {
        classes: [m.class('A')],
        functions: [
          m.does('test', m.read('y', a), [
            m.omit(m.local('x', a, m.make(a), { mutable: true })),
            m.assign(m.read('x', a), m.null(a)),
            m.local('y', a, m.read('x', a)),
          ]),
        ],
      };
    },
  },
  'GROOVY-9947': {
    at: 'groovy@3.0.8',
    symptom: 'rejected',
    build: (m) => {
      const a = m.type('A', m.type('Float'));
      return {
        classes: [m.box('A', ['T'], { methods: [m.takes('bar', [m.of('A.T')])] })],
        functions: [
          m.does('test', m.call(m.read('a', a), 'bar', m.int, { args: [m.literal(m.int, 10)] }), [
            m.local('a', a, m.make(a)),
          ]),
        ],
      };
    },
  },
};
