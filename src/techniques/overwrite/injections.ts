import type { Injection } from './fault.js';
import { privateMember, protectedMember } from './kinds/access.js';
import { bound } from './kinds/bounds.js';
import { cyclicInheritance } from './kinds/cycles.js';
import { resultType, variableType } from './kinds/declared-types.js';
import { duplicateField, duplicateMethod, duplicateParameter, duplicateVariable } from './kinds/duplicates.js';
import { missingResult, strayJump, unreachableCode } from './kinds/endings.js';
import { incomparable } from './kinds/equality.js';
import { checkedException, thrownValue } from './kinds/exceptions.js';
import { argumentCount, missingMember } from './kinds/members.js';
import {
  finalClass,
  finalMethod,
  missingAbstract,
  missingOverride,
  newOfAbstract,
  overridesNothing,
  privateAbstract,
  weakerAccess,
} from './kinds/modifiers.js';
import { unknownName } from './kinds/names.js';
import { narrowing, nullToPrimitive } from './kinds/numbers.js';
import { operand } from './kinds/operands.js';
import { ambiguousOverload, inapplicableOverload } from './kinds/overloads.js';
import { overriddenResult } from './kinds/overridden.js';
import { flowType } from './kinds/flow-types.js';
import { finalVariable, nullable, smartCast } from './kinds/statements.js';
import { typeArgument } from './kinds/type-arguments.js';
import { wrongValues } from './kinds/values.js';
import { wildcard } from './kinds/wildcards.js';

/** All ways to make a program wrong. */
export const injections: readonly Injection[] = [
  variableType,
  resultType,
  ...wrongValues,
  operand,
  incomparable,
  wildcard,
  nullToPrimitive,
  narrowing,
  nullable,
  typeArgument,
  bound,
  unknownName,
  privateMember,
  protectedMember,
  finalVariable,
  finalMethod,
  finalClass,
  missingAbstract,
  newOfAbstract,
  privateAbstract,
  overridesNothing,
  missingOverride,
  weakerAccess,
  overriddenResult,
  missingMember,
  smartCast,
  flowType,
  argumentCount,
  ambiguousOverload,
  inapplicableOverload,
  duplicateMethod,
  duplicateField,
  duplicateVariable,
  duplicateParameter,
  cyclicInheritance,
  missingResult,
  unreachableCode,
  strayJump,
  thrownValue,
  checkedException,
];
