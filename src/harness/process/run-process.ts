import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Limits } from '../../core/toolchain.js';
import { startGroup } from './child-group.js';
import type { StopReason } from './watch-usage.js';

/** What came of a process. */
export interface ProcessResult {
  readonly ended: 'exited' | 'notStarted' | StopReason;
  /** Absent when a signal ended it, or it was not started. */
  readonly exitCode: number | null;
  readonly killedBy: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The CPU time that it and all that it started had used up to a moment before the end. */
  readonly cpuMillis: number;
  /** Set where one of the two was longer than what is kept. */
  readonly cutOff?: true;
}

/** A process to run to its end. */
export interface ProcessRequest {
  readonly command: string;
  readonly args: readonly string[];
  /** The names under which programs complain that come before it and only start it. */
  readonly startedBy?: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
  readonly limits: Limits;
  readonly signal?: AbortSignal | undefined;
  /** Called with each line of standard output as it comes. */
  readonly onLine?: (line: string) => void;
  /** Tells which lines of standard output give it its time anew; that must be few, however many it prints. */
  readonly timeAnewAt?: (line: string) => boolean;
}

const outputLimit = 16 * 1024 * 1024;
const lineLimit = 4096;

/** Runs a process within limits; whatever it does, its whole group has been killed when this returns. */
export async function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  const { command, args, cwd, env, input, limits, signal } = request;
  const group = await startGroup(command, args, { ...(cwd && { cwd }), ...(env && { env }) });
  const watch = group.watch(limits, signal);
  const stdout = collect(group.child.stdout);
  const stderr = collect(group.child.stderr);
  if (request.onLine) createInterface({ input: group.child.stdout }).on('line', request.onLine);
  const { timeAnewAt } = request;
  if (timeAnewAt) onLineStarts(group.child.stdout, (line) => timeAnewAt(line) && watch.renew());
  group.child.stdin.end(input ?? '');
  const [code, killedBy] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    group.child.once('close', (exitCode, by) => resolve([exitCode, by])),
  );
  watch.end();
  const texts = { stdout: stdout.text(), stderr: stderr.text() };
  const isStarted = code === 0 || request.startedBy?.some((name) => texts.stderr.startsWith(`${name}: `)) !== true;
  const [ended, exitCode] = isStarted ? (['exited', code] as const) : (['notStarted', null] as const);
  return {
    ...{ ended: group.stopped ?? ended, exitCode, killedBy, ...texts, cpuMillis: watch.cpuMillis() },
    ...((stdout.isCutOff() || stderr.isCutOff()) && { cutOff: true }),
  };
}

// An endless line is not kept: its beginning tells it from others.
function onLineStarts(stream: Readable, act: (line: string) => void): void {
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = (lines.pop() ?? '').slice(0, lineLimit);
    lines.forEach(act);
  });
}

/** The beginning of what a stream gave. */
interface Collected {
  text(): string;
  /** Whether there was more. */
  isCutOff(): boolean;
}

/** Gathers the text of a stream up to a limit; the beginning of an endless output is the part worth reading. */
export function collect(stream: Readable, limit = outputLimit): Collected {
  const chunks: Buffer[] = [];
  let size = 0;
  let isCutOff = false;
  stream.on('data', (chunk: Buffer) => {
    if (size < limit) chunks.push(chunk);
    else isCutOff = true;
    size += chunk.length;
  });
  return { text: () => Buffer.concat(chunks).toString('utf8'), isCutOff: () => isCutOff };
}
