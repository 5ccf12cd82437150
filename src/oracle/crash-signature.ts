const overflow = /Maximum call stack size exceeded|goroutine stack exceeds|stack overflow|StackOverflowError/i;
const topFrames = 4;

/** Names a crash by the kind of its exception and the compiler's own top frames, so that it survives another version. */
export function crashSignature(stack: string): string {
  const frames = ownFrames(stack);
  // Where a stack overflows is chance; what it goes around in is the bug.
  if (overflow.test(stack)) return `stack overflow in ${cycle(frames).join(', ') || 'unknown'}`;
  return `${exceptionKind(stack)} in ${frames.slice(0, topFrames).join(' < ') || 'unknown'}`;
}

function exceptionKind(stack: string): string {
  const go = /^(?:panic|fatal error): (.+)$/m.exec(stack)?.[1];
  if (go) return go.replace(/[[("'`].*$/, '').trim();
  const debugFailure = /^(?:Uncaught )?Error: (Debug Failure)/m.exec(stack)?.[1];
  if (debugFailure) return debugFailure;
  return (
    /^(?:Uncaught |Exception in thread "[^"]*" |Caused by: )?([\w.$]*(?:Error|Exception|Failure))\b/m.exec(
      stack,
    )?.[1] ?? 'crash'
  );
}

// Frames as V8, Go and the JVM print them; those of the run-time systems are left out.
const frameForms: readonly RegExp[] = [
  /^\s+at (?:async )?(?:new )?([\w.$<>[\] #]+?) \(.*:\d+:\d+\)$/,
  /^\s+at (?:[\w.]+\/)*([\w.$<>]+)\([^)]*\)$/,
  /^(?:[\w.-]+\/)*([\w.-]+\.[\w.()*[\]{}]+)\(.*\)$/,
];
const runTime =
  /^(runtime|reflect|sync|main|node|Module|Object\.\.js|process|java|javax|jdk|sun|scala\.(collection|runtime|util)|kotlin\.(collections|jvm))\b/;

function ownFrames(stack: string): string[] {
  return stack
    .split('\n')
    .map(frameName)
    .filter((name): name is string => name !== undefined && !runTime.test(name));
}

function frameName(line: string): string | undefined {
  for (const form of frameForms) {
    const name = form.exec(line)?.[1];
    if (name) return name.replace(/\.func\d+(\.\d+)*$/, '').replace(/\[\.\.\.\]/g, '');
  }
  return undefined;
}

function cycle(frames: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const frame of frames) counts.set(frame, (counts.get(frame) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  return repeated.sort().slice(0, topFrames);
}
