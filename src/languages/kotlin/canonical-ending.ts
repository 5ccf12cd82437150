import type { Ending } from '../../harness/run-result.js';

/**
 * Exceptions of the JVM's own library, by the class of Kotlin's common library that stands for them elsewhere.
 * A program that is written in common Kotlin can only tell them apart by what they share.
 */
const commonNames: Readonly<Record<string, string>> = {
  ArrayIndexOutOfBoundsException: 'IndexOutOfBoundsException',
  StringIndexOutOfBoundsException: 'IndexOutOfBoundsException',
  // A lateinit property, a cast or a branch that failed have classes of Kotlin's own, with the same names everywhere.
  InputMismatchException: 'NoSuchElementException',
  // JavaScript's name for a stack that is used up.
  RangeError: 'StackOverflowError',
};

/** What all back ends share: whole numbers without their fraction, and the simple name of a common exception. */
export function canonicalEnding({ exitCode, stdout, exception }: Ending): Ending {
  return { exitCode, stdout: withoutFractions(stdout), exception: commonName(exception) };
}

// JavaScript prints 21447.0 as 21447.
function withoutFractions(stdout: string): string {
  return stdout.replace(/(?<![\w.])(-?\d+)\.0(?![\w.])/g, '$1');
}

// JavaScript knows no packages, and a nested class by its own name only.
function commonName(exception: string): string {
  const simple = exception.split(/[.$]/).at(-1) ?? '';
  return commonNames[simple] ?? simple;
}
