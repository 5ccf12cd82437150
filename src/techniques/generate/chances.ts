/** How likely the generator chooses what it may choose: the probabilities of a policy. */
export interface Chances {
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
  /** That a variable is declared with a type above that of what it is given later, and that an `if` tests a variable. */
  readonly flowVariable: number;
  readonly flowTest: number;
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
  /** That a lambda is written as a closure, that a function type is the class of closures, and that a variable holds one. */
  readonly closure: number;
  readonly closureType: number;
  readonly localClosure: number;
  readonly elseBranch: number;
  /** That a branch of a choice is a block, and that the receiver of a call is a choice between objects. */
  readonly branchBlock: number;
  readonly choiceReceiver: number;
  /** That a branch of a choice fails, and that a new function is made for it. */
  readonly failingBranch: number;
  readonly freshFailure: number;
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
  /** That the component of a record is of a class that patterns look for. */
  readonly matchedComponent: number;
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
  /** That a class has further constructors, and that one has the parameters of the first but for one type. */
  readonly secondaryConstructor: number;
  readonly constructorByType: number;
  /** That a further constructor has type parameters, or any number of arguments, maybe of a type parameter. */
  readonly genericConstructor: number;
  readonly varargConstructor: number;
  readonly varargOfParameter: number;
  /** That it takes the value of a field, and that by a type parameter below the type of the field. */
  readonly handedOn: number;
  readonly boundByField: number;
  /** That an object is made by a further constructor. */
  readonly bySecondary: number;
  /** How much less likely a method is called whose result is a type parameter of its own, and so anything. */
  readonly anythingCall: number;
  /** That the fields of a class may need objects without end, so that null is given to some. */
  readonly deepFields: number;
  /** How much less likely the result of a method is a leaf than another expression. */
  readonly leafResult: number;
  /** That a function which an expression needs is added to the block around. */
  readonly freshLocal: number;
  /** That a method which an expression needs is added to a class, and not to the program. */
  readonly freshInClass: number;
  /** That a class which an expression needs has the type parameters of the one above it, and otherwise only what is needed. */
  readonly freshGeneral: number;
  /** That a class which an expression needs stands within another one. */
  readonly freshNested: number;
}
