// Written by scripts/write-registry.mjs from the files of rules/.
import type { Rule } from '../../model/rules/rule.js';
import { rule as additionalTypeParameter } from './rules/additional-type-parameter.js';
import { rule as aliasedAnnotation } from './rules/aliased-annotation.js';
import { rule as alikeErrorsInAlikeInitializers } from './rules/alike-errors-in-alike-initializers.js';
import { rule as argumentTooMany } from './rules/argument-too-many.js';
import { rule as arrayAsReference } from './rules/array-as-reference.js';
import { rule as arrowWithBlock } from './rules/arrow-with-block.js';
import { rule as arrowWithoutBlock } from './rules/arrow-without-block.js';
import { rule as assertedOwnType } from './rules/asserted-own-type.js';
import { rule as assignedConstant } from './rules/assigned-constant.js';
import { rule as awaitInPlainFunction } from './rules/await-in-plain-function.js';
import { rule as breakOutsideOfLoop } from './rules/break-outside-of-loop.js';
import { rule as changedConstTuple } from './rules/changed-const-tuple.js';
import { rule as circularAlias } from './rules/circular-alias.js';
import { rule as circularInterface } from './rules/circular-interface.js';
import { rule as concatenatedTemplate } from './rules/concatenated-template.js';
import { rule as conditionAsConstant } from './rules/condition-as-constant.js';
import { rule as conditionalOfEquals } from './rules/conditional-of-equals.js';
import { rule as duplicateMethod } from './rules/duplicate-method.js';
import { rule as duplicateParameter } from './rules/duplicate-parameter.js';
import { rule as duplicatePropertyOfLiteral } from './rules/duplicate-property-of-literal.js';
import { rule as excessProperty } from './rules/excess-property.js';
import { rule as exchangedBranches } from './rules/exchanged-branches.js';
import { rule as explicitEnumValues } from './rules/explicit-enum-values.js';
import { rule as explicitPublic } from './rules/explicit-public.js';
import { rule as extendedEmptyInterface } from './rules/extended-empty-interface.js';
import { rule as extendsUnknown } from './rules/extends-unknown.js';
import { rule as forOfByIndex } from './rules/for-of-by-index.js';
import { rule as getterWithoutResult } from './rules/getter-without-result.js';
import { rule as ifAsSwitch } from './rules/if-as-switch.js';
import { rule as importOfNothing } from './rules/import-of-nothing.js';
import { rule as incompleteImplementation } from './rules/incomplete-implementation.js';
import { rule as instanceOfAbstractClass } from './rules/instance-of-abstract-class.js';
import { rule as labelledStatement } from './rules/labelled-statement.js';
import { rule as labelledTuple } from './rules/labelled-tuple.js';
import { rule as lostNarrowingInClosure } from './rules/lost-narrowing-in-closure.js';
import { rule as missingArgument } from './rules/missing-argument.js';
import { rule as missingProperty } from './rules/missing-property.js';
import { rule as missingSuperCall } from './rules/missing-super-call.js';
import { rule as missingTypeArgument } from './rules/missing-type-argument.js';
import { rule as movedToModule } from './rules/moved-to-module.js';
import { rule as negatedDisjunction } from './rules/negated-disjunction.js';
import { rule as noInferenceFromBlocked } from './rules/no-inference-from-blocked.js';
import { rule as nonNullOfDefined } from './rules/non-null-of-defined.js';
import { rule as numberAsBigint } from './rules/number-as-bigint.js';
import { rule as numberAsText } from './rules/number-as-text.js';
import { rule as numberInBase36 } from './rules/number-in-base-36.js';
import { rule as numberInHexadecimal } from './rules/number-in-hexadecimal.js';
import { rule as numberInMap } from './rules/number-in-map.js';
import { rule as numberInTypedArray } from './rules/number-in-typed-array.js';
import { rule as numberOfSquare } from './rules/number-of-square.js';
import { rule as numberWithSeparators } from './rules/number-with-separators.js';
import { rule as overrideOfNothing } from './rules/override-of-nothing.js';
import { rule as parenthesizedExpression } from './rules/parenthesized-expression.js';
import { rule as permutedUnion } from './rules/permuted-union.js';
import { rule as propertyInBrackets } from './rules/property-in-brackets.js';
import { rule as readonlyArrayAsReference } from './rules/readonly-array-as-reference.js';
import { rule as redeclaredConstant } from './rules/redeclared-constant.js';
import { rule as repeatedReadonly } from './rules/repeated-readonly.js';
import { rule as satisfiesDeclaredType } from './rules/satisfies-declared-type.js';
import { rule as splitDeclaration } from './rules/split-declaration.js';
import { rule as statementInBlock } from './rules/statement-in-block.js';
import { rule as statementInTry } from './rules/statement-in-try.js';
import { rule as templateOfText } from './rules/template-of-text.js';
import { rule as textAsUriComponent } from './rules/text-as-uri-component.js';
import { rule as textByCodePoints } from './rules/text-by-code-points.js';
import { rule as textByCodeUnits } from './rules/text-by-code-units.js';
import { rule as textByJson } from './rules/text-by-json.js';
import { rule as textForEnum } from './rules/text-for-enum.js';
import { rule as textPaddedAndCut } from './rules/text-padded-and-cut.js';
import { rule as textReplacedAndBack } from './rules/text-replaced-and-back.js';
import { rule as textReversedTwice } from './rules/text-reversed-twice.js';
import { rule as tooLongTuple } from './rules/too-long-tuple.js';
import { rule as undeclaredName } from './rules/undeclared-name.js';
import { rule as undefinedPropertyOfUnknown } from './rules/undefined-property-of-unknown.js';
import { rule as unimplementedAbstractMember } from './rules/unimplemented-abstract-member.js';
import { rule as unknownLabel } from './rules/unknown-label.js';
import { rule as usedBeforeAssigned } from './rules/used-before-assigned.js';
import { rule as usedPrivateMember } from './rules/used-private-member.js';
import { rule as usedProtectedMember } from './rules/used-protected-member.js';
import { rule as valueForNever } from './rules/value-for-never.js';
import { rule as valueOfTypeImport } from './rules/value-of-type-import.js';
import { rule as violatedConstraint } from './rules/violated-constraint.js';
import { rule as voidForUndefined } from './rules/void-for-undefined.js';
import { rule as whileAsFor } from './rules/while-as-for.js';
import { rule as writtenReadonlyProperty } from './rules/written-readonly-property.js';
import { rule as wrongIndexSignature } from './rules/wrong-index-signature.js';
import { rule as wrongLiteral } from './rules/wrong-literal.js';
import { rule as wrongSatisfies } from './rules/wrong-satisfies.js';
import { rule as wrongVariance } from './rules/wrong-variance.js';

/** The axioms of the language. */
export const rules: readonly Rule[] = [
  additionalTypeParameter,
  aliasedAnnotation,
  alikeErrorsInAlikeInitializers,
  argumentTooMany,
  arrayAsReference,
  arrowWithBlock,
  arrowWithoutBlock,
  assertedOwnType,
  assignedConstant,
  awaitInPlainFunction,
  breakOutsideOfLoop,
  changedConstTuple,
  circularAlias,
  circularInterface,
  concatenatedTemplate,
  conditionAsConstant,
  conditionalOfEquals,
  duplicateMethod,
  duplicateParameter,
  duplicatePropertyOfLiteral,
  excessProperty,
  exchangedBranches,
  explicitEnumValues,
  explicitPublic,
  extendedEmptyInterface,
  extendsUnknown,
  forOfByIndex,
  getterWithoutResult,
  ifAsSwitch,
  importOfNothing,
  incompleteImplementation,
  instanceOfAbstractClass,
  labelledStatement,
  labelledTuple,
  lostNarrowingInClosure,
  missingArgument,
  missingProperty,
  missingSuperCall,
  missingTypeArgument,
  movedToModule,
  negatedDisjunction,
  noInferenceFromBlocked,
  nonNullOfDefined,
  numberAsBigint,
  numberAsText,
  numberInBase36,
  numberInHexadecimal,
  numberInMap,
  numberInTypedArray,
  numberOfSquare,
  numberWithSeparators,
  overrideOfNothing,
  parenthesizedExpression,
  permutedUnion,
  propertyInBrackets,
  readonlyArrayAsReference,
  redeclaredConstant,
  repeatedReadonly,
  satisfiesDeclaredType,
  splitDeclaration,
  statementInBlock,
  statementInTry,
  templateOfText,
  textAsUriComponent,
  textByCodePoints,
  textByCodeUnits,
  textByJson,
  textForEnum,
  textPaddedAndCut,
  textReplacedAndBack,
  textReversedTwice,
  tooLongTuple,
  undeclaredName,
  undefinedPropertyOfUnknown,
  unimplementedAbstractMember,
  unknownLabel,
  usedBeforeAssigned,
  usedPrivateMember,
  usedProtectedMember,
  valueForNever,
  valueOfTypeImport,
  violatedConstraint,
  voidForUndefined,
  whileAsFor,
  writtenReadonlyProperty,
  wrongIndexSignature,
  wrongLiteral,
  wrongSatisfies,
  wrongVariance,
];
