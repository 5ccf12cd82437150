import type { Outcome } from '../../core/outcome.js';
import type { Compilable, SourceFile } from '../../core/test-program.js';
import type { Configuration, Limits, ObserveOptions, SelfTest } from '../../core/toolchain.js';
import type { ProcessResult } from '../process/run-process.js';
import type { Platform } from '../run-result.js';
import type { Command } from './java-command.js';
import type { Jdk } from './jdks.js';

/** All that the harness needs to know of one version of a compiler that is a Java program. */
export interface JvmCompiler {
  /** The adapter of the compile server that speaks to it. */
  readonly adapter: 'javac' | 'ecj' | 'groovy' | 'kotlin' | 'scala';
  readonly jdk: Jdk;
  /** The jars of the compiler; none for javac, which is part of the JDK. */
  readonly jars: readonly string[];
  /** Flags of the JVM that it needs beside memory and stack. */
  readonly flags: readonly string[];
  /** Flags of the JVM that only the server needs, to reach into the compiler. */
  readonly serverFlags?: readonly string[];
  /** The server that pays once much has been compiled; without this, C2 does not pay for this compiler. */
  readonly lasting?: LastingServer;
  /** Whether it checks types in much less time than it compiles. */
  readonly checkPays?: boolean;
  /** Options of the compiler under which programs are compared. */
  readonly options: readonly string[];
  /** What compiled programs need on their class path. */
  readonly libraries: readonly string[];
  readonly selfTests: readonly SelfTest[];
  /** Whether programs are also run in each tier of the JVM. */
  readonly runsInTiers?: boolean;
  /** The class whose main a person calls; the one that the file is named after unless it says so. */
  readonly mainClass?: (program: Compilable) => string;
  readonly plain: PlainJvmCompiler;
  /** The JVM as one of several platforms of the language. */
  readonly platform?: Platform;
  /** Configurations that only this compiler has. */
  readonly special?: readonly SpecialConfiguration[];
}

/** A server whose JVM also has C2: when it takes the place of the first one, which has C1 alone, and its flags. */
interface LastingServer {
  readonly afterCpuMillis: number;
  readonly flags: readonly string[];
}

/** A configuration with a way of its own to observe a program. */
export interface SpecialConfiguration extends Configuration {
  observe(
    program: Compilable,
    limits: { readonly heap: Limits; readonly process: Limits },
    options: ObserveOptions,
  ): Promise<Outcome>;
}

/** What a run of the command-line compiler is given beside the files. */
interface PlainCompilation {
  /** The folder for classes. */
  readonly out: string;
  readonly jvmFlags: readonly string[];
  /** The jars that the program is compiled with. */
  readonly jars: readonly string[];
}

/** The command-line compiler: how it is started, and what its output means. */
export interface PlainJvmCompiler {
  /** The program to start and its arguments, without files. */
  start(compilation: PlainCompilation): Command;
  /** What a finished run means; limits and signals have been dealt with already. */
  outcome(result: ProcessResult, folder: string, files: readonly SourceFile[]): Promise<Outcome>;
  /** What a person types. */
  command(program: Compilable): string;
}
