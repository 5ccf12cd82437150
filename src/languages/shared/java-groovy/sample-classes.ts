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
} from '../../../model/program/building.js';
import type { ClassDeclaration } from '../../../model/program/program.js';
import type { SampleTypes } from './sample-types.js';

/** A sealed interface with a record and a class below it. */
export function sampleShapes({ table, string, int, classOf, parameter: of }: SampleTypes): ClassDeclaration[] {
  const t = of('Shape.T');
  const [a, b] = [of('Point.A'), of('Point.B')];
  const area = method('area', t);
  const left = fieldOf('left', a);
  return [
    declaration('Shape', {
      form: 'interface',
      sealed: true,
      open: true,
      typeParameters: [typeParameter('Shape.T')],
      methods: [
        area,
        method('twice', t, { body: gives(call(thisOf(classOf('Shape', t)), 'Shape', area)), open: true }),
      ],
      staticFields: [{ id: 0, name: 'LIMIT', type: int, value: literal(int, 1) }],
    }),
    declaration('Point', {
      form: 'record',
      typeParameters: [typeParameter('Point.A'), typeParameter('Point.B', table.classType('Number'))],
      interfaces: [classOf('Shape', a)],
      fields: [left, fieldOf('right', b)],
      methods: [
        method('area', a, { overrides: true, body: gives(fieldIn('Point', thisOf(classOf('Point', a, b)), left)) }),
      ],
    }),
    declaration('Line', {
      interfaces: [classOf('Shape', string)],
      methods: [method('area', string, { overrides: true, body: gives(literal(string, 'a \'b\' "c"\n\\$x')) })],
    }),
  ];
}

/** A functional interface, and a class with classes within it below an abstract class. */
export function sampleClasses({
  table,
  string,
  int,
  integer,
  classOf,
  parameter: of,
}: SampleTypes): ClassDeclaration[] {
  const [outer, within] = [classOf('Outer'), classOf('Within')];
  const [own, seen] = [fieldOf('own', string, { access: 'private' }), fieldOf('seen', string)];
  const kept = fieldOf('kept', of('Base.T'), { mutable: true, access: 'protected' });
  const long = table.classType('Long');
  return [
    declaration('Fold', {
      form: 'interface',
      functional: true,
      open: true,
      typeParameters: [typeParameter('Fold.A'), typeParameter('Fold.B')],
      methods: [method('fold', of('Fold.B'), { parameters: [parameter('from', of('Fold.A'))] })],
    }),
    declaration('Base', {
      form: 'abstract',
      open: true,
      typeParameters: [typeParameter('Base.T')],
      fields: [kept],
      methods: [
        method('need', integer),
        method('fixed', int, { body: gives(literal(int, 1)) }),
        method('hidden', int, { access: 'private', body: gives(literal(int, 1)) }),
      ],
    }),
    declaration('Outer', {
      open: true,
      superclass: { type: classOf('Base', string), arguments: [variable('own', string)] },
      fields: [own],
      staticFields: [{ id: 0, name: 'START', type: long, value: literal(long, 1) }],
      methods: [
        method('need', integer, { overrides: true, body: gives(literal(integer, 1)) }),
        method('inside', string, {
          body: gives(
            fieldIn('Within', variable('made', within), seen),
            local('made', within, make(within, literal(string, 'w'))),
            {
              kind: 'assign',
              id: 0,
              target: fieldIn('Base', thisOf(outer), { name: 'kept', type: string }),
              value: literal(string, 'k'),
            },
          ),
        }),
        method('count', int, {
          static: true,
          parameters: [parameter('all', int, true)],
          body: gives(literal(int, 1)),
        }),
      ],
      classes: [
        declaration('Apart', {
          placement: 'nested',
          typeParameters: [typeParameter('Apart.U')],
          fields: [fieldOf('value', of('Apart.U'))],
        }),
        declaration('Within', {
          placement: 'inner',
          fields: [seen],
          methods: [method('around', string, { body: gives(fieldIn('Outer', thisOf(outer), own)) })],
        }),
      ],
    }),
  ];
}
