/** The library of holes for templates in TypeScript and JavaScript: `import { int, intVar } from 'cupel/template'`. */

type Numeric = number | bigint;
type AssignmentOperator = '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>=' | '>>>=';
type RelationOperator = '<' | '<=' | '>' | '>=' | '==' | '!=' | '===' | '!==';
type ArithmeticOperator = '+' | '-' | '*' | '/' | '%' | '**';
type ShiftOperator = '<<' | '>>' | '>>>';
type NumberArray =
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;
type BigintArray = BigInt64Array | BigUint64Array;
type TypedArrayClass<A extends NumberArray | BigintArray> = new (length: number) => A;
type ErrorClass = abstract new (...given: never[]) => object;

function unfilled(): never {
  throw new Error(
    'a hole was executed: a template is not a program; fill it with `cupel generate --technique template`',
  );
}

/** A constant whole number of 32 bits, or between bounds. */
export const int: (min?: number, max?: number) => number = unfilled;

/** A constant number of any kind: NaN, -0 and fractions too. */
export const number: (min?: number, max?: number) => number = unfilled;

/** A constant bigint. */
export const bigint: (min?: bigint, max?: bigint) => bigint = unfilled;

/** A constant string. */
export const string: () => string = unfilled;

/** True or false. */
export const boolean: () => boolean = unfilled;

/** A variable in scope that holds a number, or an element of an array of numbers; of these names or of any. */
export const intVar: (...names: string[]) => number = unfilled;

/** The same as `intVar`. */
export const numberVar: (...names: string[]) => number = unfilled;

/** A variable in scope that holds a bigint. */
export const bigintVar: (...names: string[]) => bigint = unfilled;

/** A variable in scope that holds a string. */
export const stringVar: (...names: string[]) => string = unfilled;

/** A variable in scope that holds true or false. */
export const booleanVar: (...names: string[]) => boolean = unfilled;

/** An element of an array or typed array of numbers in scope. */
export const intElement: (...names: string[]) => number = unfilled;

/** The same as `intElement`. */
export const numberElement: (...names: string[]) => number = unfilled;

/** An element of an array or typed array of bigints in scope. */
export const bigintElement: (...names: string[]) => bigint = unfilled;

/** An element of an array of strings in scope. */
export const stringElement: (...names: string[]) => string = unfilled;

/** An element of an array of booleans in scope. */
export const booleanElement: (...names: string[]) => boolean = unfilled;

/** A variable in scope that holds an array of numbers. */
export const intArrayVar: (...names: string[]) => number[] = unfilled;

/** The same as `intArrayVar`. */
export const numberArrayVar: (...names: string[]) => number[] = unfilled;

/** A variable in scope that holds an array of bigints. */
export const bigintArrayVar: (...names: string[]) => bigint[] = unfilled;

/** A variable in scope that holds an array of strings. */
export const stringArrayVar: (...names: string[]) => string[] = unfilled;

/** A variable in scope that holds an array of booleans. */
export const booleanArrayVar: (...names: string[]) => boolean[] = unfilled;

/** A variable in scope that holds a typed array of a class. */
export const typedArrayVar: <A extends NumberArray | BigintArray>(type: TypedArrayClass<A>, ...names: string[]) => A =
  unfilled;

/** A hole for a literal, but none of these values; or a hole for a variable or an element, but of none of these names. */
export const exclude: <T>(hole: T, ...excluded: (NoInfer<T> | string)[]) => T = unfilled;

/** A new array whose elements are filled one by one: 0 to 8 of them, so many, or between two lengths. */
export const array: <T>(element: T, length?: number, maxLength?: number) => T[] = unfilled;

/** A new typed array of such elements, as `typedArray(Int32Array, int())`. */
export const typedArray: {
  <A extends NumberArray>(type: TypedArrayClass<A>, element: number, length?: number, maxLength?: number): A;
  <A extends BigintArray>(type: TypedArrayClass<A>, element: bigint, length?: number, maxLength?: number): A;
} = unfilled;

/** One of + - * / %, and ** if it is named. */
export const arithmetic: {
  (left: number, right: number, ...operators: ArithmeticOperator[]): number;
  (left: bigint, right: bigint, ...operators: ArithmeticOperator[]): bigint;
  (left: string, right: string, ...operators: '+'[]): string;
} = unfilled;

/** One of << >> and, for numbers, >>>. */
export const shift: {
  (left: number, right: number, ...operators: ShiftOperator[]): number;
  (left: bigint, right: bigint, ...operators: ('<<' | '>>')[]): bigint;
} = unfilled;

/** One of & | ^. */
export const bitwise: {
  (left: number, right: number, ...operators: ('&' | '|' | '^')[]): number;
  (left: bigint, right: bigint, ...operators: ('&' | '|' | '^')[]): bigint;
} = unfilled;

/** What `arithmetic` or `shift` can be. */
export const arithmeticOrShift: {
  (left: number, right: number, ...operators: (ArithmeticOperator | ShiftOperator)[]): number;
  (left: bigint, right: bigint, ...operators: (ArithmeticOperator | '<<' | '>>')[]): bigint;
} = unfilled;

/** One of < <= > >= == != === !==. */
export const relation: (left: unknown, right: unknown, ...operators: RelationOperator[]) => boolean = unfilled;

/** One of && ||. */
export const logic: (left: boolean, right: boolean, ...operators: ('&&' | '||')[]) => boolean = unfilled;

/** One of - ~ and, for numbers, +; ! for booleans. */
export const unary: {
  (operand: number, ...operators: ('-' | '~' | '+')[]): number;
  (operand: bigint, ...operators: ('-' | '~')[]): bigint;
  (operand: boolean, ...operators: '!'[]): boolean;
} = unfilled;

/** A choice between two values that is made when the program runs. */
export const ternary: <T>(condition: boolean, yes: T, no: T) => T = unfilled;

/** The value as an integer of 32 bits: x | 0. */
export const toInt: (value: number) => number = unfilled;

/** The value as an unsigned integer of 32 bits: x >>> 0. */
export const toUint: (value: number) => number = unfilled;

/** The nearest number of 32 bits: Math.fround(x). */
export const toFloat: (value: number) => number = unfilled;

/** Number(x). */
export const toNumber: (value: unknown) => number = unfilled;

/** A bigint of the lowest 32 bits: BigInt(x | 0). */
export const toBigint: (value: number) => bigint = unfilled;

/** BigInt.asIntN(64, x). */
export const asInt64: (value: bigint) => bigint = unfilled;

/** BigInt.asUintN(64, x). */
export const asUint64: (value: bigint) => bigint = unfilled;

/** One of ++x, x++, --x and x-- on a variable or an element. */
export const increment: <T extends Numeric>(variable: T, ...operators: ('++x' | 'x++' | '--x' | 'x--')[]) => T =
  unfilled;

/** An assignment to a variable or an element: = or, if they are named, operators such as +=. */
export const assign: <T>(variable: T, value: T, ...operators: AssignmentOperator[]) => T = unfilled;

/** A call of a function. */
export const call: <A extends unknown[], R>(callee: (...given: A) => R, ...values: NoInfer<A>) => R = unfilled;

/** A call of one of several functions. */
export const callAny: <A extends unknown[], R>(functions: readonly ((...given: A) => R)[], ...values: NoInfer<A>) => R =
  unfilled;

/** One of several expressions. */
export const alt: <T>(...options: T[]) => T = unfilled;

/** An expression as a statement. */
export const statement: (expression: unknown) => void = unfilled;

/** Statements one after the other. */
export const block: (...statements: void[]) => void = unfilled;

/** A condition with one or two branches. */
export const ifThen: (condition: boolean, then: void, otherwise?: void) => void = unfilled;

/** A loop that ends after so many rounds at the latest; 10 unless the limit says more or less. */
export const whileDo: (condition: boolean, body: void, limit?: number) => void = unfilled;

/** A loop with as many rounds as the count says, at most the limit, which is 10 unless it is given. */
export const forDo: (count: number, body: void, limit?: number) => void = unfilled;

/** A switch on a number; the last statement is for all numbers that have none of their own. */
export const switchOn: (subject: number, ...cases: void[]) => void = unfilled;

/** A statement and what is done when it throws: anything, or an object of one of these classes. */
export const tryCatch: (body: void, handler: void, ...caught: ErrorClass[]) => void = unfilled;

/** The same with a last statement, which is executed in any case. */
export const tryCatchFinally: (body: void, handler: void, last: void, ...caught: ErrorClass[]) => void = unfilled;

/** A statement and a last one, which is executed even if the first one throws. */
export const tryFinally: (body: void, last: void) => void = unfilled;

/** One of several statements. */
export const altStatement: (...options: void[]) => void = unfilled;

/** Not a hole: at the top of a template, says that a function makes an argument of the entry, anew for each call. */
export const entryArgument: <A extends unknown[], I extends number>(
  entry: (...given: A) => unknown,
  index: I,
  make: () => A[I],
) => void = unfilled;

/** Not a hole: at the top of a template, says that a function makes all arguments of the entry, anew for each call. */
export const entryArguments: <A extends unknown[]>(entry: (...given: A) => unknown, make: () => A) => void = unfilled;
