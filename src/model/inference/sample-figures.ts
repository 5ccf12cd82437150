import {
  declaration,
  fieldOf,
  gives,
  local,
  make,
  method,
  parameter,
  programOf,
  typeParameter,
  variable,
} from '../program/building.js';
import type { Expression } from '../program/expression.js';
import type { Inference, Profile } from '../program/profile.js';
import type { Program } from '../program/program.js';
import { type ProgramTypes, programTypes } from '../program/program-hierarchy.js';
import { declareType } from '../types/hierarchy.js';
import type { ClassType, Type } from '../types/type.js';
import { createTypeTable, type TypeTable } from '../types/type-table.js';

/** A language with nothing but what the figures of the Hephaestus paper need, for tests. */
export function plainProfile(inference: Partial<Inference> = {}): Profile {
  return {
    supports: new Set(),
    covariantArrays: false,
    restrictions: {},
    rejects: {},
    tolerates: {},
    inference: {
      omits: new Set(['local', 'global', 'result', 'typeArguments', 'lambdaParameters']),
      ...inference,
    },
    declare(hierarchy) {
      const [string, int, boolean] = ['String', 'Int', 'Boolean', 'Number', 'Double'].map((name) => {
        declareType(hierarchy, { name, parameters: [], supertypes: [] });
        return hierarchy.table.classType(name);
      }) as [ClassType, ClassType, ClassType];
      const functionType = (parameters: readonly Type[], result: Type) =>
        hierarchy.table.functionType(parameters, result);
      return { all: [{ type: string, literal: 'string', weight: 1 }], string, int, boolean, functionType };
    },
  };
}

/** A program of a figure with its types. */
export interface Figure extends ProgramTypes {
  readonly program: Program;
  readonly profile: Profile;
}

/** Makes a program out of its parts and knows its types. */
export function figure(profile: Profile, make: (table: TypeTable) => Parameters<typeof programOf>[1]): Figure {
  const table = createTypeTable();
  const program = programOf('none', make(table));
  return { program, profile, ...programTypes(program, profile, table) };
}

/** Figure 6: `fun m(): A<String> = B<String>(A<String>())`, where `class B<T>(val f: A<T>) : A<T>()`. */
export function figure6(profile: Profile): Figure {
  return figure(profile, (table) => {
    const bT = table.parameter('B.T');
    const text = table.classType('String');
    const [aOfText, bOfText] = [table.classType('A', [text]), table.classType('B', [text])];
    return {
      classes: [
        declaration('A', { open: true, typeParameters: [typeParameter('A.T')] }),
        declaration('B', {
          typeParameters: [typeParameter('B.T')],
          superclass: { type: table.classType('A', [bT]), arguments: [] },
          fields: [fieldOf('f', table.classType('A', [bT]))],
        }),
      ],
      functions: [method('m', aOfText, { body: gives(make(bOfText, make(aOfText))) })],
    };
  });
}

/** The example of section 3.4.1: `val x: Any = "str"; val y: A<Any> = A<Any>(x)`. */
export function section341(profile: Profile): Figure {
  return figure(profile, (table) => {
    const text = table.classType('String');
    const aOfAny = table.classType('A', [table.top]);
    const value: Expression = { kind: 'literal', id: 0, type: text, value: 'str' };
    return {
      classes: [
        declaration('A', {
          typeParameters: [typeParameter('A.T')],
          fields: [fieldOf('f', table.parameter('A.T'))],
        }),
      ],
      functions: [
        method('m', text, {
          body: gives(value, local('x', table.top, value), local('y', aOfAny, make(aOfAny, variable('x', table.top)))),
        }),
      ],
    };
  });
}

/** Figure 11a: `C<String> x = A.foo(new C<>())`, with all its type arguments, where `static <T> T foo(C<T> t)`. */
export function figure11a(profile: Profile): Figure {
  return figure(profile, (table) => {
    const text = table.classType('String');
    const cOfText = table.classType('C', [text]);
    const cOfC = table.classType('C', [cOfText]);
    const fooT = table.parameter('A.foo.T');
    const call: Expression = {
      kind: 'call',
      id: 0,
      type: cOfText,
      callee: { kind: 'static', owner: 'A' },
      name: 'foo',
      typeArguments: [cOfText],
      arguments: [{ value: make(cOfC) }],
    };
    return {
      classes: [
        declaration('C', { typeParameters: [typeParameter('C.T')] }),
        declaration('A', {
          methods: [
            method('foo', fooT, {
              static: true,
              typeParameters: [typeParameter('A.foo.T')],
              parameters: [parameter('t', table.classType('C', [fooT]))],
              body: gives({ kind: 'constant', id: 0, type: fooT }),
            }),
          ],
        }),
      ],
      functions: [
        method('test', text, {
          body: gives({ kind: 'literal', id: 0, type: text, value: '' }, local('x', cOfText, call)),
        }),
      ],
    };
  });
}

/** Figure 11d: `override fun foo(): A = if (true) B() else E()`, where B and E are below A and different R<…>. */
export function figure11d(profile: Profile): Figure {
  return figure(profile, (table) => {
    const [a, b, e, w, j, c] = ['A', 'B', 'E', 'W', 'J', 'C'].map((name) => table.classType(name)) as [
      ClassType,
      ClassType,
      ClassType,
      ClassType,
      ClassType,
      ClassType,
    ];
    const condition: Expression = { kind: 'literal', id: 0, type: table.classType('Boolean'), value: true };
    const choice: Expression = { kind: 'conditional', id: 0, type: a, condition, then: make(b), otherwise: make(e) };
    const below = (name: string, of: ClassType) =>
      declaration(name, {
        open: true,
        superclass: { type: a, arguments: [] },
        interfaces: [table.classType('R', [of])],
      });
    return {
      classes: [
        declaration('R', { form: 'interface', typeParameters: [typeParameter('R.T')] }),
        declaration('W', { form: 'interface' }),
        declaration('J', { form: 'interface' }),
        declaration('A', { open: true }),
        below('B', w),
        below('E', j),
        declaration('C', { open: true, methods: [method('foo', a, { open: true, body: gives(make(b)) })] }),
        declaration('D', {
          superclass: { type: c, arguments: [] },
          methods: [method('foo', a, { overrides: true, body: gives(choice) })],
        }),
      ],
    };
  });
}
