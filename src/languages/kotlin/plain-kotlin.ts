import { messagePattern } from '../../core/message-pattern.js';
import type { Diagnostic, Outcome } from '../../core/outcome.js';
import { classPathWords, jarsOf } from '../../harness/jvm/class-path.js';
import { javaCommand } from '../../harness/jvm/java-command.js';
import type { PlainJvmCompiler } from '../../harness/jvm/jvm-compiler.js';
import type { ProcessResult } from '../../harness/process/run-process.js';
import type { KotlinDistribution } from './distribution.js';

// A severity at the beginning of a line, with or without a place; a diagnostic has the severity "error".
const crash = /^(\S+\.kts?:\d+:\d+: )?exception: /m;
const located = /^([^:\n]+\.kts?):(\d+):(\d+): error: (?:\[([A-Z0-9_]+)\] )?(.*)$/gm;
const global = /^error: (.*)$/gm;
const internalError = 2;
// Old versions do not know the option that we add, and it is not on the command line that a person types.
const ownFlag = /^warning: flag is not supported .*-Xrender-internal-diagnostic-names\n/m;

/** kotlinc for the JVM by its command line. */
export function plainKotlin({ jdk, jars, stdlib, options }: KotlinDistribution): PlainJvmCompiler {
  const compiler = { jdk, classPath: jars, main: 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler' };
  const always = ['-no-stdlib', '-no-reflect', '-nowarn', '-Xrender-internal-diagnostic-names'];
  return {
    start: ({ out, jvmFlags, jars: libraries }) =>
      javaCommand(compiler, jvmFlags, [...always, ...classPathWords([stdlib, ...libraries]), ...options, '-d', out]),
    outcome: kotlinOutcome,
    command: (program) =>
      [
        ...['kotlinc', '-nowarn', ...options, ...classPathWords(jarsOf(program))],
        ...[...program.files.map(({ path }) => path), '-d', 'out'],
      ].join(' '),
  };
}

/** What a finished run of a Kotlin compiler means. */
export async function kotlinOutcome({ exitCode, stdout, stderr }: ProcessResult): Promise<Outcome> {
  const text = stdout + stderr;
  if (exitCode === internalError || crash.test(text)) return { kind: 'crashed', stack: text.replace(ownFlag, '') };
  const diagnostics = parse(text);
  if (diagnostics.length > 0) return { kind: 'rejected', diagnostics };
  return exitCode === 0 ? { kind: 'accepted' } : { kind: 'toolFailed', message: text.slice(0, 300) };
}

function parse(text: string): Diagnostic[] {
  const places = [...text.matchAll(located)].map(([, file = '', line, column, code, message = '']) => ({
    at: { file, line: Number(line), column: Number(column) },
    code: code ?? messagePattern(message),
    message,
  }));
  const whole = [...text.matchAll(global)].map(([, message = '']) => ({ code: messagePattern(message), message }));
  return [...places, ...whole];
}
