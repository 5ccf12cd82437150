import type { SourceFile } from '../../../core/test-program.js';
import type { Hole, TypeName } from '../../../model/template/hole.js';

/** A variable with its type. */
interface Variable {
  readonly name: string;
  readonly type: TypeName;
}

/** A parameter of the entry. */
interface Parameter extends Variable {
  /** The method of the template that makes its values. */
  readonly maker?: string;
  /** Its type without type arguments, where one method makes all arguments. */
  readonly erased?: TypeName;
}

/** The method of a template that is called. */
interface Entry {
  readonly name: string;
  readonly type: TypeName;
  readonly parameters: readonly Parameter[];
  /** The method of the template that makes all arguments. */
  readonly maker?: string;
}

/** A part of a source text, in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A hole of a Java template. */
interface JavaHole extends Hole {
  /** It is the whole condition of a loop, which Java wants to be no constant. */
  readonly loopCondition?: boolean;
  /** What is executed only if the condition that it stands for is true, and only if it is false. */
  readonly whenTrue?: Range;
  readonly whenFalse?: Range;
}

/** What the JVM finds in a template that compiles. */
interface TemplateReading {
  readonly className: string;
  /** Where the closing brace of the class is. */
  readonly classEnd: number;
  readonly entry: Entry;
  /** Where the first method is that makes arguments of the entry. */
  readonly makersAt?: number;
  /** The static fields, as the class of the template names them. */
  readonly fields: readonly Variable[];
  /** What is not in programs: the imports of the hole library and the marks of methods. */
  readonly dropped: readonly Range[];
  /** The bodies of loops and methods, and whether they have braces. */
  readonly bodies: readonly (Range & { readonly braces: boolean })[];
  readonly holes: readonly JavaHole[];
}

/** An error in a template. */
interface TemplateError {
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** What the JVM says of a source text. */
export type ReadAnswer = TemplateReading | { readonly errors: readonly TemplateError[] };

/** A template that was read. */
export interface JavaTemplate extends TemplateReading {
  readonly source: SourceFile;
  /** Every word of the source, so that added names clash with none. */
  readonly words: ReadonlySet<string>;
}

/** A name that is no word of a template. */
export function freshName({ words }: JavaTemplate, wanted: string): string {
  let name = wanted;
  while (words.has(name)) name += '_';
  return name;
}

/** The words of a source text. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []);
}
