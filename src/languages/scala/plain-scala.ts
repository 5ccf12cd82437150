import { messagePattern } from '../../core/message-pattern.js';
import type { Diagnostic, Outcome } from '../../core/outcome.js';
import { classPathWords, jarsOf } from '../../harness/jvm/class-path.js';
import { javaCommand } from '../../harness/jvm/java-command.js';
import type { Jdk } from '../../harness/jvm/jdks.js';
import type { PlainJvmCompiler } from '../../harness/jvm/jvm-compiler.js';

const crash = /^\s+at dotty\.tools|^Exception in thread "main"|An unhandled exception was thrown in the compiler/m;
const located = /^-- (?:\[(E\d+)\] )?([^\n]*?)Error: ([^\n]+?\.scala):(\d+):(\d+) -*$/gm;

/** The options under which Scala programs are compiled; the width keeps messages on one line. */
const layout = ['-nowarn', '-color:never', '-pagewidth', '9999'];

/** scalac (Scala 3) by its command line. */
export function plainScala(jdk: Jdk, jars: readonly string[], libraries: readonly string[]): PlainJvmCompiler {
  const compiler = { jdk, classPath: jars, main: 'dotty.tools.dotc.Main' };
  return {
    start: ({ out, jvmFlags, jars: own }) => {
      const classPath = classPathWords([...libraries, ...own], '-classpath');
      return javaCommand(compiler, jvmFlags, [...classPath, ...layout, '-d', out]);
    },
    async outcome({ exitCode, stdout, stderr }): Promise<Outcome> {
      const text = stdout + stderr;
      if (crash.test(text)) return { kind: 'crashed', stack: text };
      const diagnostics = parse(text);
      if (diagnostics.length > 0) return { kind: 'rejected', diagnostics };
      return exitCode === 0 ? { kind: 'accepted' } : { kind: 'toolFailed', message: text.slice(0, 300) };
    },
    command: (program) =>
      [...['scalac', ...classPathWords(jarsOf(program), '-classpath')], ...program.files.map(({ path }) => path)].join(
        ' ',
      ),
  };
}

// Columns are printed from 0; the message is on the lines that follow, behind a bar.
function parse(text: string): Diagnostic[] {
  return [...text.matchAll(located)].map((match) => {
    const [whole, code, title = '', file = '', line, column] = match;
    const following = text.slice(match.index + whole.length).split('\n', 12);
    const message = following.map((row) => /^\s*\|\s*([^\s^|].*)$/.exec(row)?.[1]).find(Boolean) ?? title;
    const at = { file, line: Number(line), column: Number(column) + 1 };
    return { at, code: code ?? messagePattern(message), message };
  });
}
