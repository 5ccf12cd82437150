/** How a language writes values and joins programs, for techniques that make both as text. */
export interface Notation {
  /** A line at the head of a file that names what it imports. */
  readonly imports: RegExp;
  /** One that names its package, which joined programs go without. */
  readonly package: RegExp;
  /** What is declared on top, with its name as the first group, where the view of the language has no declarations. */
  readonly declared: RegExp;
  /** A function on top of which a program has only one, because it starts there. */
  readonly entry?: string;
  /** What encloses type arguments, and whether they stand before the name of a method. */
  readonly typeArguments: { readonly open: string; readonly close: string; readonly beforeName: boolean };
  /** What stands before the class where an object is made. */
  readonly making: string;
  /** Constants of a type that is written like this; `exactly` if its own type must be that one. */
  literals(type: string, exactly: boolean): readonly string[];
  /** Types of values that every program has; type parameters may stand for them. */
  readonly basicTypes: readonly string[];
  /** The type that stands for another one as a type argument. */
  readonly asArgument: (type: string) => string;
  /** The type of a variable that can change, where that of a value tells the value. */
  readonly wide: (type: string) => string;
  /** Types without values of interest. */
  readonly valueless: RegExp;
  /** Types of values that may be missing, so that no member can be selected. */
  readonly missing: RegExp;
  /** A value of any type that nothing is known of, and what declares it. */
  readonly opaque: { readonly declaration: string; value(type: string): string };
  /** A declaration of its own that holds values, each in a line. */
  readonly probe: {
    readonly open: string;
    before(index: number): string;
    readonly after: string;
    readonly close: string;
  };
  /** The beginning of a declaration that cannot be called everywhere. */
  readonly bound?: RegExp;
  /** Names of the platform that reach beyond the program, or give something else in each run. */
  readonly outside: RegExp;
}
