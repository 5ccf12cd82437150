import { spawn } from 'node:child_process';
import { readdirSync, mkdirSync, existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Compiles jvm/src with the JDK at `java` into `out` and returns `out`. */
export function buildServer(out, jdk) {
  mkdirSync(out, { recursive: true });
  const sources = readdirSync(join(home, 'src'), { recursive: true }).filter((f) => f.endsWith('.java')).map((f) => join(home, 'src', f));
  const args = ['api', 'main'].flatMap((p) => ['--add-exports', `jdk.compiler/com.sun.tools.javac.${p}=ALL-UNNAMED`]);
  execFileSync(jdk ? join(jdk, 'bin/javac') : 'javac', ['-nowarn', '-d', out, ...args, ...sources], { stdio: 'inherit' });
  return out;
}

/** The flags that each family needs, beside memory limits. */
export function flags(family, version = '') {
  const opens = (packages) => packages.map((p) => `--add-opens=java.base/${p}=ALL-UNNAMED`);
  if (family === 'javac') return ['api', 'main'].map((p) => `--add-exports=jdk.compiler/com.sun.tools.javac.${p}=ALL-UNNAMED`);
  if (family === 'kotlin') return opens(['java.lang', 'java.util', 'java.io', 'java.util.concurrent', 'java.util.concurrent.atomic']);
  return [];
}

/** The jars of a toolchain folder, as the server's class path. */
export function jars(folder) {
  const lib = existsSync(join(folder, 'lib')) ? join(folder, 'lib') : folder;
  const all = readdirSync(lib).filter((f) => f.endsWith('.jar')).map((f) => join(lib, f));
  const compiler = all.filter((f) => f.endsWith('kotlin-compiler.jar'));
  return compiler.length ? compiler : all;
}

/** Starts a server; `ask` sends a request and resolves to its answer. */
export function startServer({ classes, family, classpath = [], java = 'java', jvm = [], args = [], log = 'ignore' }) {
  const child = spawn(java, ['-Xmx1g', ...flags(family), ...jvm, '-cp', [...classpath, classes].join(':'), 'cupel.server.Main', `--family=${family}`, `--classpath=${classpath.join(':')}`, ...args], { stdio: ['pipe', 'pipe', log] });
  let pending = Buffer.alloc(0);
  const waiting = [];
  const arrived = [];
  const deliver = (frame) => (waiting.length ? waiting.shift()(frame) : arrived.push(frame));
  let outcomes = [];
  // Programs are reported one by one; those that are not are lost.
  const take = (frame) => {
    if ('begun' in frame) return;
    if ('done' in frame) { outcomes[frame.done] = frame.outcome; return; }
    deliver('suspects' in frame ? { ...frame, outcomes } : frame);
    outcomes = [];
  };
  child.stdout.on('data', (data) => {
    pending = Buffer.concat([pending, data]);
    while (pending.length >= 4 && pending.length >= 4 + pending.readInt32BE(0)) {
      const end = 4 + pending.readInt32BE(0);
      take(JSON.parse(pending.subarray(4, end).toString('utf8')));
      pending = pending.subarray(end);
    }
  });
  const exited = new Promise((resolve) => child.on('exit', (code, signal) => { resolve(code ?? signal); deliver({ exited: code ?? signal }); }));
  child.stdin.on('error', () => {});
  const next = () => new Promise((resolve) => (arrived.length ? resolve(arrived.shift()) : waiting.push(resolve)));
  let id = 0;
  const send = (request) => {
    const body = Buffer.from(JSON.stringify({ id: ++id, ...request }), 'utf8');
    const head = Buffer.alloc(4);
    head.writeInt32BE(body.length);
    child.stdin.write(Buffer.concat([head, body]));
  };
  return {
    greeting: next(),
    exited,
    ask(request) { send(request); return next(); },
    async close() { child.stdin.end(); return exited; },
  };
}
