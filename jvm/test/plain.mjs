import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { flags, jars } from './server.mjs';

const stack = '-Xss8m';

function libraries(tools, pattern) {
  const lib = existsSync(join(tools, 'lib')) ? join(tools, 'lib') : tools;
  return readdirSync(lib).filter((f) => pattern.test(f)).map((f) => join(lib, f)).join(':');
}

/** How each compiler is started without cupel; `mode` check stops where the server's check stops, where an option exists. */
const commands = {
  javac: ({ java, mode }) => [java.replace(/java$/, 'javac'), ['-J' + stack, '-XDrawDiagnostics', '-proc:none', '-nowarn', '-Xmaxerrs', '1000', ...(mode === 'check' ? ['-XDshould-stop.ifNoError=FLOW'] : [])]],
  ecj: ({ java, tools }) => [java, [stack, '-jar', jars(tools)[0], '--release', '17', '-proc:none', '-nowarn', '-log', 'log.xml']],
  groovy: ({ java, tools }) => [java, [stack, '-cp', jars(tools).join(':'), 'org.codehaus.groovy.tools.FileSystemCompiler', '--compile-static']],
  kotlin: ({ java, tools, options }) => [java, [stack, ...flags('kotlin'), '-cp', jars(tools)[0], 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler', '-no-stdlib', '-no-reflect', '-nowarn', '-cp', libraries(tools, /^kotlin-stdlib\.jar$/), '-Xrender-internal-diagnostic-names', ...options]],
  scala: ({ java, tools, mode }) => [java, [stack, '-cp', jars(tools).join(':'), 'dotty.tools.dotc.Main', '-classpath', libraries(tools, /^(scala-library|scala3-library_3).*\.jar$/), '-nowarn', '-color:never', '-pagewidth', '9999', ...(mode === 'check' ? ['-Ystop-after:tailrec'] : [])]],
};

/** How each compiler prints an error; groups line, column. Columns of Scala count from 0, tabs of javac and Scala count as 8. */
const errors = {
  javac: /^(?<file>[^:\n]+\.java):(?<line>\d+):(?<column>\d+): (?<code>compiler\.err\.[\w.]+)/gm,
  groovy: /^(?<file>[^:\n]+): (?<first>\d+): (?<message>[\s\S]*?)\s*@ line (?<line>-?\d+), column (?<column>-?\d+)\.$/gm,
  kotlin: /^(?<file>[^:\n]+\.kts?):(?<line>\d+):(?<column>\d+): error: (?:\[(?<code>[A-Z0-9_]+)\] )?(?<message>.*)$/gm,
  scala: /^-- (?:\[(?<code>E\d+)\] )?(?<title>[^\n]*?)Error: (?<file>[^\n]+?\.scala):(?<line>\d+):(?<column>\d+) -*$/gm,
};

const crashes = {
  javac: (code) => code === 3 || code === 4,
  ecj: (code, text) => /Internal compiler error|^java\.lang\.\w+Error/m.test(text),
  groovy: (code, text) => /^>>> a serious error occurred|^BUG!|^General error during/m.test(text),
  kotlin: (code, text) => code === 2 || /^(\S+:\d+:\d+: )?exception: /m.test(text),
  scala: (code, text) => /^\s+at dotty\.tools|^Exception in thread "main"/m.test(text),
};

/** One program through the plain command line, in a folder and a process of its own. */
export function compilePlainly({ family, tools, java = 'java', mode = 'compile', options = [] }, program) {
  const folder = mkdtempSync(join(tmpdir(), 'cupel-plain-'));
  for (const file of program.files) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    writeFileSync(join(folder, file.path), file.text);
  }
  mkdirSync(join(folder, 'out'));
  const [command, args] = commands[family]({ java, tools: tools && resolve(tools), mode, options });
  const start = performance.now();
  const done = spawnSync(command, [...args, '-d', 'out', ...program.files.map((f) => f.path)], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  const millis = performance.now() - start;
  const text = done.stdout + done.stderr;
  const places = family === 'ecj' ? ecjPlaces(join(folder, 'log.xml'), program) : textPlaces(family, text);
  rmSync(folder, { recursive: true });
  const kind = crashes[family](done.status, text) ? 'crashed' : done.status === 0 ? 'accepted' : 'rejected';
  return { kind, places, exit: done.status, text, millis };
}

function textPlaces(family, text) {
  const shift = family === 'scala' ? 1 : 0;
  return [...text.matchAll(errors[family])].map(({ groups }) => `${basename(groups.file)}:${groups.line}:${Number(groups.column) + shift}${groups.code ? ' ' + groups.code : ''}`);
}

function ecjPlaces(log, program) {
  if (!existsSync(log)) return [];
  const found = [];
  for (const [, file, body] of readFileSync(log, 'utf8').matchAll(/<source [^>]*path="([^"]+)">([\s\S]*?)<\/source>/g)) {
    for (const [, attributes] of body.matchAll(/<problem ([^>]*)>/g)) {
      if (!/severity="ERROR"/.test(attributes)) continue;
      const source = program.files.find((f) => file.endsWith(f.path)).text.slice(0, Number(/charStart="(\d+)"/.exec(attributes)[1]));
      const line = source.split('\n').length;
      found.push(`${basename(file)}:${line}:${source.length - source.lastIndexOf('\n')} ${/problemID="(\d+)"/.exec(attributes)[1]}`);
    }
  }
  return found;
}
