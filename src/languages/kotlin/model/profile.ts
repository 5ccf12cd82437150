import { declareExceptions } from '../../../model/program/exceptions.js';
import { type Feature, features } from '../../../model/program/feature.js';
import type { BuiltIns, Profile } from '../../../model/program/profile.js';
import { declareType, type Hierarchy } from '../../../model/types/hierarchy.js';
import { declareValues, unchecked } from '../../shared/kotlin-scala/built-ins.js';
import { faults } from './faults.js';

const missing: ReadonlySet<Feature> = new Set<Feature>([
  'primitives',
  'bigNumbers',
  'tuples',
  'closures',
  'checkedExceptions',
  'genericConstructors',
]);

/** What the generator must know of Kotlin. */
export const profile: Profile = {
  supports: new Set(features.filter((feature) => !missing.has(feature))),
  covariantArrays: false,
  warmsUp: 'the tiers of the JVM compile what is called often',
  restrictions: {
    noStaticsInInner: 'a companion object is prohibited in an inner class',
    noFractionsInText:
      'in JavaScript 1.0 is written as 1 (Kotlin/JS, "Represent Kotlin types in JavaScript"), and a Float has double precision',
    lastingNarrowing:
      'after a choice with a branch of type Nothing, what is known of a variable in the other branches is still known, since what follows that branch is unreachable (Control- and data-flow analysis, "`kotlin.Nothing` and its influence on the CFG")',
    noGenericArrays: 'arrayOf has a reified type parameter, for which a type parameter cannot stand',
  },
  inference: {
    omits: new Set(['local', 'loopVariable', 'global', 'result', 'typeArguments', 'lambdaParameters']),
    flowTyping: 'a variable is smart-cast to the type of what it was given last',
    joinsResults:
      'the result of a function is the type of its body, and that of a conditional the least upper bound of its branches',
    expressionBodies: 'a body in braces gives Unit unless a result is declared',
  },
  rejects: faults,
  tolerates: {
    unreachableCode: 'a statement that cannot be reached is a warning',
    checkedException: 'there are no checked exceptions (Exceptions)',
    incomparableValues: 'a == b is a call of equals, which takes anything (Value equality expressions)',
  },
  takesNull: ({ kind }) => kind === 'nullable' || kind === 'top',
  declare,
};

function declare(hierarchy: Hierarchy): BuiltIns {
  const { table } = hierarchy;
  const [number, text] = [table.classType('Number'), table.classType('CharSequence')];
  declareType(hierarchy, { name: 'Number', parameters: [], supertypes: [] });
  declareType(hierarchy, { name: 'CharSequence', parameters: [], supertypes: [] });
  declareType(hierarchy, {
    name: 'Comparable',
    parameters: [{ name: 'Comparable.T', variance: 'in' }],
    supertypes: [],
  });
  const comparable = (name: string) => table.classType('Comparable', [table.classType(name)]);
  const builtIns = declareValues(hierarchy, {
    ofValue: (value) => [...(value.number ? [number] : []), comparable(value.type.name)],
    ofString: [comparable('String'), text],
    ofUnit: [],
  });
  const above = [number, text, comparable('Int'), comparable('String')];
  const exceptions = declareExceptions(hierarchy, unchecked);
  const enumSupertypes: BuiltIns['enumSupertypes'] = ({ name }) => [comparable(name)];
  const all = [...builtIns.all, ...above.map((type) => ({ type, weight: 1 }))];
  return { ...builtIns, exceptions, enumSupertypes, all };
}
