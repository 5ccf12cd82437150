import { join } from 'node:path';
import type { Diagnostic, Outcome } from '../../core/outcome.js';
import type { Compilable } from '../../core/test-program.js';
import { classPathWords, jarsOf } from '../../harness/jvm/class-path.js';
import type { Jdk } from '../../harness/jvm/jdks.js';
import type { PlainJvmCompiler } from '../../harness/jvm/jvm-compiler.js';

const located = /^([^:\n]+\.java):(\d+):(\d+): (compiler\.err\.[\w.]+)(.*)$/gm;
const global = /^- (compiler\.err\.[\w.]+)(.*)$/gm;

// javac's own result for "the compiler failed", and for running out of stack or memory (JDK, com.sun.tools.javac.main.Main).
const crashCodes = new Set([3, 4]);

/** javac of a JDK by its command line; raw diagnostics are the same in every language and version. */
export function plainJavac(jdk: Jdk): PlainJvmCompiler {
  return {
    start: ({ out, jvmFlags, jars }) => ({
      command: join(jdk.home, 'bin', 'javac'),
      // Unless it is told to, javac does not show a stack trace after an error of the program.
      args: [
        ...jvmFlags.map((flag) => `-J${flag}`),
        ...javacOptions,
        ...classPathWords(jars),
        ...['-XDrawDiagnostics', '-XDdev', '-d', out],
      ],
    }),
    async outcome({ exitCode, stdout, stderr }): Promise<Outcome> {
      const text = stdout + stderr;
      if (exitCode !== null && crashCodes.has(exitCode)) return { kind: 'crashed', stack: text };
      const diagnostics = parse(text);
      if (diagnostics.length > 0) return { kind: 'rejected', diagnostics };
      return exitCode === 0 ? { kind: 'accepted' } : { kind: 'toolFailed', message: text.slice(0, 300) };
    },
    command: (program: Compilable) =>
      ['javac', ...javacOptions, ...classPathWords(jarsOf(program)), ...program.files.map(({ path }) => path)].join(
        ' ',
      ),
  };
}

/** The options under which Java programs are compiled. */
export const javacOptions: readonly string[] = ['-proc:none', '-nowarn', '-Xmaxerrs', '1000'];

function parse(text: string): Diagnostic[] {
  const places = [...text.matchAll(located)].map(([, file = '', line, column, code = '', message = '']) => ({
    at: { file, line: Number(line), column: Number(column) },
    code,
    message: `${code}${message}`,
  }));
  const whole = [...text.matchAll(global)].map(([, code = '', message = '']) => ({
    code,
    message: `${code}${message}`,
  }));
  return [...places, ...whole];
}
