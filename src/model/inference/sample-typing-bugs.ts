import {
  call,
  declaration,
  fieldIn,
  fieldOf,
  gives,
  literal,
  local,
  make,
  method,
  parameter,
  thisOf,
  typeParameter,
  variable,
} from '../program/building.js';
import type { Expression, Statement } from '../program/expression.js';
import type { Profile } from '../program/profile.js';
import type { Type } from '../types/type.js';
import { type Figure, figure } from './sample-figures.js';

/**
 * Figure 11b: `val y: Int = x.m<C<out Number>>()`, where `<X : C<T>> m()` is a method of B<T> and x a `B<out Number>`;
 * no type is within that bound. With `Number` in place of `out Number` the program is right.
 */
export function figure11b(profile: Profile, argument: 'out Number' | 'Number'): Figure {
  return figure(profile, (table) => {
    const [number, int] = [table.classType('Number'), table.classType('Int')];
    const given = argument === 'Number' ? number : table.projection('out', number);
    const [aT, bT] = [table.parameter('A.T'), table.parameter('B.T')];
    const x = fieldOf('x', aT);
    const m = method('m', int, {
      typeParameters: [typeParameter('B.m.X', table.classType('C', [bT]))],
      body: gives(literal(int, 1)),
    });
    const called = {
      ...call(fieldIn('A', thisOf(table.classType('A', [aT])), x), 'B', m),
      typeArguments: [table.classType('C', [given])],
    };
    const body = gives(variable('y', int), local('y', int, called));
    return {
      classes: [
        declaration('C', { typeParameters: [typeParameter('C.T')] }),
        declaration('B', { typeParameters: [typeParameter('B.T')], methods: [m] }),
        declaration('A', {
          typeParameters: [typeParameter('A.T', table.classType('B', [given]))],
          fields: [x],
          methods: [method('test', int, { body })],
        }),
      ],
    };
  });
}

/**
 * Figure 11c: `var x = new A<String>(); var y = x.p; x = null`, with all its types, and `var z = x.p` at its end. In the
 * model a null has the type of the variable; an object of a class below A<String> changes it as the paper's null does.
 */
export function figure11c(profile: Profile, last: 'null' | 'object'): Figure {
  return figure(profile, (table) => {
    const text = table.classType('String');
    const [aOfText, b] = [table.classType('A', [text]), table.classType('B')];
    const x = variable('x', aOfText);
    const read = fieldIn('A', x, { name: 'p', type: text });
    const value = last === 'null' ? constant(aOfText) : make(b);
    const write: Statement = { kind: 'assign', id: 0, target: x, value };
    return {
      classes: [
        declaration('A', {
          open: true,
          typeParameters: [typeParameter('A.T')],
          fields: [fieldOf('p', table.parameter('A.T'))],
        }),
        declaration('B', { superclass: { type: aOfText, arguments: [constant(text)] } }),
      ],
      functions: [
        method('test', text, {
          body: gives(
            variable('z', text),
            local('x', aOfText, make(aOfText, constant(text)), true),
            local('y', text, read),
            write,
            local('z', text, read),
          ),
        }),
      ],
    };
  });
}

/**
 * Figure 11e before it was made wrong: `<T extends A> T foo(T x) { A y = new A(); return x }`. The paper writes
 * `x = new A()`; here a variable gets the wrong type, since overwriting changes what is declared.
 */
export function figure11e(profile: Profile): Figure {
  return figure(profile, (table) => {
    const [a, b, t] = [table.classType('A'), table.classType('B'), table.parameter('foo.T')];
    return {
      classes: [declaration('A', { open: true }), declaration('B', { superclass: { type: a, arguments: [] } })],
      functions: [
        method('foo', t, {
          typeParameters: [typeParameter('foo.T', a)],
          parameters: [parameter('x', t)],
          body: gives(variable('x', t), local('y', a, make(a))),
        }),
        method('test', b, {
          body: gives({
            kind: 'call',
            id: 0,
            type: b,
            callee: { kind: 'function' },
            name: 'foo',
            typeArguments: [b],
            arguments: [{ value: make(b) }],
          }),
        }),
      ],
    };
  });
}

/** Figure 11f: `T v = true ? foo : (K) null`, where foo is a T, `T extends Double` and `K extends T`. */
export function figure11f(profile: Profile): Figure {
  return figure(profile, (table) => {
    const [t, k] = [table.parameter('A.T'), table.parameter('A.K')];
    const choice: Expression = {
      kind: 'conditional',
      id: 0,
      type: t,
      condition: literal(table.classType('Boolean'), true),
      then: variable('foo', t),
      otherwise: constant(k),
    };
    const body = gives(variable('v', t), local('foo', t, constant(t)), local('v', t, choice));
    return {
      classes: [
        declaration('A', {
          typeParameters: [typeParameter('A.T', table.classType('Double')), typeParameter('A.K', t)],
          methods: [method('test', t, { body })],
        }),
      ],
    };
  });
}

function constant(type: Type): Expression {
  return { kind: 'constant', id: 0, type };
}
