/** Programs with bounded type parameters and projections. */
export const groovyBounds = {
  'GROOVY-10344': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'crashed',
    build: (m) => {
      const number = m.type('Number');
      const [a, b] = [m.type('A', number, number), m.type('B')];
      const bound = m.type('A', m.extending(number), m.extending(number));
      const made = () => m.omit(m.make(a));
      const call = m.omit(m.call(m.some(b), 'foo', m.int, { types: [a], args: [made(), made()] }));
      const f = m.of('B.foo.F');
      return {
        classes: [
          m.box('A', ['O', 'S']),
          m.class('B', {
            form: 'interface',
            methods: [
              m.takes('foo', [f, f], m.one(), { typeParameters: [m.generic('B.foo.F', bound)], body: undefined }),
            ],
          }),
        ],
        functions: [m.does('test', m.read('x', m.int), [m.omit(m.local('x', m.int, call))])],
      };
    },
  },
  'GROOVY-10362': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const boolean = m.type('Boolean');
      const [y, b, s] = [m.of('I.Y'), m.of('I.B'), m.of('I2.S')];
      const face = (name, labels, ...above) => m.box(name, labels, { form: 'interface', interfaces: above });
      const type = m.type('B');
      const c = m.type('C', m.type('Integer'), m.type('Integer'));
      const yes = () => m.literal(boolean, true);
      return {
        classes: [
          {
            ...face('I', ['W', 'Y', ['B', m.of('I.W')]]),
            methods: [m.takes('m', [y, b], m.some(y), { body: undefined })],
          },
          face('I2', [['S', boolean], 'M'], m.type('I', s, s, s)),
          face('I3', ['J'], m.type('I2', boolean, m.of('I3.J'))),
          face('I4', [['X', m.type('Number')]], m.type('I3', m.of('I4.X'))),
          m.class('B', {
            open: true,
            interfaces: [m.type('I4', m.type('Number'))],
            methods: [m.takes('m', [boolean, boolean], yes(), { overrides: true })],
          }),
          m.box(
            'C',
            [
              ['T1', m.type('Integer')],
              ['T2', m.of('C.T1')],
            ],
            { form: 'abstract', open: true, superclass: m.below(type) },
          ),
        ],
        functions: [
          m.does('bar', m.some(c)),
          m.does('test', m.call(m.read('x', type), 'm', boolean, { args: [yes(), yes()] }), [
            m.local('x', type, m.callFunction('bar', c)),
          ]),
        ],
      };
    },
  },
  'GROOVY-10365': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const [i, double, integer] = [m.type('I'), m.primitive('double'), m.type('Integer')];
      const a = m.type('A', m.type('Float'), m.extending(m.of('B.T')));
      const given = m.get(m.this(m.type('B', m.of('B.T'))), 'f', m.int);
      return {
        classes: [
          m.class('I', { form: 'interface', methods: [m.takes('m', [integer], m.some(double), { body: undefined })] }),
          m.box('A', [['T', m.type('Number')], 'Y'], {
            interfaces: [i],
            methods: [m.takes('m', [integer], m.some(double), { overrides: true })],
          }),
          m.box('B', [['T', i]], {
            fields: [m.field('f', m.int)],
            methods: [m.takes('m2', [a], m.call(m.read('p0', a), 'm', double, { args: [given] }))],
          }),
        ],
      };
    },
  },
  'GROOVY-10367': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const z = m.of('B.Z');
      const made = m.omit(m.make(m.type('A', z, z), m.some(z)));
      const own = m.get(m.this(m.type('B', z)), 'f', z);
      return {
        classes: [
          m.box('A', ['Z', ['P', m.of('A.Z')]], { fields: [m.field('f', m.of('A.Z'))] }),
          m.box('B', [['Z', m.type('Number')]], {
            fields: [m.field('f', z, { mutable: true })],
            methods: [m.does('test', m.one(), [m.assign(own, m.get(made, 'f', z))])],
          }),
        ],
      };
    },
  },
  'GROOVY-10622': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const [t, byte] = [m.of('test.T'), m.type('Byte')];
      const c = m.type('C', t);
      const given = m.call(m.read('x', t), 'm', byte, { owner: 'A' });
      return {
        classes: [
          m.box('A', ['T'], { open: true, methods: [m.does('m', m.some(m.of('A.T')))] }),
          m.class('B', { fields: [m.field('f', m.primitive('byte'))] }),
          m.holder('C'),
        ],
        functions: [
          m.does(
            'test',
            m.one(),
            [
              m.local('a', c, m.make(c, m.some(t))),
              m.local('x', t, m.get(m.read('a', c), 'f', t)),
              m.evaluate(m.make(m.type('B'), given)),
            ],
            { typeParameters: [m.generic('test.T', m.type('A', byte))] },
          ),
        ],
      };
    },
  },
  'GROOVY-10629': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const [x, y] = [m.of('B.X'), m.of('B.Y')];
      const a = m.type('A', x);
      return {
        classes: [
          m.box('A', ['T'], { methods: [m.takes('m', [m.of('A.T')])] }),
          m.box(
            'B',
            [
              ['X', m.type('Number')],
              ['Y', x],
            ],
            {
              methods: [
                m.does('test', m.call(m.read('x', a), 'm', m.int, { args: [m.some(y)] }), [m.local('x', a, m.make(a))]),
              ],
            },
          ),
        ],
      };
    },
  },
  'GROOVY-10754': {
    at: 'groovy@4.0.0',
    symptom: 'rejected',
    build: (m) => {
      const [b, a] = [m.type('B'), m.type('A', m.type('Boolean'))];
      const z = m.type('C', m.extending(b), m.extending(b));
      const made = m.omit(m.make(m.type('C', b, b), m.read('p0', b), m.read('p1', b)));
      return {
        classes: [
          m.box('A', ['T'], { open: true }),
          m.class('B', { open: true, superclass: m.below(a) }),
          m.box(
            'C',
            [
              ['T', a],
              ['U', m.of('C.T')],
            ],
            { fields: [m.field('t', m.of('C.T')), m.field('u', m.of('C.U'))] },
          ),
        ],
        functions: [m.takes('test', [b, b], m.read('z', z), { body: m.body(m.read('z', z), [m.local('z', z, made)]) })],
      };
    },
  },
  'GROOVY-10992': {
    at: 'groovy@4.0.15',
    symptom: 'rejected',
    build: (m) => {
      const [x, t] = [m.of('test.X'), m.of('S.T')];
      const supplier = m.functionOf([], m.type('S', x));
      const op = m.type('Op', x);
      const call = m.call(m.invoke(m.read('x', supplier), m.type('S', x)), 'reduce', x, {
        args: [m.read('y', x), m.read('z', op)],
      });
      return {
        classes: [
          m.box('Op', ['T'], { form: 'interface' }),
          m.box('S', ['T'], { methods: [m.takes('reduce', [t, m.type('Op', t)], m.some(t))] }),
        ],
        functions: [
          m.does(
            'test',
            m.read('r', x),
            [
              m.local('x', supplier, m.some(supplier)),
              m.local('y', x, m.some(x)),
              m.local('z', op, m.some(op)),
              m.local('r', x, call),
            ],
            { typeParameters: [m.generic('test.X', m.type('Number'))] },
          ),
        ],
      };
    },
  },
  'GROOVY-10997': {
    at: 'groovy@4.0.15',
    symptom: 'rejected',
    build: (m) => {
      const [y, i] = [m.of('test.Y'), m.of('test.I')];
      const [s, c] = [m.type('S', i), m.type('C', y)];
      return {
        classes: [
          m.box('C', ['T'], { form: 'interface' }),
          m.box('S', ['T'], { methods: [m.takes('each', [m.type('C', m.above(m.of('S.T')))])] }),
        ],
        functions: [
          m.does(
            'test',
            m.call(m.read('x', s), 'each', m.int, { args: [m.read('y', c)] }),
            [m.local('x', s, m.some(s)), m.local('y', c, m.some(c))],
            { typeParameters: [m.generic('test.Y'), m.generic('test.I', y)] },
          ),
        ],
      };
    },
  },
  'GROOVY-10999': {
    at: 'groovy@4.0.15',
    symptom: 'rejected',
    build: (m) => {
      const [h, k] = [m.of('test.H'), m.of('N.K')];
      const made = m.callStatic('Maps', 'empty', m.type('N', h, h), { types: [h, h] });
      const [p, q] = [m.of('Maps.empty.K'), m.of('Maps.empty.V')];
      return {
        classes: [
          m.box('N', ['K', 'V'], { methods: [m.takes('ceiling', [k], m.some(k))] }),
          m.class('Maps', {
            methods: [
              m.does('empty', m.some(m.type('N', p, q)), [], {
                static: true,
                typeParameters: [m.generic('Maps.empty.K'), m.generic('Maps.empty.V')],
              }),
            ],
          }),
        ],
        functions: [
          m.does('test', m.one(), [m.omit(m.local('x', h, m.call(made, 'ceiling', h, { args: [m.some(h)] })))], {
            typeParameters: [m.generic('test.U', m.type('Number')), m.generic('test.H', m.of('test.U'))],
          }),
        ],
      };
    },
  },
  'GROOVY-10230': {
    at: 'groovy@4.0.0-beta-1',
    symptom: 'crashed',
    build: (m) => {
      const t = m.of('test.T');
      const bound = m.type('Foo', m.type('Number'), m.type('Number'));
      const call = m.callFunction('m', t, {
        types: [t],
        args: [m.choose(t, m.read('z', t), m.read('z', t))],
      });
      return {
        classes: [m.box('Foo', ['T1', 'T2'], { open: true })],
        functions: [
          m.takes('m', [m.of('m.T')], m.some(m.of('m.T')), { typeParameters: [m.generic('m.T', bound)] }),
          m.does('test', m.omit(call), [m.local('z', t, m.some(t))], { typeParameters: [m.generic('test.T', bound)] }),
        ],
      };
    },
  },
};
