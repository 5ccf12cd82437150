import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Limits } from '../../core/toolchain.js';
import { type StopReason, startGroup } from './child-group.js';

/** What came of a process. */
export interface ProcessResult {
  readonly ended: 'exited' | StopReason;
  /** Absent when a signal ended it. */
  readonly exitCode: number | null;
  readonly killedBy: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A process to run to its end. */
export interface ProcessRequest {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
  readonly limits: Limits;
  readonly signal?: AbortSignal;
  /** Called with each line of standard output as it comes. */
  readonly onLine?: (line: string) => void;
}

const outputLimit = 16 * 1024 * 1024;

/** Runs a process within limits; whatever it does, its whole group has been killed when this returns. */
export async function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  const { command, args, cwd, env, input, limits, signal } = request;
  const group = await startGroup(command, args, { ...(cwd && { cwd }), ...(env && { env }) });
  const unwatch = group.watch(limits, signal);
  const stdout = collect(group.child.stdout);
  const stderr = collect(group.child.stderr);
  if (request.onLine) createInterface({ input: group.child.stdout }).on('line', request.onLine);
  group.child.stdin.end(input ?? '');
  const [exitCode, killedBy] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    group.child.once('close', (code, by) => resolve([code, by])),
  );
  unwatch();
  return { ended: group.stopped ?? 'exited', exitCode, killedBy, stdout: stdout(), stderr: stderr() };
}

/** Gathers the text of a stream up to a limit; the beginning of an endless output is the part worth reading. */
export function collect(stream: Readable, limit = outputLimit): () => string {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    if (size < limit) chunks.push(chunk);
    size += chunk.length;
  });
  return () => Buffer.concat(chunks).toString('utf8');
}
