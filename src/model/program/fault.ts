/** The ways to make a program wrong. Each can be switched off by the profile of a language. */
export const faults = [
  'variableType',
  'resultType',
  'argument',
  'assignment',
  'lambdaResult',
  'arrayElement',
  'defaultValue',
  'superArgument',
  'branch',
  'condition',
  'operand',
  'incomparable',
  'wildcard',
  'nullToPrimitive',
  'narrowing',
  'nullable',
  'typeArgument',
  'bound',
  'unknownName',
  'privateMember',
  'protectedMember',
  'finalVariable',
  'finalMethod',
  'finalClass',
  'missingAbstract',
  'newOfAbstract',
  'privateAbstract',
  'overridesNothing',
  'missingOverride',
  'weakerAccess',
  'overriddenResult',
  'missingMember',
  'smartCast',
  'flowType',
  'argumentCount',
  'ambiguousOverload',
  'inapplicableOverload',
  'duplicateMethod',
  'duplicateField',
  'duplicateVariable',
  'duplicateParameter',
  'cyclicInheritance',
  'missingResult',
  'unreachableCode',
  'strayJump',
  'thrownValue',
  'checkedException',
] as const;

/** One of the ways. */
export type Fault = (typeof faults)[number];

/** Cases of faults: private members that are fields, values of type parameters, and so on. */
export type Leniency =
  | 'privateFields'
  | 'privateInNested'
  | 'typeParameters'
  | 'typeArgumentsOfCalls'
  | 'varargsOutsideBounds'
  | 'arraysTakeSeveral'
  | 'boundsInBounds'
  | 'projections'
  | 'nullElsewhere'
  | 'convertedElements'
  | 'accessBelowGenerics'
  | 'overriddenTypeArguments'
  | 'genericClosureResults'
  | 'textsAsEnums'
  | 'genericSmartCasts'
  | 'incomparableValues';
