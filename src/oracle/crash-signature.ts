import type { CrashSignature } from '../core/signature.js';

const overflow = /Maximum call stack size exceeded|goroutine stack exceeds|stack overflow|StackOverflowError/i;
const topFrames = 4;

/** Names a crash by the kind of its exception and the compiler's own top frames, so that it survives another version. */
export function crashSignature(stack: string): CrashSignature {
  const origin = rootCause(failingThread(stack));
  const frames = ownFrames(innermost(origin));
  // Where a stack overflows is chance; what it goes around in is the bug.
  if (overflow.test(origin)) return { kind: 'stack overflow', frames: cycle(frames), cycle: true };
  // A function that calls itself, or another form of itself, says no more than once.
  const distinct = frames.filter((name, i) => name !== frames[i - 1]);
  return engineFailure(origin) ?? { kind: exceptionKind(origin), frames: distinct.slice(0, topFrames) };
}

// Go shows all its threads, the one that failed first; what the others were doing is chance.
function failingThread(stack: string): string {
  const [, second] = stack.matchAll(/^goroutine \d+ .*\[.*\]:$/gm);
  return second ? stack.slice(0, second.index) : stack;
}

// The JVM shows the exception that was caught and wrapped last first, and where it all began last.
function rootCause(stack: string): string {
  const last = [...stack.matchAll(/^Caused by: /gm)].at(-1);
  return last ? stack.slice(last.index) : stack;
}

// Of a stack that is too long Go shows both ends; how the compiler came into the recursion is chance.
function innermost(stack: string): string {
  return stack.split(/^\.\.\..*frames elided\.\.\.$/m, 1)[0] as string;
}

function exceptionKind(stack: string): string {
  const go = /^(?:panic|fatal error): (.+)$/m.exec(stack)?.[1];
  if (go) return go.replace(/[[("'`].*$/, '').trim() || 'panic';
  const debugFailure = /^(?:Uncaught )?Error: (Debug Failure)/m.exec(stack)?.[1];
  if (debugFailure) return debugFailure;
  const thrown =
    /^(?:Uncaught |Exception in thread "[^"]*" |Caused by: |exception: |error: )?([\w.$]*(?:Error|Exception|Failure))\b/m;
  return thrown.exec(stack)?.[1] ?? /^SIG[A-Z]+$/m.exec(stack)?.[0] ?? 'crash';
}

// Frames as V8, Go and the JVM print them; those of the run-time systems are left out.
const frameForms: readonly RegExp[] = [
  /^\s+at (?:async )?(?:new )?([\w.$<>[\] #]+?) \((?!node:).*:\d+:\d+\)$/,
  /^\s+at (?:[\w.@-]*\/)*([\w.$<>-]+)\([^)]*\)$/,
  /^(?:[\w.-]+\/)*([\w.-]+\.[\w.()*[\]{}-]+)\(.*\)$/,
];
const runTime =
  /^(runtime|reflect|sync|main|node|Module|Object\.\.js|process|java|javax|jdk|sun|scala\.(collection|runtime|util)|kotlin\.(collections|jvm))\b/;

// V8 tells which of its assumptions did not hold, and in which file; its frames are addresses.
const engineFile = /^# Fatal error in (?:.*\/)?([\w.-]+), line \d+/m;
const engineCheck = /^# (?:((?:Debug check|Check) failed): (.+?)\.?|(unreachable code|unimplemented code))\s*$/m;

function engineFailure(stack: string): CrashSignature | undefined {
  const file = engineFile.exec(stack)?.[1];
  const [, failed, condition, other] = engineCheck.exec(stack) ?? [];
  const kind = failed ?? other;
  if (!file && !kind) return undefined;
  const check = condition?.replace(/0x[0-9a-f]+|\d+/g, 'N');
  return { kind: kind ?? exceptionKind(stack), ...(check && { check }), frames: file ? [file] : [] };
}

function ownFrames(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => frameName(line.trimEnd()))
    .filter((name): name is string => name !== undefined && !runTime.test(name));
}

function frameName(line: string): string | undefined {
  for (const form of frameForms) {
    const name = form.exec(line)?.[1];
    if (name) return withoutNumbering(name);
  }
  return undefined;
}

// Closures and anonymous classes are numbered in the order of the source text, which other versions change. One of Java
// belongs to the method that it stands in. A class that a compiler makes to evaluate something may be named by a random
// number, with dollar signs in place of dashes.
function withoutNumbering(name: string): string {
  return name
    .replace(/\$[0-9a-f]{8}(\$[0-9a-f]{4}){3}\$[0-9a-f]{12}/g, '')
    .replace(/\[\.\.\.\]/g, '')
    .replace(/(\.(func|gowrap|deferwrap)\d+.*|-(fm|range\d+))$/, '')
    .replace(/\$\d+/g, '')
    .replace(/\.lambda\$/, '.');
}

function cycle(frames: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const frame of frames) counts.set(frame, (counts.get(frame) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const repeated = [...counts].filter(([, count]) => count > 1 && count >= most / 2).map(([name]) => name);
  return repeated.sort().slice(0, topFrames);
}
