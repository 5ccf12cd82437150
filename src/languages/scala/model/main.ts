import { braces, type Doc } from '../../../model/program/print/doc.js';
import type { Main } from '../../../model/program/program.js';

/** The method that is called when the program runs. */
export function printMain({ function: name, rounds }: Main): Doc {
  const counted = braces([`checksum = 31 * checksum + ${name}().hashCode`]);
  const lines: Doc[] =
    rounds > 0
      ? ['var checksum = 0', [`for (_ <- 1 to ${rounds}) `, counted], `println(${name}())`, 'println(checksum)']
      : [`println(${name}())`];
  return ['@main def main(): Unit = ', braces(lines)];
}
