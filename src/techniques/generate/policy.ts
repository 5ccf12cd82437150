import type { Feature } from '../../model/program/feature.js';

/** Every limit and probability of the generator. `--size` chooses one of `policies`, `--feature` sets `features`. */
export interface Policy {
  /** How many declarations of each kind a program has: least and most. */
  readonly classes: Range;
  readonly functions: Range;
  readonly variables: Range;
  /** Members of a class. */
  readonly fields: Range;
  readonly methods: Range;
  readonly typeParameters: Range;
  readonly parameters: Range;
  /** Statements before the result of a method. */
  readonly statements: Range;
  /** How deep expressions and types are nested. */
  readonly expressionDepth: number;
  readonly typeDepth: number;
  /** After this many expressions of a body, only leaves are made. */
  readonly expressions: number;
  /** How much of the room that is left one part of an expression may take. */
  readonly partShare: number;
  /** How deep a leaf may be that is no literal and no name: a new object of new objects, for example. */
  readonly leafDepth: number;
  /** How many objects most objects are made of, within each other. */
  readonly objectHeight: number;
  /** Declarations that are made because an expression found none (the last step of Algorithm 1). */
  readonly freshMethods: number;
  readonly freshFields: number;
  readonly freshClasses: number;
  /** How likely each feature is where it could be used; 0 switches it off. A factor on `chances`. */
  readonly features: Readonly<Partial<Record<Feature, number>>>;
  /** Swarm testing: how likely a program has everything, and otherwise the most that it goes without, and a factor for others. */
  readonly swarm: { readonly everything: number; readonly without: number; readonly more: number };
  readonly chances: Chances;
  readonly counts: Counts;
  readonly effort: Effort;
  readonly forms: Weights<
    'class' | 'abstract' | 'interface' | 'record' | 'sealed' | 'enum' | 'functional' | 'recursive'
  >;
  readonly types: Weights<
    'builtIn' | 'class' | 'parameter' | 'function' | 'array' | 'nullable' | 'tuple' | 'top' | 'unit'
  >;
  readonly statementKinds: Weights<'local' | 'assign' | 'call' | 'if' | 'loop' | 'try'>;
  readonly expressionKinds: Weights<ExpressionKind>;
}

/** The ways to make an expression of a wanted type. */
export type ExpressionKind =
  | 'variable'
  | 'literal'
  | 'field'
  | 'call'
  | 'invoke'
  | 'new'
  | 'operator'
  | 'conditional'
  | 'lambda'
  | 'reference'
  | 'smartCast'
  | 'match'
  | 'array'
  | 'tuple'
  | 'nullable';

type Range = readonly [least: number, most: number];
type Weights<K extends string> = Readonly<Record<K, number>>;

// How many there are of what comes in small numbers.
interface Counts {
  readonly defaultParameters: Range;
  readonly overloadParameters: Range;
  readonly functionParameters: Range;
  readonly freshParameters: Range;
  readonly tupleElements: Range;
  readonly arrayElements: Range;
  readonly varargs: Range;
  readonly sealedCases: Range;
  readonly enumConstants: Range;
  readonly aliases: Range;
  readonly matchCases: Range;
  readonly blockStatements: Range;
  /** Objects that main makes, and calls whose results it prints. */
  readonly mainObjects: Range;
  readonly mainCalls: Range;
  readonly rounds: Range;
  readonly turns: Range;
}

// How many calls are made when a program runs.
interface Effort {
  /** At most by one call of a method that others may call. */
  readonly method: number;
  /** At most by one round of main, and by all of its rounds. */
  readonly round: number;
  readonly rounds: number;
}

interface Chances {
  /** That a program has a main. */
  readonly main: number;
  readonly genericClass: number;
  readonly genericMethod: number;
  readonly bound: number;
  readonly variance: number;
  readonly projection: number;
  /** That a type argument is a projection without a bound. */
  readonly star: number;
  /** That projections may stand within a type argument, and in a bound. */
  readonly nestedProjections: number;
  readonly projectedBound: number;
  /** That a call lets its type arguments be captured if it can, then each of them, and that it is a star and no `in`. */
  readonly capture: number;
  /** That a method takes a value of a type that has one of its type parameters as an argument. */
  readonly carrier: number;
  readonly capturedArgument: number;
  readonly capturedStar: number;
  readonly superclass: number;
  readonly secondInterface: number;
  readonly interface: number;
  readonly openClass: number;
  readonly openMethod: number;
  readonly abstractMethod: number;
  readonly overrideConcrete: number;
  readonly privateMember: number;
  readonly protectedMember: number;
  readonly mutable: number;
  readonly staticMember: number;
  readonly nested: number;
  readonly inner: number;
  readonly overload: number;
  /** That a method gives no result. */
  readonly unitResult: number;
  readonly vararg: number;
  readonly defaultParameter: number;
  readonly namedArguments: number;
  readonly lambdaBlock: number;
  readonly elseBranch: number;
  /** That a branch of a choice is a block, and that the receiver of a call is a choice between objects. */
  readonly branchBlock: number;
  readonly choiceReceiver: number;
  /** That a body ends with a choice between two results, and that a branch or a turn ends before its block does. */
  readonly choiceOfResults: number;
  readonly earlyReturn: number;
  readonly jump: number;
  readonly throw: number;
  readonly finally: number;
  /** That a method declares a checked exception, and that this is a type parameter of its own. */
  readonly throws: number;
  readonly thrownParameter: number;
  /** That a loop goes over an array, counts in its head, or has a label. */
  readonly loopOverArray: number;
  readonly countingLoop: number;
  readonly loopLabel: number;
  /** That the receiver of a call is an object at hand rather than one made for it. */
  readonly liveReceiver: number;
  /** That a parameter that varies does so with `out`, and that a projection is one. */
  readonly covariance: number;
  readonly outProjection: number;
  /** That a bound is a class, and otherwise that it is another type parameter. */
  readonly boundByClass: number;
  readonly boundByParameter: number;
  /**
   * That a parameter with a bound has two, that these are built-in types, that a new class is made below both if none is
   * known, and that they mention the parameter.
   */
  readonly severalBounds: number;
  readonly builtInBounds: number;
  readonly witnessOfBounds: number;
  readonly recursiveBound: number;
  readonly functionBound: number;
  /** That a type parameter of a method has the name of one of the class. */
  readonly shadowing: number;
  /** That a type argument with a bound is a simple type that is known to fit. */
  readonly simpleWithinBound: number;
  readonly arrayOfParameter: number;
  readonly arrayOfClass: number;
  readonly genericArray: number;
  readonly staticMethod: number;
  readonly staticField: number;
  /** That overloads differ in the number of parameters, and not in a type. */
  readonly overloadByNumber: number;
  /** How much less likely function types are where no lambda may be made for them. */
  readonly functionWithoutLambda: number;
  readonly sealedInterface: number;
  readonly sealedRecord: number;
  /** That a sealed class has type parameters, and that a subclass has none all the same. */
  readonly genericSealed: number;
  readonly closedCase: number;
  /** That a match of an enum has a case for each constant, and nothing else. */
  readonly allConstants: number;
  /** That an argument is left out where a default value takes its place. */
  readonly omittedArgument: number;
  readonly recordPattern: number;
  /** That a case has one with a guard before it, and that a component of its pattern has a pattern of its own. */
  readonly guard: number;
  readonly nestedPattern: number;
  readonly nullValue: number;
  /** That a variable is given null, where its type has it. */
  readonly nullVariable: number;
  /** That null is given to what takes it. */
  readonly bareNull: number;
  readonly orElse: number;
  readonly negation: number;
  /** That a truth value is made by `&&` or `||`, and not by a comparison. */
  readonly connective: number;
  /** That two objects are compared where a truth value is wanted. */
  readonly equality: number;
  /** That an object stands where anything would do. */
  readonly objectForTop: number;
  readonly literalLeaf: number;
  /** That a function type is that of a constructor, and that such a function is a reference to one. */
  readonly constructorReference: number;
  /** How much less likely a method is called whose result is a type parameter of its own, and so anything. */
  readonly anythingCall: number;
  /** That the fields of a class may need objects without end, so that null is given to some. */
  readonly deepFields: number;
  /** How much less likely the result of a method is a leaf than another expression. */
  readonly leafResult: number;
  /** That a method which an expression needs is added to a class, and not to the program. */
  readonly freshInClass: number;
  /** That a class which an expression needs has the type parameters of the one above it, and otherwise only what is needed. */
  readonly freshGeneral: number;
  /** That a class which an expression needs stands within another one. */
  readonly freshNested: number;
}

const medium: Policy = {
  classes: [3, 5],
  functions: [1, 2],
  variables: [1, 2],
  fields: [0, 3],
  methods: [1, 2],
  typeParameters: [1, 3],
  parameters: [0, 3],
  statements: [0, 2],
  expressionDepth: 7,
  typeDepth: 2,
  expressions: 11,
  partShare: 0.6,
  leafDepth: 4,
  objectHeight: 2,
  freshMethods: 5,
  freshFields: 5,
  freshClasses: 3,
  features: {},
  swarm: { everything: 0.35, without: 0.5, more: 3 },
  chances: {
    main: 0,
    genericClass: 0.7,
    genericMethod: 0.45,
    bound: 0.35,
    variance: 0.35,
    projection: 0.25,
    star: 0.08,
    nestedProjections: 0.4,
    projectedBound: 0.4,
    capture: 0.6,
    carrier: 0.4,
    capturedArgument: 0.7,
    capturedStar: 0.5,
    superclass: 0.55,
    secondInterface: 0.6,
    interface: 0.7,
    openClass: 0.5,
    openMethod: 0.5,
    abstractMethod: 0.5,
    overrideConcrete: 0.25,
    privateMember: 0.2,
    protectedMember: 0.1,
    mutable: 0.4,
    staticMember: 0.3,
    nested: 0.2,
    inner: 0.2,
    overload: 0.2,
    unitResult: 0.12,
    vararg: 0.12,
    defaultParameter: 0.2,
    namedArguments: 0.4,
    lambdaBlock: 0.3,
    elseBranch: 0.5,
    branchBlock: 0.25,
    choiceReceiver: 0.12,
    choiceOfResults: 0.08,
    earlyReturn: 0.3,
    jump: 0.4,
    throw: 0.15,
    finally: 0.4,
    throws: 0.15,
    thrownParameter: 0.5,
    loopOverArray: 0.5,
    countingLoop: 0.7,
    loopLabel: 0.3,
    liveReceiver: 0.6,
    covariance: 0.65,
    outProjection: 0.7,
    boundByClass: 0.7,
    boundByParameter: 0.3,
    severalBounds: 0.3,
    builtInBounds: 0.3,
    witnessOfBounds: 0.6,
    recursiveBound: 0.4,
    functionBound: 0.1,
    shadowing: 0.25,
    simpleWithinBound: 0.5,
    arrayOfParameter: 0.3,
    arrayOfClass: 0.4,
    genericArray: 0.6,
    staticMethod: 0.6,
    staticField: 0.6,
    overloadByNumber: 0.5,
    functionWithoutLambda: 0.2,
    sealedInterface: 0.6,
    sealedRecord: 0.6,
    genericSealed: 0.7,
    closedCase: 0.1,
    allConstants: 0.7,
    omittedArgument: 0.5,
    recordPattern: 0.6,
    guard: 0.5,
    nestedPattern: 0.8,
    nullValue: 0.3,
    nullVariable: 0.1,
    bareNull: 0.02,
    orElse: 0.4,
    negation: 0.3,
    connective: 0.5,
    equality: 0.2,
    objectForTop: 0.6,
    literalLeaf: 0.5,
    constructorReference: 0.5,
    anythingCall: 0.05,
    deepFields: 0.05,
    leafResult: 0.03,
    freshInClass: 0.6,
    freshGeneral: 0.7,
    freshNested: 0.5,
  },
  counts: {
    defaultParameters: [1, 2],
    overloadParameters: [0, 1],
    functionParameters: [0, 2],
    freshParameters: [0, 2],
    tupleElements: [2, 3],
    arrayElements: [0, 3],
    varargs: [0, 3],
    sealedCases: [2, 3],
    enumConstants: [2, 4],
    aliases: [0, 2],
    matchCases: [1, 3],
    blockStatements: [1, 2],
    mainObjects: [2, 3],
    mainCalls: [3, 6],
    rounds: [300, 3000],
    turns: [1, 4],
  },
  effort: { method: 300, round: 1000, rounds: 200_000 },
  forms: { class: 4, abstract: 2, interface: 3, record: 2, sealed: 1.5, enum: 1.2, functional: 1.2, recursive: 0.5 },
  types: {
    builtIn: 4,
    class: 6,
    parameter: 4,
    function: 1.2,
    array: 0.5,
    nullable: 1,
    tuple: 0.5,
    top: 0.3,
    unit: 0.2,
  },
  statementKinds: { local: 5, assign: 2, call: 2, if: 1, loop: 0.7, try: 0.5 },
  expressionKinds: {
    variable: 5,
    literal: 2,
    field: 3,
    call: 9,
    invoke: 2,
    new: 4,
    operator: 3,
    conditional: 1,
    lambda: 4,
    reference: 2,
    smartCast: 1,
    match: 2,
    array: 2,
    tuple: 3,
    nullable: 3,
  },
};

/** The policy of each size. */
export const policies: Readonly<Record<'small' | 'medium' | 'large', Policy>> = {
  small: {
    ...medium,
    classes: [1, 3],
    functions: [1, 2],
    variables: [0, 1],
    methods: [1, 2],
    statements: [0, 2],
    freshMethods: 2,
    freshFields: 1,
    freshClasses: 1,
  },
  medium,
  large: {
    ...medium,
    classes: [12, 18],
    functions: [5, 9],
    methods: [2, 4],
    statements: [1, 4],
    expressions: 20,
    freshMethods: 8,
    freshFields: 6,
    freshClasses: 4,
  },
};
