import type { Limits } from '../../core/toolchain.js';
import { type ChildGroup, startGroup } from './child-group.js';
import { onFrames, writeFrame } from './frames.js';
import { usageOf } from './usage.js';
import type { StopReason } from './watch-usage.js';

/**
 * How a worker is started: any program that says it is ready with one frame, and then answers each frame on its input
 * with one on its output. Before the answer it may send frames { "at": n } to say which part it is busy with, or
 * { "at": n, "done": value } to say as well what came of the part before. One that does several parts at a time sends
 * { "begun": [n, …] } for parts that it begins with, and { "done": n, "outcome": value } for each that is done.
 */
export interface WorkerCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** What came of a request to a worker. */
export type WorkerAnswer<T> = { readonly kind: 'answered'; readonly value: T } | WorkerLoss;

/** A worker that ended before it answered. */
export interface WorkerLoss {
  readonly kind: 'lost';
  /** `died` when we did not stop it ourselves. */
  readonly ended: StopReason | 'died';
  readonly exitCode: number | null;
  readonly killedBy: NodeJS.Signals | null;
  readonly stderr: string;
  /** The parts of the request that it was busy with, if it said so. */
  readonly at?: readonly number[];
  /** What it said about parts that were done. */
  readonly finished?: ReadonlyMap<number, unknown>;
}

/** Hears of a part of a request that is done before the others are. */
export type OnDone = (part: number, value: unknown) => void;

const stderrLimit = 1024 * 1024;
const startLimits: Limits = { millis: 60_000, bytes: 4 * 1024 ** 3 };

/** A process that answers requests one at a time until it is stopped or dies. */
export class WorkerProcess {
  requests = 0;
  alive = true;
  private waiting: ((value: unknown) => void) | undefined;
  private onDone: OnDone | undefined;
  private readonly at = new Set<number>();
  private finished = new Map<number, unknown>();
  private readonly ended: Promise<Pick<WorkerLoss, 'exitCode' | 'killedBy'>>;
  private stderr: Buffer[] = [];

  private constructor(private readonly group: ChildGroup) {
    onFrames(
      group.child.stdout,
      (value) => {
        if (hasMember<Position>(value, 'at')) this.moveTo(value);
        else if (hasMember<Beginning>(value, 'begun')) for (const part of value.begun) this.at.add(part);
        else if (hasMember<Ending>(value, 'done')) this.finish(value.done, value.outcome);
        else this.waiting?.(value);
      },
      // It printed something else among its frames: what it says cannot be understood any more.
      () => group.stop('aborted'),
    );
    group.child.stderr.on('data', (chunk: Buffer) => {
      if (this.stderr.reduce((sum, { length }) => sum + length, 0) < stderrLimit) this.stderr.push(chunk);
    });
    this.ended = new Promise((resolve) =>
      group.child.once('close', (exitCode, killedBy) => {
        this.alive = false;
        resolve({ exitCode, killedBy });
      }),
    );
  }

  /** Starts a worker and waits for its first frame, by which it says that it is ready. */
  static async start(
    { command, args, env }: WorkerCommand,
    signal?: AbortSignal,
  ): Promise<WorkerAnswer<WorkerProcess>> {
    const worker = new WorkerProcess(await startGroup(command, args, { ...(env && { env }) }));
    const ready = await worker.await(startLimits, signal);
    if (ready.kind === 'lost') return ready;
    // One that cannot start may say why in place of saying that it is ready.
    if (!hasMember<{ readonly failed: string }>(ready.value, 'failed')) return { kind: 'answered', value: worker };
    await worker.stop();
    return { kind: 'lost', ended: 'died', exitCode: null, killedBy: null, stderr: ready.value.failed };
  }

  /** Sends one request and waits for its answer, or for the end of the worker. */
  async request(value: unknown, limits: Limits, signal?: AbortSignal, onDone?: OnDone): Promise<WorkerAnswer<unknown>> {
    this.requests++;
    this.onDone = onDone;
    const answer = this.await(limits, signal);
    writeFrame(this.group.child.stdin, value);
    return answer;
  }

  /** Memory that the worker holds now. */
  residentBytes(): number {
    return usageOf(this.group.pid).bytes;
  }

  /** Kills the worker and waits until it is gone. */
  async stop(): Promise<void> {
    this.group.stop('aborted');
    await this.ended;
  }

  private moveTo({ at, done }: Position): void {
    if (done !== undefined) this.finish(at - 1, done);
    this.at.clear();
    this.at.add(at);
  }

  private finish(part: number, value: unknown): void {
    this.at.delete(part);
    this.finished.set(part, value);
    this.onDone?.(part, value);
  }

  private async await(limits: Limits, signal?: AbortSignal): Promise<WorkerAnswer<unknown>> {
    this.at.clear();
    this.finished = new Map();
    // What was printed about earlier requests says nothing about this one.
    this.stderr = [];
    const watch = this.group.watch(limits, signal);
    const answered = new Promise<WorkerAnswer<unknown>>((resolve) => {
      this.waiting = (value) => resolve({ kind: 'answered', value });
    });
    const lost = this.ended.then((end): WorkerLoss => {
      const stderr = Buffer.concat(this.stderr).toString('utf8');
      return {
        kind: 'lost',
        ended: this.group.stopped ?? 'died',
        ...end,
        stderr,
        at: [...this.at],
        finished: this.finished,
      };
    });
    const answer = await Promise.race([answered, lost]);
    watch.end();
    return answer;
  }
}

interface Position {
  readonly at: number;
  readonly done?: unknown;
}

interface Beginning {
  readonly begun: readonly number[];
}

interface Ending {
  readonly done: number;
  readonly outcome: unknown;
}

function hasMember<T extends object>(value: unknown, name: keyof T & string): value is T {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}
