import { messagePattern } from '../../core/message-pattern.js';
import type { Diagnostic, Outcome } from '../../core/outcome.js';
import { classPathWords, jarsOf } from '../../harness/jvm/class-path.js';
import { javaCommand } from '../../harness/jvm/java-command.js';
import type { Jdk } from '../../harness/jvm/jdks.js';
import type { PlainJvmCompiler } from '../../harness/jvm/jvm-compiler.js';

// The marks stand at the beginning of a line of the compiler's own; source lines that it quotes are indented.
const crash = /^>>> a serious error occurred|^BUG!|^General error during|^Exception in thread "main"/m;
// Diagnostics come in one exception of their own; any other one at the top is a failure of the compiler.
const otherException =
  /^(?!org\.codehaus\.groovy\.control\.MultipleCompilationErrorsException)[\w.]+(Exception|Error)(:|$)/;
const error = /^([^:\n]+): -?\d+: ([\s\S]*?)\s*@ line (-?\d+), column (-?\d+)\.$/gm;

/** groovyc by its command line, with static compilation on. */
export function plainGroovy(jdk: Jdk, jars: readonly string[]): PlainJvmCompiler {
  const compiler = { jdk, classPath: jars, main: 'org.codehaus.groovy.tools.FileSystemCompiler' };
  return {
    start: ({ out, jvmFlags, jars }) =>
      javaCommand(compiler, jvmFlags, ['--compile-static', ...classPathWords(jars), '-d', out]),
    async outcome({ exitCode, stdout, stderr }): Promise<Outcome> {
      const text = stdout + stderr;
      if (crash.test(text) || otherException.test(text.trimStart().split('\n', 1)[0] as string))
        return { kind: 'crashed', stack: text };
      const diagnostics = parse(text);
      if (diagnostics.length > 0) return { kind: 'rejected', diagnostics };
      return exitCode === 0 ? { kind: 'accepted' } : { kind: 'toolFailed', message: text.slice(0, 300) };
    },
    command: (program) =>
      [
        ...['groovyc --compile-static', ...classPathWords(jarsOf(program))],
        ...program.files.map(({ path }) => path),
      ].join(' '),
  };
}

function parse(text: string): Diagnostic[] {
  return [...text.matchAll(error)].map(([, file = '', message = '', line, column]) => {
    const [first = ''] = message.split('\n');
    const named = { code: messagePattern(first), message: first };
    return Number(line) > 0 ? { at: { file, line: Number(line), column: Number(column) }, ...named } : named;
  });
}
