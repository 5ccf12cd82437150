import type { Feature } from '../../model/program/feature.js';
import type { Chances } from './chances.js';

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
  /** How many expressions leaves may take beyond the room of a body: objects of wide classes would take thousands. */
  readonly leafRoom: number;
  /** How often a type is one of a library where libraries are named, as a weight beside the built-in types, and a call one of a member of these. */
  readonly libraryTypes: number;
  readonly libraryCalls: number;
  /** How many objects most objects are made of, within each other. */
  readonly objectHeight: number;
  /** Declarations that are made because an expression found none (the last step of Algorithm 1). */
  readonly freshMethods: number;
  readonly freshFields: number;
  readonly freshClasses: number;
  /** How many functions there are that only throw. */
  readonly failures: number;
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
  readonly statementKinds: Weights<'local' | 'assign' | 'call' | 'if' | 'loop' | 'try' | 'function'>;
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
  readonly constructors: Range;
  readonly constructorParameters: Range;
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

const medium: Policy = {
  classes: [3, 5],
  functions: [1, 1],
  variables: [1, 2],
  fields: [0, 3],
  methods: [1, 2],
  typeParameters: [1, 3],
  parameters: [0, 3],
  statements: [0, 2],
  expressionDepth: 7,
  typeDepth: 2,
  expressions: 12,
  partShare: 0.6,
  leafDepth: 4,
  leafRoom: 30,
  libraryTypes: 4,
  libraryCalls: 0.3,
  objectHeight: 2,
  freshMethods: 2,
  freshFields: 5,
  freshClasses: 3,
  failures: 2,
  features: {},
  swarm: { everything: 0.35, without: 0.5, more: 3 },
  chances: {
    main: 0.7,
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
    flowVariable: 0.2,
    flowTest: 0.25,
    staticMember: 0.3,
    nested: 0.2,
    inner: 0.2,
    overload: 0.2,
    unitResult: 0.12,
    vararg: 0.12,
    defaultParameter: 0.2,
    namedArguments: 0.4,
    lambdaBlock: 0.3,
    closure: 0.35,
    closureType: 0.25,
    localClosure: 0.06,
    elseBranch: 0.5,
    branchBlock: 0.25,
    choiceReceiver: 0.12,
    failingBranch: 0.12,
    freshFailure: 0.4,
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
    guard: 0.7,
    nestedPattern: 0.8,
    matchedComponent: 0.4,
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
    secondaryConstructor: 0.3,
    constructorByType: 0.3,
    genericConstructor: 0.4,
    varargConstructor: 0.3,
    varargOfParameter: 0.4,
    handedOn: 0.4,
    boundByField: 0.5,
    bySecondary: 0.5,
    anythingCall: 0.05,
    deepFields: 0.05,
    leafResult: 0.01,
    freshLocal: 0.3,
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
    constructors: [1, 2],
    constructorParameters: [0, 1],
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
  statementKinds: { local: 5, assign: 2, call: 2, if: 1, loop: 0.7, try: 0.5, function: 0.5 },
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
    match: 3,
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
    variables: [0, 1],
    methods: [1, 2],
    statements: [0, 2],
    expressions: 8,
    freshMethods: 1,
    freshFields: 1,
    freshClasses: 1,
    counts: { ...medium.counts, mainObjects: [1, 2], mainCalls: [1, 3] },
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
