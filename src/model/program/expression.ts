import type { TypeParameter } from '../types/hierarchy.js';
import type { ArrayType, ClassType, Type, TypeArgument } from '../types/type.js';

/** Statements, and the value that they lead to if there is one. */
export interface Block {
  readonly statements: readonly Statement[];
  readonly result?: Expression;
}

/** A statement within a block. */
export type Statement =
  | { readonly kind: 'local'; readonly variable: VariableDeclaration }
  | { readonly kind: 'localFunction'; readonly function: MethodDeclaration }
  | AssignStatement
  | { readonly kind: 'evaluate'; readonly id: number; readonly expression: Expression }
  | { readonly kind: 'throw'; readonly id: number; readonly value: Expression }
  | IfStatement
  | ReturnStatement
  | LoopStatement
  | JumpStatement
  | TryStatement;

/** A variable outside of all classes, or a local one. */
export interface VariableDeclaration {
  readonly id: number;
  readonly name: string;
  readonly type: Type;
  readonly mutable: boolean;
  readonly value: Expression;
}

/** Who may use a member. */
export type Access = 'public' | 'protected' | 'private';

/** A method, a function outside of all classes, or one within a block that what follows in the block may call. */
export interface MethodDeclaration {
  readonly id: number;
  readonly name: string;
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  readonly result: Type;
  /** The checked exceptions that it may throw: classes, or type parameters below one. */
  readonly throws?: readonly Type[];
  /** Absent in an abstract method. */
  readonly body?: Block;
  readonly access: Access;
  readonly static: boolean;
  /** It takes the place of an inherited method of the same name. */
  readonly overrides: boolean;
  /** A subclass may override it. */
  readonly open: boolean;
  /** Another method of this class has the same name, and other parameters. */
  readonly overloaded: boolean;
}

/** A parameter of a method. */
export interface Parameter {
  readonly id: number;
  readonly name: string;
  /** Of a vararg parameter the type of one element. */
  readonly type: Type;
  readonly vararg: boolean;
  /** What is taken when a call gives nothing for it. */
  readonly default?: Expression;
}

/** Gives a variable or a field a new value. */
export interface AssignStatement {
  readonly kind: 'assign';
  readonly id: number;
  readonly target: VariableExpression | FieldExpression;
  readonly value: Expression;
  /** The variable as what it is known to hold until it is written again. */
  readonly known?: KnownValue;
}

/** A variable under another name and with a narrower type; the text shows the variable itself. */
export interface KnownValue {
  readonly name: string;
  readonly type: Type;
}

/** A conditional statement. */
export interface IfStatement {
  readonly kind: 'if';
  readonly id: number;
  readonly condition: Expression;
  readonly then: Block;
  readonly otherwise?: Block;
}

// The value of the method or the lambda around, before its end.
interface ReturnStatement {
  readonly kind: 'return';
  readonly id: number;
  readonly value: Expression;
}

/** A loop that ends: over numbers from zero on, or over the elements of an array. */
export interface LoopStatement {
  readonly kind: 'loop';
  readonly id: number;
  /** What jumps out of loops within this one call it. */
  readonly label?: string;
  /** Nothing else is ever given to the variable. */
  readonly name: string;
  readonly type: Type;
  readonly over: LoopRange | LoopElements;
  readonly body: Block;
}

// A number of turns, as the loop of a language that counts, or as one that only has a condition.
interface LoopRange {
  readonly kind: 'range';
  readonly times: number;
  readonly form: 'for' | 'while';
}

interface LoopElements {
  readonly kind: 'elements';
  readonly array: Expression;
}

/** Ends a loop, or one turn of it: the innermost, unless a label says which. */
export interface JumpStatement {
  readonly kind: 'break' | 'continue';
  readonly id: number;
  readonly label?: string;
}

/** What is done, what is done if it fails, and what is done in any case. */
export interface TryStatement {
  readonly kind: 'try';
  readonly id: number;
  readonly body: Block;
  /** The first that fits is taken; none is below one before it. */
  readonly catches: readonly CatchClause[];
  readonly finally?: Block;
}

/** What is done with an exception. */
export interface CatchClause {
  readonly id: number;
  readonly name: string;
  readonly type: ClassType;
  readonly body: Block;
}

/** An expression. `type` is its static type, fully known: printers infer nothing. */
export type Expression =
  | LiteralExpression
  | ConstantExpression
  | VariableExpression
  | ThisExpression
  | FieldExpression
  | StaticFieldExpression
  | CallExpression
  | InvokeExpression
  | NewExpression
  | BinaryExpression
  | NotExpression
  | ConditionalExpression
  | LambdaExpression
  | ReferenceExpression
  | ConstructorExpression
  | SmartCastExpression
  | TestExpression
  | MatchExpression
  | ArrayExpression
  | TupleExpression
  | NullExpression
  | OrElseExpression
  | BlockExpression;

interface Node {
  readonly id: number;
  readonly type: Type;
}

/** A number, a text, a character or a truth value; the type tells how it is written. */
export interface LiteralExpression extends Node {
  readonly kind: 'literal';
  readonly value: number | string | boolean;
}

/** Some value of a type, without saying which: a cast null or the like (val(t) of the paper). */
export interface ConstantExpression extends Node {
  readonly kind: 'constant';
}

/** A local variable, a parameter, a variable of the program, or a name that a smart cast or a pattern binds. */
export interface VariableExpression extends Node {
  readonly kind: 'variable';
  readonly name: string;
}

/** The object whose method this is. */
export interface ThisExpression extends Node {
  readonly kind: 'this';
}

/** A field of an object. */
export interface FieldExpression extends Node {
  readonly kind: 'field';
  readonly receiver: Expression;
  /** The class that declares the field. */
  readonly owner: string;
  readonly name: string;
}

/** A field of a class, or a constant of an enum. */
interface StaticFieldExpression extends Node {
  readonly kind: 'staticField';
  readonly owner: string;
  readonly name: string;
}

/** An argument of a call; a name is there only if the program shows it. Several may go to one vararg parameter. */
export interface Argument {
  readonly name?: string;
  readonly value: Expression;
}

/** Whose method is called or referred to: an object's, a class's, or a function outside of all classes or within a block. */
export type Callee =
  | { readonly kind: 'object'; readonly receiver: Expression; readonly owner: string }
  | { readonly kind: 'static'; readonly owner: string }
  | { readonly kind: 'function' };

/**
 * A call of a method or a function, with all its type arguments. A projection among them is what a compiler captures in
 * the type of an argument: then no type argument can be written.
 */
export interface CallExpression extends Node {
  readonly kind: 'call';
  readonly callee: Callee;
  readonly name: string;
  readonly typeArguments: readonly TypeArgument[];
  readonly arguments: readonly Argument[];
}

/** Whether a call has type arguments that cannot be written. */
export function isCapturing({ typeArguments }: CallExpression): boolean {
  return typeArguments.some(({ kind }) => kind === 'projection');
}

/** A call of a value that is a function, or an object of a functional interface. */
export interface InvokeExpression extends Node {
  readonly kind: 'invoke';
  readonly function: Expression;
  readonly arguments: readonly Expression[];
}

/** A further constructor by its name, and the types for its own type parameters. */
export interface ConstructorUse {
  readonly name: string;
  readonly typeArguments: readonly Type[];
}

/** A new object. Of an inner class it is made within an object of the class around it. */
export interface NewExpression extends Node {
  readonly kind: 'new';
  readonly type: ClassType;
  /** The further constructor that is called; without it the one that takes a value for each field is. */
  readonly by?: ConstructorUse;
  readonly arguments: readonly Expression[];
}

/** Operators of two operands. `===` and `!==` compare the objects themselves, where a language tells that apart. */
export type Operator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | '==='
  | '!=='
  | '&&'
  | '||';

/**
 * Two operands of the same built-in type, except that anything can be appended to a text, and that any two objects can be
 * compared of which one is of a type above the other's.
 */
export interface BinaryExpression extends Node {
  readonly kind: 'binary';
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}

/** The opposite of a truth value. */
interface NotExpression extends Node {
  readonly kind: 'not';
  readonly operand: Expression;
}

/** One of two values; both fit the type that is wanted of the whole. */
export interface ConditionalExpression extends Node {
  readonly kind: 'conditional';
  readonly condition: Expression;
  readonly then: Expression;
  readonly otherwise: Expression;
}

/** Statements that lead to a value, where one of several values is chosen. */
export interface BlockExpression extends Node {
  readonly kind: 'block';
  readonly statements: readonly Statement[];
  readonly result: Expression;
}

/** A parameter of a lambda, with its type. */
interface LambdaParameter {
  readonly id: number;
  readonly name: string;
  readonly type: Type;
}

/**
 * A lambda; its type is a function type or a functional interface. In a language that has closures beside lambdas, `notation`
 * says that it is written as one; only closures are of the class of closures, whose type does not tell what they take.
 */
export interface LambdaExpression extends Node {
  readonly kind: 'lambda';
  readonly notation?: 'closure';
  readonly parameters: readonly LambdaParameter[];
  readonly body: Block;
}

/** A method as a value. */
export interface ReferenceExpression extends Node {
  readonly kind: 'reference';
  readonly callee: Callee;
  readonly name: string;
}

/** A constructor as a value: it takes a value for each field of the class, or the length of the array. */
export interface ConstructorExpression extends Node {
  readonly kind: 'constructor';
  readonly of: ClassType | ArrayType;
}

/** `then` if a variable that is never written holds an object of a class, which has the name `binding` there. */
export interface SmartCastExpression extends Node {
  readonly kind: 'smartCast';
  readonly variable: VariableExpression;
  readonly to: ClassType;
  readonly binding: string;
  readonly then: Expression;
  readonly otherwise: Expression;
}

/**
 * The condition of an `if` statement: whether a variable holds an object of a class, or no null if its type is nullable;
 * `negated`, whether it does not. Where it is known to, until it is written, it has the name `binding`: in one of the
 * branches, and after the statement if the other one is left early.
 */
export interface TestExpression extends Node {
  readonly kind: 'test';
  readonly variable: VariableExpression;
  readonly to: Type;
  readonly negated: boolean;
  readonly binding: string;
}

/** What a case of a match looks for. */
export type Pattern =
  | { readonly kind: 'value'; readonly value: LiteralExpression }
  | { readonly kind: 'constant'; readonly type: ClassType; readonly name: string }
  | { readonly kind: 'type'; readonly type: ClassType; readonly binding: string }
  | {
      readonly kind: 'record';
      readonly type: ClassType;
      readonly components: readonly PatternComponent[];
    };

/** A pattern that looks for the objects of a class. */
export type ClassPattern = Extract<Pattern, { kind: 'type' | 'record' }>;

/** A component of a record: it has a name, or must itself fit a pattern. */
export interface PatternComponent {
  readonly field: string;
  readonly binding: string;
  readonly type: Type;
  readonly inside?: ClassPattern;
}

/** A case of a match. */
export interface MatchCase {
  readonly pattern: Pattern;
  readonly value: Expression;
  /** What is taken instead for some of the objects that fit. */
  readonly before?: GuardedCase;
}

/** A case for objects of the same class as the case after it, if they fit the pattern and the guard holds. */
export interface GuardedCase {
  readonly pattern: ClassPattern;
  readonly guard: Expression;
  readonly value: Expression;
}

/**
 * A choice by the value or the class of a variable that is never written. Without `otherwise` the cases are all the
 * subclasses of a sealed class, or all the constants of an enum.
 */
export interface MatchExpression extends Node {
  readonly kind: 'match';
  readonly subject: VariableExpression;
  readonly cases: readonly MatchCase[];
  readonly otherwise?: Expression;
}

/** An array with its elements; the type is the array's. */
export interface ArrayExpression extends Node {
  readonly kind: 'array';
  readonly elements: readonly Expression[];
}

/** A tuple with its elements. */
export interface TupleExpression extends Node {
  readonly kind: 'tuple';
  readonly elements: readonly Expression[];
}

/** Null, as a value of a nullable type that the program shows; of the bottom type it is written without any. */
export interface NullExpression extends Node {
  readonly kind: 'null';
}

/** A value that may be null, and what is taken if it is. */
export interface OrElseExpression extends Node {
  readonly kind: 'orElse';
  readonly value: Expression;
  readonly otherwise: Expression;
}
