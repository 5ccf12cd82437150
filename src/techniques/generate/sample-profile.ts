import { plainProfile } from '../../model/inference/sample-figures.js';
import { declareExceptions } from '../../model/program/exceptions.js';
import type { Operator } from '../../model/program/expression.js';
import { features } from '../../model/program/feature.js';
import type { BuiltIn, Profile } from '../../model/program/profile.js';
import { declareType } from '../../model/types/hierarchy.js';
import type { Type } from '../../model/types/type.js';

/** A language that has every feature and no restriction. */
export function richProfile(): Profile {
  return {
    ...plainProfile(),
    supports: new Set(features),
    takesNull: ({ kind }) => kind !== 'primitive' && kind !== 'parameter',
    declare(hierarchy) {
      const { table } = hierarchy;
      const declared = (name: string): Type => {
        declareType(hierarchy, { name, parameters: [], supertypes: [] });
        return table.classType(name);
      };
      const [string, number, boolean] = ['String', 'Number', 'Boolean'].map(declared) as [Type, Type, Type];
      const arithmetic: readonly Operator[] = ['+', '-', '*'];
      const comparison: readonly Operator[] = ['<', '=='];
      const int = table.primitive('int');
      hierarchy.boxes.set('int', declared('Integer') as never);
      const all: BuiltIn[] = [
        { type: string, literal: 'string', weight: 1 },
        { type: int, literal: 'int', arithmetic, comparison, weight: 1 },
        { type: boolean, literal: 'boolean', weight: 1 },
        { type: number, weight: 1 },
        { type: declared('BigInteger'), literal: 'bigint', feature: 'bigNumbers', weight: 1 },
      ];
      const functionType = (parameters: readonly Type[], result: Type) => table.functionType(parameters, result);
      const exceptions = declareExceptions(hierarchy, [
        ['Exception', undefined, true],
        ['ParseException', 'Exception', true],
        ['RuntimeException', 'Exception', false],
      ]);
      const unit = { type: table.primitive('void'), isValue: false };
      return { all, string, int, boolean, unit, functionType, exceptions };
    },
  };
}
