const signal = /^#\s+(SIG[A-Z]+|Internal Error) /m;
const nativeFrame = /^# *[CVv] +\[([\w.+-]+?)\+0x[0-9a-f]+\] +([\w:~<>$, *&]+?)(?:\(.*\))?\+0x[0-9a-f]+/;
const stackFrame = /^[CVvj] +\[([\w.+-]+?)\+0x[0-9a-f]+\] +([\w:~<>$, *&]+?)(?:\(.*\))?\+0x[0-9a-f]+/;
const compiledFrame = /^#? *J +\d+%? +(c1|c2)? *([\w.$]+)\(/;

/** What a JVM says of its own crash, as a stack with the frames in the usual form; nothing if it did not crash. */
export function crashReport(output: string): string | undefined {
  if (!output.includes('A fatal error has been detected by the Java Runtime Environment')) return undefined;
  const lines = output.split('\n');
  const kind = signal.exec(output)?.[1] ?? 'crash';
  // The problematic frame is said once more at the top of the stack.
  const frames = lines
    .flatMap(frameOf)
    .filter((frame, i, all) => frame !== all[i - 1])
    .slice(0, 20);
  const compiling = lines.indexOf('Current CompileTask:');
  const task = compiling < 0 ? [] : [`while compiling ${(lines[compiling + 1] ?? '').trim()}`];
  const head = lines.filter((line) => line.startsWith('#')).slice(0, 20);
  return [kind === 'Internal Error' ? 'InternalError' : kind, ...frames, ...task, '', ...head].join('\n');
}

function frameOf(line: string): string[] {
  const native = nativeFrame.exec(line) ?? stackFrame.exec(line);
  if (native) return [`    at ${(native[2] as string).trim().replaceAll('::', '.')}(${native[1]})`];
  const compiled = compiledFrame.exec(line);
  return compiled ? [`    at ${compiled[2]}(${compiled[1] ?? 'compiled'})`] : [];
}
