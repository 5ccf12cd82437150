// Written by scripts/write-registry.mjs from the files of rules/.
import type { Rule } from '../../model/rules/rule.js';
import { rule as alikeErrorsInAlikeInitializers } from './rules/alike-errors-in-alike-initializers.js';
import { rule as argumentsInOrder } from './rules/arguments-in-order.js';
import { rule as assignedValue } from './rules/assigned-value.js';
import { rule as breakOutsideOfLoop } from './rules/break-outside-of-loop.js';
import { rule as conflictingFunctions } from './rules/conflicting-functions.js';
import { rule as dataClassWithoutParameters } from './rules/data-class-without-parameters.js';
import { rule as extendedFinalClass } from './rules/extended-final-class.js';
import { rule as finallyComesLast } from './rules/finally-comes-last.js';
import { rule as guardOfBranch } from './rules/guard-of-branch.js';
import { rule as ifAsWhen } from './rules/if-as-when.js';
import { rule as ifWithoutElseAsValue } from './rules/if-without-else-as-value.js';
import { rule as initializedInOrder } from './rules/initialized-in-order.js';
import { rule as instanceOfAbstractClass } from './rules/instance-of-abstract-class.js';
import { rule as intAsLong } from './rules/int-as-long.js';
import { rule as intFromWhen } from './rules/int-from-when.js';
import { rule as intInBase36 } from './rules/int-in-base-36.js';
import { rule as intInList } from './rules/int-in-list.js';
import { rule as lateInitializedValue } from './rules/late-initialized-value.js';
import { rule as memberOfNullable } from './rules/member-of-nullable.js';
import { rule as missingBranchOfEnum } from './rules/missing-branch-of-enum.js';
import { rule as missingBranchOfSealed } from './rules/missing-branch-of-sealed.js';
import { rule as nullForValue } from './rules/null-for-value.js';
import { rule as operatorAsCall } from './rules/operator-as-call.js';
import { rule as overrideOfNothing } from './rules/override-of-nothing.js';
import { rule as overrideWithoutModifier } from './rules/override-without-modifier.js';
import { rule as parameterOfOutType } from './rules/parameter-of-out-type.js';
import { rule as reifiedWithoutInline } from './rules/reified-without-inline.js';
import { rule as smartCastOfVariable } from './rules/smart-cast-of-variable.js';
import { rule as suspendingCallInPlainFunction } from './rules/suspending-call-in-plain-function.js';
import { rule as textAsBytes } from './rules/text-as-bytes.js';
import { rule as textByCharacters } from './rules/text-by-characters.js';
import { rule as textInterpolated } from './rules/text-interpolated.js';
import { rule as textReversedTwice } from './rules/text-reversed-twice.js';
import { rule as textSplitAndJoined } from './rules/text-split-and-joined.js';
import { rule as unknownLabel } from './rules/unknown-label.js';
import { rule as unknownNamedArgument } from './rules/unknown-named-argument.js';
import { rule as usedBeforeAssigned } from './rules/used-before-assigned.js';
import { rule as violatedBound } from './rules/violated-bound.js';

/** The axioms of the language. */
export const rules: readonly Rule[] = [
  alikeErrorsInAlikeInitializers,
  argumentsInOrder,
  assignedValue,
  breakOutsideOfLoop,
  conflictingFunctions,
  dataClassWithoutParameters,
  extendedFinalClass,
  finallyComesLast,
  guardOfBranch,
  ifAsWhen,
  ifWithoutElseAsValue,
  initializedInOrder,
  instanceOfAbstractClass,
  intAsLong,
  intFromWhen,
  intInBase36,
  intInList,
  lateInitializedValue,
  memberOfNullable,
  missingBranchOfEnum,
  missingBranchOfSealed,
  nullForValue,
  operatorAsCall,
  overrideOfNothing,
  overrideWithoutModifier,
  parameterOfOutType,
  reifiedWithoutInline,
  smartCastOfVariable,
  suspendingCallInPlainFunction,
  textAsBytes,
  textByCharacters,
  textInterpolated,
  textReversedTwice,
  textSplitAndJoined,
  unknownLabel,
  unknownNamedArgument,
  usedBeforeAssigned,
  violatedBound,
];
