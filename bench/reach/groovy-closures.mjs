/** Programs with closures. */
export const groovyClosures = {
  'GROOVY-9995': {
    at: 'groovy@3.0.8',
    symptom: 'rejected',
    build: (m) => {
      const [long, t] = [m.type('Long'), m.of('A.T')];
      const a = m.type('A', long);
      const made = m.omit(m.make(a, m.read('x', long)));
      const closure = m.closure(m.type('Closure', a), [], made, m.omit(m.local('x', long, m.literal(long, 1))));
      return {
        classes: [m.box('A', [['T', m.type('Number')]], { fields: [m.field('f', t)] })],
        functions: [
          m.does('test', m.read('y', long), [
            m.local('c', m.type('Closure', a), closure),
            m.local('y', long, m.get(m.invoke(m.read('c', m.type('Closure', a)), a), 'f', long)),
          ]),
        ],
      };
    },
  },
  'GROOVY-10221': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'rejected',
    build: (m) => {
      const t = m.of('A.U');
      const [text, own] = [m.type('Closure', m.string), m.type('Closure', t)];
      const x = { name: 'x', type: t };
      const given = m.invoke(m.read('d', own), t, m.some(t));
      return {
        classes: [
          m.box('A', ['T', ['U', m.of('A.T')]], {
            methods: [
              m.does('foo', m.invoke(m.read('c', text), m.string, given), [
                m.local('c', text, m.closure(text, [x], m.literal(m.string, ''))),
                m.local('d', own, m.closure(own, [{ ...x, name: 'y' }], m.read('y', t))),
              ]),
            ],
          }),
        ],
      };
    },
  },
  // The type of a closure does not tell what it takes: in a call no functional interface is expected.
  'GROOVY-10269': referenceForClosure((m) => m.reference(m.top, { kind: 'function' }, 'foo')),
  'GROOVY-10327': referenceForClosure((m) =>
    m.reference(m.top, { kind: 'object', receiver: m.make(m.type('B')), owner: 'B' }, 'b'),
  ),
  'GROOVY-10336': {
    at: 'groovy@3.0.9',
    symptom: 'crashed',
    build: (m) => {
      const [long, b] = [m.type('Long'), m.type('B')];
      const inner = m.type('Closure', long);
      const takes = [
        { name: 'x', type: m.top },
        { name: 'y', type: m.functionOf([], m.type('Integer')) },
      ];
      const reference = m.reference(m.top, { kind: 'object', receiver: m.make(b), owner: 'B' }, 'b');
      const called = m.invoke(m.read('c', inner), long, m.some(m.top), reference);
      const local = m.local('c', inner, m.closure(inner, takes, m.some(long)));
      const supplier = m.functionOf([], long);
      return {
        classes: [m.class('B', { methods: [m.does('b', m.literal(m.type('Integer'), 1))] })],
        functions: [
          m.does('test', m.read('k', supplier), [m.local('k', supplier, m.lambda(supplier, [], called, local))]),
        ],
      };
    },
  },
  'GROOVY-11477': {
    at: 'groovy@4.0.23',
    symptom: 'accepted',
    build: (m) => {
      const [integer, closure] = [m.type('Integer'), m.type('Closure', m.string)];
      const x = () => m.read('x', integer);
      const assigning = m.closure(closure, [], m.literal(m.string, ''), m.assign(x(), m.literal(m.string, '')));
      return {
        functions: [
          m.does('test', m.read('y', integer), [
            m.omit(m.local('x', integer, m.literal(integer, 1), { mutable: true })),
            m.local('c', closure, m.some(closure), { mutable: true }),
            m.when(m.literal(m.boolean, true), [m.assign(m.read('c', closure), assigning)]),
            m.assign(x(), m.literal(integer, 1)),
            m.evaluate(m.invoke(m.read('c', closure), m.string)),
            m.local('y', integer, x()),
          ]),
        ],
      };
    },
  },
};

function referenceForClosure(referenceOf) {
  return {
    at: 'groovy@3.0.9',
    symptom: 'crashed',
    build: (m) => {
      const integer = m.type('Integer');
      const closure = m.type('Closure', integer);
      const takes = [{ name: 'x', type: m.functionOf([integer], integer) }];
      const given = m.takes('b', [integer], m.literal(integer, 1));
      return {
        classes: [m.class('B', { methods: [given] })],
        functions: [
          { ...given, id: given.id + 1000, name: 'foo' },
          m.does('test', m.invoke(m.read('c', closure), integer, referenceOf(m)), [
            m.local('c', closure, m.closure(closure, takes, m.literal(integer, 1))),
          ]),
        ],
      };
    },
  };
}
