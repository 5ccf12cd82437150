import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic, Outcome } from '../../core/outcome.js';
import type { SourceFile } from '../../core/test-program.js';
import type { ToolchainFamily } from '../../core/toolchain.js';
import { compareVersions } from '../../core/version.js';
import { classPathWords, jarsOf } from '../../harness/jvm/class-path.js';
import { javaCommand } from '../../harness/jvm/java-command.js';
import { type Jdk, usualJdk } from '../../harness/jvm/jdks.js';
import type { PlainJvmCompiler } from '../../harness/jvm/jvm-compiler.js';
import { compileOnlyConfigurations, openJvm } from '../../harness/jvm/jvm-toolchain.js';
import { mavenFamily } from '../../harness/jvm/maven-family.js';
import { probeTiers } from '../../harness/jvm/probe-tiers.js';
import { lastingServer } from './lasting-server.js';
import { ecjSelfTests } from './self-tests.js';

const artifact = { group: 'org.eclipse.jdt', artifact: 'ecj' };

/** The Eclipse compiler for Java. */
export const ecjFamily: ToolchainFamily = mavenFamily({
  name: 'ecj',
  // Without annotation processors (-proc:none) it executes nothing.
  compilesOnly: compileOnlyConfigurations,
  artifacts: [artifact],
  artifactOf: () => artifact,
  supports: (version) => compareVersions(version, '3.16.0') >= 0,
  build: {
    takes: /^(ecj|org\.eclipse\.jdt\.core\.compiler\.batch)\b.*\.jar$/,
    needs: 'ecj.jar, or a folder that holds it',
    main: 'org.eclipse.jdt.internal.compiler.batch.Main',
    argument: '-version',
    pattern: /, (\d[\w.-]*),/,
  },
  probe: (installed, configuration) => probeTiers(installed, usualJdk(), configuration),
  open(installed, jars, options) {
    const jdk = usualJdk();
    const plain = plainEcj(jdk, jars[0] as string);
    const compiler = {
      adapter: 'ecj',
      jdk,
      jars,
      flags: [],
      lasting: lastingServer,
      options: [],
      libraries: [],
      selfTests: ecjSelfTests,
      runsInTiers: true,
      plain,
    } as const;
    return openJvm(installed, compiler, options);
  },
});

// A failure of the compiler itself is logged as a problem without a number, with the frame that it comes from.
const crash = /<problem [^>]*problemID="0"[^>]*>\s*<message value="Internal compiler error: ([^"]*)"/;
const crashFrame = / at ([\w.$<>]+\([^()]*\))\s*$/;
const javaError = /^(Exception in thread "main" )?java\.lang\.\w+(Error|Exception)\b/m;

const ecjOptions = ['-proc:none', '-nowarn'];

// A failure in a thread of its own would be reported without its cause.
const ecjFlags = ['-Djdt.compiler.useSingleThread=true'];

function plainEcj(jdk: Jdk, jar: string): PlainJvmCompiler {
  const release = jdk.version.split('.')[0] as string;
  const options = ['--release', release, ...ecjOptions];
  const compiler = { jdk, classPath: [jar], main: 'org.eclipse.jdt.internal.compiler.batch.Main' };
  return {
    start: ({ out, jvmFlags, jars }) =>
      javaCommand(
        compiler,
        [...jvmFlags, ...ecjFlags],
        [...options, ...classPathWords(jars), '-log', 'log.xml', '-d', out],
      ),
    async outcome({ exitCode, stderr }, folder, files): Promise<Outcome> {
      const log = join(folder, 'log.xml');
      const problems = existsSync(log) ? await readFile(log, 'utf8') : '';
      const [, failure] = crash.exec(problems) ?? [];
      if (failure !== undefined) return { kind: 'crashed', stack: decoded(failure).replace(crashFrame, '\n\tat $1') };
      if (javaError.test(stderr)) return { kind: 'crashed', stack: stderr };
      const diagnostics = parseLog(problems, files);
      if (diagnostics.length > 0) return { kind: 'rejected', diagnostics };
      return exitCode === 0 ? { kind: 'accepted' } : { kind: 'toolFailed', message: stderr.slice(0, 300) };
    },
    command: (program) =>
      [
        ...['java -jar ecj.jar', ...options, ...classPathWords(jarsOf(program))],
        ...program.files.map(({ path }) => path),
      ].join(' '),
  };
}

// The log tells offsets from the beginning of the file, and not columns.
function parseLog(log: string, files: readonly SourceFile[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const [, path = '', body = ''] of log.matchAll(/<source [^>]*path="([^"]+)">([\s\S]*?)<\/source>/g)) {
    const file = files.find((candidate) => path.endsWith(candidate.path));
    for (const [, attributes = '', rest = ''] of body.matchAll(/<problem ([^>]*)>([\s\S]*?)<\/problem>/g)) {
      if (!/severity="ERROR"/.test(attributes)) continue;
      const before = file?.text.slice(0, Number(/charStart="(\d+)"/.exec(attributes)?.[1])) ?? '';
      diagnostics.push({
        at: {
          file: file?.path ?? path,
          line: before.split('\n').length,
          column: before.length - before.lastIndexOf('\n'),
        },
        code: /problemID="(\d+)"/.exec(attributes)?.[1] ?? '',
        message: decoded(/<message value="([^"]*)"/.exec(rest)?.[1] ?? ''),
      });
    }
  }
  return diagnostics;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

// The text of an attribute in XML.
function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
