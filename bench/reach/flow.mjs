/** Programs whose variables have other types after loops, exceptions and choices. */
export const flow = {
  'GROOVY-10358': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'rejected',
    build: (m) => {
      const [a, b, c] = [m.type('A'), m.type('B', m.string), m.type('C', m.string)];
      const inherit = (name) =>
        m.box(name, ['T'], { superclass: m.below(a), methods: [m.takes('m', [m.int], m.one(), { overrides: true })] });
      const choice = m.choose(a, m.read('x', c), m.make(b));
      return {
        classes: [
          m.class('I', {
            form: 'interface',
            methods: [m.method('m', m.int, { open: true, parameters: [m.parameter('p0', m.int)] })],
          }),
          m.class('A', { form: 'abstract', open: true, interfaces: [m.type('I')] }),
          inherit('B'),
          inherit('C'),
        ],
        functions: [
          m.does('test', m.call(choice, 'm', m.int, { args: [m.one()], owner: 'I' }), [m.local('x', c, m.make(c))]),
        ],
      };
    },
  },
  'GROOVY-11457': {
    at: 'groovy@4.0.23',
    symptom: 'accepted',
    build: (m) => {
      const a = m.type('A');
      const exception = m.type('Exception');
      return {
        classes: [m.class('A', { form: 'interface' })],
        functions: [
          m.does('test', m.read('y', a), [
            m.omit(m.local('x', a, m.some(a), { mutable: true })),
            m.when(m.literal(m.boolean, false), [], [m.assign(m.read('x', a), m.literal(m.int, 51))]),
            m.attempt([], [exception, [m.assign(m.read('x', a), m.some(a))]]),
            m.local('y', a, m.read('x', a)),
          ]),
        ],
      };
    },
  },
  'GROOVY-11474': {
    at: 'groovy@4.0.23',
    symptom: 'accepted',
    build: (m) => {
      const integer = m.type('Integer');
      return {
        functions: [
          m.does('test', m.one(), [
            m.omit(m.local('x', integer, m.literal(integer, 1), { mutable: true })),
            m.loop(m.int, 2, [
              m.local('y', integer, m.read('x', integer)),
              m.assign(m.read('x', integer), m.literal(m.string, '')),
            ]),
          ]),
        ],
      };
    },
  },
  'KT-46864': {
    at: 'kotlin@1.5.10',
    symptom: 'crashed',
    build: (m) => {
      const double = m.type('Double');
      const compared = m.binary(m.boolean, m.literal(double, 40.523), '!==', m.literal(double, 62.562));
      return { functions: [m.does('m', m.one(), [m.evaluate(compared)])] };
    },
  },
};
