// Written by scripts/write-registry.mjs from the files of rules/.
import type { Rule } from '../../model/rules/rule.js';
import { rule as abstractAndFinal } from './rules/abstract-and-final.js';
import { rule as abstractMethodInClass } from './rules/abstract-method-in-class.js';
import { rule as accessorOfWrongType } from './rules/accessor-of-wrong-type.js';
import { rule as alikeErrorsInAlikeConditions } from './rules/alike-errors-in-alike-conditions.js';
import { rule as alikeErrorsInAlikeInitializers } from './rules/alike-errors-in-alike-initializers.js';
import { rule as alikeErrorsInAlikeReferences } from './rules/alike-errors-in-alike-references.js';
import { rule as alikeErrorsInVarDeclarations } from './rules/alike-errors-in-var-declarations.js';
import { rule as alternativesOfOneClass } from './rules/alternatives-of-one-class.js';
import { rule as ambiguousCall } from './rules/ambiguous-call.js';
import { rule as assignedByOneBranch } from './rules/assigned-by-one-branch.js';
import { rule as assignedByOneCase } from './rules/assigned-by-one-case.js';
import { rule as assignedConstantOfInterface } from './rules/assigned-constant-of-interface.js';
import { rule as assignedFinalVariable } from './rules/assigned-final-variable.js';
import { rule as assignedInCompactConstructor } from './rules/assigned-in-compact-constructor.js';
import { rule as assignedValue } from './rules/assigned-value.js';
import { rule as bindingChangedInGuard } from './rules/binding-changed-in-guard.js';
import { rule as bodyOfFalseLoop } from './rules/body-of-false-loop.js';
import { rule as booleanCastToInt } from './rules/boolean-cast-to-int.js';
import { rule as booleanInSum } from './rules/boolean-in-sum.js';
import { rule as breakOutsideOfLoop } from './rules/break-outside-of-loop.js';
import { rule as bridgeToGenericMethod } from './rules/bridge-to-generic-method.js';
import { rule as capturedWildcard } from './rules/captured-wildcard.js';
import { rule as caseOfNull } from './rules/case-of-null.js';
import { rule as caughtAlready } from './rules/caught-already.js';
import { rule as caughtButNeverThrown } from './rules/caught-but-never-thrown.js';
import { rule as changedVariableInClass } from './rules/changed-variable-in-class.js';
import { rule as changedVariableInLambda } from './rules/changed-variable-in-lambda.js';
import { rule as circularClass } from './rules/circular-class.js';
import { rule as circularConstructors } from './rules/circular-constructors.js';
import { rule as compoundAssignmentKeepsLeft } from './rules/compound-assignment-keeps-left.js';
import { rule as constructorWithoutCanonical } from './rules/constructor-without-canonical.js';
import { rule as continueOfBlock } from './rules/continue-of-block.js';
import { rule as contradictingAccess } from './rules/contradicting-access.js';
import { rule as distanceOfShift } from './rules/distance-of-shift.js';
import { rule as divisionTowardZero } from './rules/division-toward-zero.js';
import { rule as dominatedPattern } from './rules/dominated-pattern.js';
import { rule as duplicateCase } from './rules/duplicate-case.js';
import { rule as duplicateEnumConstant } from './rules/duplicate-enum-constant.js';
import { rule as duplicateMethod } from './rules/duplicate-method.js';
import { rule as duplicateParameter } from './rules/duplicate-parameter.js';
import { rule as emptyCharacter } from './rules/empty-character.js';
import { rule as exhaustiveSealedSwitch } from './rules/exhaustive-sealed-switch.js';
import { rule as extendedEnum } from './rules/extended-enum.js';
import { rule as extendedFinalClass } from './rules/extended-final-class.js';
import { rule as extendingRecord } from './rules/extending-record.js';
import { rule as fallIntoPattern } from './rules/fall-into-pattern.js';
import { rule as falseGuard } from './rules/false-guard.js';
import { rule as fieldAsConstructorArgument } from './rules/field-as-constructor-argument.js';
import { rule as fieldBeforeSuper } from './rules/field-before-super.js';
import { rule as fieldsBeforeConstructor } from './rules/fields-before-constructor.js';
import { rule as finalAndVolatile } from './rules/final-and-volatile.js';
import { rule as finalFieldWithoutValue } from './rules/final-field-without-value.js';
import { rule as finallyComesLast } from './rules/finally-comes-last.js';
import { rule as forwardReference } from './rules/forward-reference.js';
import { rule as genericArray } from './rules/generic-array.js';
import { rule as genericException } from './rules/generic-exception.js';
import { rule as guardedPattern } from './rules/guarded-pattern.js';
import { rule as impossibleCast } from './rules/impossible-cast.js';
import { rule as impossibleInstanceof } from './rules/impossible-instanceof.js';
import { rule as indexIntoNumber } from './rules/index-into-number.js';
import { rule as inferredRecordPattern } from './rules/inferred-record-pattern.js';
import { rule as inheritedDefaultsCollide } from './rules/inherited-defaults-collide.js';
import { rule as initializedOnce } from './rules/initialized-once.js';
import { rule as instanceFieldInStaticMethod } from './rules/instance-field-in-static-method.js';
import { rule as instanceFieldOfRecord } from './rules/instance-field-of-record.js';
import { rule as instanceOfAbstractClass } from './rules/instance-of-abstract-class.js';
import { rule as instanceOfEnum } from './rules/instance-of-enum.js';
import { rule as instanceOfTypeParameter } from './rules/instance-of-type-parameter.js';
import { rule as intAsBigInteger } from './rules/int-as-big-integer.js';
import { rule as intAsDouble } from './rules/int-as-double.js';
import { rule as intBoundByPattern } from './rules/int-bound-by-pattern.js';
import { rule as intBoxedAndUnboxed } from './rules/int-boxed-and-unboxed.js';
import { rule as intClamped } from './rules/int-clamped.js';
import { rule as intComplementedTwice } from './rules/int-complemented-twice.js';
import { rule as intFromPatternSwitch } from './rules/int-from-pattern-switch.js';
import { rule as intFromSwitch } from './rules/int-from-switch.js';
import { rule as intGathered } from './rules/int-gathered.js';
import { rule as intInAtomic } from './rules/int-in-atomic.js';
import { rule as intInBase36 } from './rules/int-in-base-36.js';
import { rule as intInBuffer } from './rules/int-in-buffer.js';
import { rule as intInHexadecimal } from './rules/int-in-hexadecimal.js';
import { rule as intInList } from './rules/int-in-list.js';
import { rule as intInNewArray } from './rules/int-in-new-array.js';
import { rule as intInReversedList } from './rules/int-in-reversed-list.js';
import { rule as intInStream } from './rules/int-in-stream.js';
import { rule as intNegatedTwice } from './rules/int-negated-twice.js';
import { rule as intReversedTwice } from './rules/int-reversed-twice.js';
import { rule as intRotatedAndBack } from './rules/int-rotated-and-back.js';
import { rule as intYielded } from './rules/int-yielded.js';
import { rule as intersectionOfLambda } from './rules/intersection-of-lambda.js';
import { rule as lambdaForObject } from './rules/lambda-for-object.js';
import { rule as lambdaParameterHidesVariable } from './rules/lambda-parameter-hides-variable.js';
import { rule as listOfSubtype } from './rules/list-of-subtype.js';
import { rule as localInterfaceAndEnum } from './rules/local-interface-and-enum.js';
import { rule as longForInt } from './rules/long-for-int.js';
import { rule as longIndex } from './rules/long-index.js';
import { rule as loopOverNumber } from './rules/loop-over-number.js';
import { rule as missingAnnotationElement } from './rules/missing-annotation-element.js';
import { rule as missingCaseOfEnum } from './rules/missing-case-of-enum.js';
import { rule as missingCases } from './rules/missing-cases.js';
import { rule as missingPatterns } from './rules/missing-patterns.js';
import { rule as missingPermittedClass } from './rules/missing-permitted-class.js';
import { rule as missingReturn } from './rules/missing-return.js';
import { rule as missingSuperConstructor } from './rules/missing-super-constructor.js';
import { rule as mixedCases } from './rules/mixed-cases.js';
import { rule as mostSpecificOverload } from './rules/most-specific-overload.js';
import { rule as negatedPatternInScope } from './rules/negated-pattern-in-scope.js';
import { rule as notFunctionalInterface } from './rules/not-functional-interface.js';
import { rule as notPermittedSubclass } from './rules/not-permitted-subclass.js';
import { rule as nullForInt } from './rules/null-for-int.js';
import { rule as operandsFromLeft } from './rules/operands-from-left.js';
import { rule as overriddenFinalMethod } from './rules/overridden-final-method.js';
import { rule as overrideOfNothing } from './rules/override-of-nothing.js';
import { rule as patternVariableOfDisjunction } from './rules/pattern-variable-of-disjunction.js';
import { rule as patternVariableOutOfScope } from './rules/pattern-variable-out-of-scope.js';
import { rule as primitiveTypeArgument } from './rules/primitive-type-argument.js';
import { rule as privateFieldOfLibrary } from './rules/private-field-of-library.js';
import { rule as protectedMethodOfLibrary } from './rules/protected-method-of-library.js';
import { rule as publicConstructorOfEnum } from './rules/public-constructor-of-enum.js';
import { rule as qualifiedEnumCase } from './rules/qualified-enum-case.js';
import { rule as recordEqualsByComponents } from './rules/record-equals-by-components.js';
import { rule as recordPattern } from './rules/record-pattern.js';
import { rule as recordPatternTooShort } from './rules/record-pattern-too-short.js';
import { rule as redeclaredVariable } from './rules/redeclared-variable.js';
import { rule as repeatedAnnotation } from './rules/repeated-annotation.js';
import { rule as repeatedModifier } from './rules/repeated-modifier.js';
import { rule as resourceNotCloseable } from './rules/resource-not-closeable.js';
import { rule as returnBeforeSuper } from './rules/return-before-super.js';
import { rule as returnFromSwitchExpression } from './rules/return-from-switch-expression.js';
import { rule as returnWithoutValue } from './rules/return-without-value.js';
import { rule as sameErasure } from './rules/same-erasure.js';
import { rule as saturatedConversion } from './rules/saturated-conversion.js';
import { rule as sealedByRecordAndEnum } from './rules/sealed-by-record-and-enum.js';
import { rule as sealedLocalClass } from './rules/sealed-local-class.js';
import { rule as selfReference } from './rules/self-reference.js';
import { rule as statementBehindEndlessLoop } from './rules/statement-behind-endless-loop.js';
import { rule as statementsBeforeSuper } from './rules/statements-before-super.js';
import { rule as staticHiddenByInstance } from './rules/static-hidden-by-instance.js';
import { rule as subclassOfSealedWithoutModifier } from './rules/subclass-of-sealed-without-modifier.js';
import { rule as suppressedExceptions } from './rules/suppressed-exceptions.js';
import { rule as switchFallsThrough } from './rules/switch-falls-through.js';
import { rule as synchronizedByNumber } from './rules/synchronized-by-number.js';
import { rule as textBlockLines } from './rules/text-block-lines.js';
import { rule as textByCharacters } from './rules/text-by-characters.js';
import { rule as textByCodePoints } from './rules/text-by-code-points.js';
import { rule as textConcatenatedWithNothing } from './rules/text-concatenated-with-nothing.js';
import { rule as textForInt } from './rules/text-for-int.js';
import { rule as textFormatted } from './rules/text-formatted.js';
import { rule as textInAddress } from './rules/text-in-address.js';
import { rule as textInBase64 } from './rules/text-in-base-64.js';
import { rule as textInHexadecimal } from './rules/text-in-hexadecimal.js';
import { rule as textInOptional } from './rules/text-in-optional.js';
import { rule as textJoinedOfParts } from './rules/text-joined-of-parts.js';
import { rule as textPaddedAndStripped } from './rules/text-padded-and-stripped.js';
import { rule as textRepeatedAndCut } from './rules/text-repeated-and-cut.js';
import { rule as textReversedTwice } from './rules/text-reversed-twice.js';
import { rule as thisInStaticMethod } from './rules/this-in-static-method.js';
import { rule as thrownByOverride } from './rules/thrown-by-override.js';
import { rule as thrownText } from './rules/thrown-text.js';
import { rule as tooLargeConstant } from './rules/too-large-constant.js';
import { rule as tooLargeLiteral } from './rules/too-large-literal.js';
import { rule as typeParameterInStaticContext } from './rules/type-parameter-in-static-context.js';
import { rule as uncaughtException } from './rules/uncaught-exception.js';
import { rule as undeclaredName } from './rules/undeclared-name.js';
import { rule as unimplementedMethod } from './rules/unimplemented-method.js';
import { rule as unknownLabel } from './rules/unknown-label.js';
import { rule as unnamedLambdaParameters } from './rules/unnamed-lambda-parameters.js';
import { rule as unnamedPattern } from './rules/unnamed-pattern.js';
import { rule as unnamedVariableUsed } from './rules/unnamed-variable-used.js';
import { rule as unnamedVariableWithoutValue } from './rules/unnamed-variable-without-value.js';
import { rule as usedBeforeAssigned } from './rules/used-before-assigned.js';
import { rule as valueFromVoid } from './rules/value-from-void.js';
import { rule as valueOfVoid } from './rules/value-of-void.js';
import { rule as varWithoutValue } from './rules/var-without-value.js';
import { rule as variableInAnnotation } from './rules/variable-in-annotation.js';
import { rule as violatedBound } from './rules/violated-bound.js';
import { rule as weakerAccess } from './rules/weaker-access.js';
import { rule as wrappedIntegerOverflow } from './rules/wrapped-integer-overflow.js';
import { rule as wrongCountOfArguments } from './rules/wrong-count-of-arguments.js';
import { rule as wrongCountOfTypeArguments } from './rules/wrong-count-of-type-arguments.js';
import { rule as wrongEscape } from './rules/wrong-escape.js';

/** The axioms of the language. */
export const rules: readonly Rule[] = [
  abstractAndFinal,
  abstractMethodInClass,
  accessorOfWrongType,
  alikeErrorsInAlikeConditions,
  alikeErrorsInAlikeInitializers,
  alikeErrorsInAlikeReferences,
  alikeErrorsInVarDeclarations,
  alternativesOfOneClass,
  ambiguousCall,
  assignedByOneBranch,
  assignedByOneCase,
  assignedConstantOfInterface,
  assignedFinalVariable,
  assignedInCompactConstructor,
  assignedValue,
  bindingChangedInGuard,
  bodyOfFalseLoop,
  booleanCastToInt,
  booleanInSum,
  breakOutsideOfLoop,
  bridgeToGenericMethod,
  capturedWildcard,
  caseOfNull,
  caughtAlready,
  caughtButNeverThrown,
  changedVariableInClass,
  changedVariableInLambda,
  circularClass,
  circularConstructors,
  compoundAssignmentKeepsLeft,
  constructorWithoutCanonical,
  continueOfBlock,
  contradictingAccess,
  distanceOfShift,
  divisionTowardZero,
  dominatedPattern,
  duplicateCase,
  duplicateEnumConstant,
  duplicateMethod,
  duplicateParameter,
  emptyCharacter,
  exhaustiveSealedSwitch,
  extendedEnum,
  extendedFinalClass,
  extendingRecord,
  fallIntoPattern,
  falseGuard,
  fieldAsConstructorArgument,
  fieldBeforeSuper,
  fieldsBeforeConstructor,
  finalAndVolatile,
  finalFieldWithoutValue,
  finallyComesLast,
  forwardReference,
  genericArray,
  genericException,
  guardedPattern,
  impossibleCast,
  impossibleInstanceof,
  indexIntoNumber,
  inferredRecordPattern,
  inheritedDefaultsCollide,
  initializedOnce,
  instanceFieldInStaticMethod,
  instanceFieldOfRecord,
  instanceOfAbstractClass,
  instanceOfEnum,
  instanceOfTypeParameter,
  intAsBigInteger,
  intAsDouble,
  intBoundByPattern,
  intBoxedAndUnboxed,
  intClamped,
  intComplementedTwice,
  intFromPatternSwitch,
  intFromSwitch,
  intGathered,
  intInAtomic,
  intInBase36,
  intInBuffer,
  intInHexadecimal,
  intInList,
  intInNewArray,
  intInReversedList,
  intInStream,
  intNegatedTwice,
  intReversedTwice,
  intRotatedAndBack,
  intYielded,
  intersectionOfLambda,
  lambdaForObject,
  lambdaParameterHidesVariable,
  listOfSubtype,
  localInterfaceAndEnum,
  longForInt,
  longIndex,
  loopOverNumber,
  missingAnnotationElement,
  missingCaseOfEnum,
  missingCases,
  missingPatterns,
  missingPermittedClass,
  missingReturn,
  missingSuperConstructor,
  mixedCases,
  mostSpecificOverload,
  negatedPatternInScope,
  notFunctionalInterface,
  notPermittedSubclass,
  nullForInt,
  operandsFromLeft,
  overriddenFinalMethod,
  overrideOfNothing,
  patternVariableOfDisjunction,
  patternVariableOutOfScope,
  primitiveTypeArgument,
  privateFieldOfLibrary,
  protectedMethodOfLibrary,
  publicConstructorOfEnum,
  qualifiedEnumCase,
  recordEqualsByComponents,
  recordPattern,
  recordPatternTooShort,
  redeclaredVariable,
  repeatedAnnotation,
  repeatedModifier,
  resourceNotCloseable,
  returnBeforeSuper,
  returnFromSwitchExpression,
  returnWithoutValue,
  sameErasure,
  saturatedConversion,
  sealedByRecordAndEnum,
  sealedLocalClass,
  selfReference,
  statementBehindEndlessLoop,
  statementsBeforeSuper,
  staticHiddenByInstance,
  subclassOfSealedWithoutModifier,
  suppressedExceptions,
  switchFallsThrough,
  synchronizedByNumber,
  textBlockLines,
  textByCharacters,
  textByCodePoints,
  textConcatenatedWithNothing,
  textForInt,
  textFormatted,
  textInAddress,
  textInBase64,
  textInHexadecimal,
  textInOptional,
  textJoinedOfParts,
  textPaddedAndStripped,
  textRepeatedAndCut,
  textReversedTwice,
  thisInStaticMethod,
  thrownByOverride,
  thrownText,
  tooLargeConstant,
  tooLargeLiteral,
  typeParameterInStaticContext,
  uncaughtException,
  undeclaredName,
  unimplementedMethod,
  unknownLabel,
  unnamedLambdaParameters,
  unnamedPattern,
  unnamedVariableUsed,
  unnamedVariableWithoutValue,
  usedBeforeAssigned,
  valueFromVoid,
  valueOfVoid,
  varWithoutValue,
  variableInAnnotation,
  violatedBound,
  weakerAccess,
  wrappedIntegerOverflow,
  wrongCountOfArguments,
  wrongCountOfTypeArguments,
  wrongEscape,
];
