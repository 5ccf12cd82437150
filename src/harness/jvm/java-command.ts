import { delimiter, join } from 'node:path';
import type { Jdk } from './jdks.js';

/** A Java program: the kit that runs it, its jars and folders, and its main class. */
export interface JavaProgram {
  readonly jdk: Jdk;
  readonly classPath: readonly string[];
  readonly main: string;
}

/** A program to start, and its arguments. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

/** The command line that runs a Java program in a JVM of its own. */
export function javaCommand(
  { jdk, classPath, main }: JavaProgram,
  flags: readonly string[],
  args: readonly string[],
): Command {
  return {
    command: join(jdk.home, 'bin', 'java'),
    args: [...flags, '-cp', classPath.join(delimiter), main, ...args],
  };
}
