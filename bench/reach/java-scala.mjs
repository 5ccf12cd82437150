/** Programs of Java and Scala. */
export const javaScala = {
  'JDK-8272077': {
    at: 'java@17.0.15',
    symptom: 'rejected',
    build: (m) => {
      const [short, number] = [m.type('Short'), m.type('Number')];
      const f = m.type('Mapper', m.extending(number), m.extending(number));
      return {
        classes: [
          m.class('Mapper', {
            form: 'interface',
            functional: true,
            typeParameters: [m.generic('Mapper.P'), m.generic('Mapper.R')],
            methods: [
              m.method('apply', m.of('Mapper.R'), { open: true, parameters: [m.parameter('x', m.of('Mapper.P'))] }),
            ],
          }),
        ],
        functions: [
          m.method('foo', short, { parameters: [m.parameter('x', short)], body: m.body(m.read('x', short)) }),
          m.method('test', f, {
            body: m.body(m.read('g', f), [m.local('g', f, m.reference(f, { kind: 'function' }, 'foo'))]),
          }),
        ],
      };
    },
  },
  17311: {
    at: 'scala@3.2.2',
    symptom: 'rejected',
    build: (m) => {
      const [e, bar] = [m.of('Foo.E'), m.type('Bar')];
      const comparator = m.type('Order', bar);
      const made = m.omit(m.make(m.type('Foo', bar), m.read('x', comparator)));
      return {
        classes: [
          m.class('Order', { form: 'interface', typeParameters: [m.generic('Order.T')] }),
          m.class('Foo', {
            typeParameters: [m.generic('Foo.E')],
            fields: [m.field('x', m.type('Order', m.above(e)))],
            methods: [m.method('first', e, { body: m.body(m.some(e)) })],
          }),
          m.class('Bar', { methods: [m.method('m', m.string, { body: m.body(m.literal(m.string, '')) })] }),
        ],
        functions: [
          m.method('test', m.string, {
            body: m.body(m.call(m.read('k', bar), 'm', m.string), [
              m.local('x', comparator, m.some(comparator)),
              m.omit(m.local('k', bar, m.call(made, 'first', bar))),
            ]),
          }),
        ],
      };
    },
  },
  'DOTTY-21558': {
    at: 'scala@3.2.2',
    symptom: 'crashed',
    build: (m) => {
      const [base, float] = [m.type('Base'), m.type('Float')];
      const projected = m.type('A', m.extending(float));
      const inner = m.callFunction('m2', m.int);
      const parameter = {
        ...m.parameter('p', projected),
        default: m.omit(m.make(m.type('A', float), m.literal(float, 1))),
      };
      return {
        classes: [
          m.class('Base', { open: true }),
          m.class('A', {
            typeParameters: [m.generic('A.T', float)],
            fields: [m.field('f', m.of('A.T'))],
            superclass: m.below(base),
          }),
        ],
        functions: [
          m.method('test', m.int, {
            body: m.body(m.callFunction('m1', m.int, { args: [m.omit(m.make(m.type('A', float), inner))] })),
          }),
          m.method('m1', m.int, { parameters: [m.parameter('x', base)], body: m.body(m.literal(m.int, 1)) }),
          m.method('m2', m.int, { parameters: [parameter], body: m.body(m.literal(m.int, 1)) }),
        ],
      };
    },
  },
  17360: {
    at: 'scala@3.2.2',
    symptom: 'rejected',
    build: (m) => {
      const overload = (label, vararg) => {
        const name = `Foo.${label}.T`;
        const parameters = [m.parameter('x', m.of(name), vararg)];
        const more = { static: true, overloaded: true, parameters, typeParameters: [m.generic(name)] };
        return m.does('m', m.literal(m.boolean, true), [], more);
      };
      const call = m.callStatic('Foo', 'm', m.boolean, { types: [m.type('Short')], args: [m.literal(m.int, 10)] });
      return {
        classes: [m.class('Foo', { methods: [overload('a', false), overload('b', true)] })],
        functions: [m.does('test', call)],
      };
    },
  },
};
