import type { Limits } from '../../core/toolchain.js';
import { type OnDone, type WorkerAnswer, type WorkerCommand, WorkerProcess } from './worker-process.js';

/** How many workers there are, and when one has served long enough. */
export interface PoolOptions {
  readonly size: number;
  /** Asked for each time that a worker is started. */
  readonly worker: () => Promise<WorkerCommand>;
  readonly recycle: { readonly requests: number; readonly bytes: number };
  /** Whether a worker says with its answer that it wants to be replaced. */
  readonly retire?: (answer: unknown) => boolean;
}

/** Workers of one kind; one that is lost or has served long enough is replaced when next needed. */
export class WorkerPool {
  private readonly idle: WorkerProcess[] = [];
  private readonly all = new Set<WorkerProcess>();
  private readonly queue: (() => void)[] = [];
  private busy = 0;
  private closed = false;

  constructor(private readonly options: PoolOptions) {}

  /** Has the next free worker answer a request. */
  async request(value: unknown, limits: Limits, signal?: AbortSignal, onDone?: OnDone): Promise<WorkerAnswer<unknown>> {
    await this.turn();
    try {
      const started = await this.takeWorker(signal);
      if (started.kind === 'lost') return started;
      const answer = await started.value.request(value, limits, signal, onDone);
      const healthy = answer.kind === 'answered' && this.options.retire?.(answer.value) !== true;
      await this.giveBack(started.value, healthy);
      return answer;
    } finally {
      this.endTurn();
    }
  }

  /** Stops all workers; a request that waits for one is refused. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.all].map((worker) => worker.stop()));
    this.all.clear();
    this.idle.length = 0;
  }

  private async turn(): Promise<void> {
    if (this.busy < this.options.size) this.busy++;
    else await new Promise<void>((resolve) => this.queue.push(resolve));
  }

  // The turn goes straight to who waited longest: were it given up first, a newcomer could take it as well.
  private endTurn(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.busy--;
  }

  private async takeWorker(signal?: AbortSignal): Promise<WorkerAnswer<WorkerProcess>> {
    for (let worker = this.idle.pop(); worker; worker = this.idle.pop()) {
      if (worker.alive) return { kind: 'answered', value: worker };
      this.all.delete(worker);
    }
    if (this.closed) throw closedError();
    const started = await WorkerProcess.start(await this.options.worker(), signal);
    if (started.kind === 'lost') return started;
    if (this.closed) {
      await started.value.stop();
      throw closedError();
    }
    this.all.add(started.value);
    return started;
  }

  private async giveBack(worker: WorkerProcess, healthy: boolean): Promise<void> {
    const { requests, bytes } = this.options.recycle;
    if (healthy && !this.closed && worker.alive && worker.requests < requests && worker.residentBytes() < bytes) {
      this.idle.push(worker);
      return;
    }
    this.all.delete(worker);
    await worker.stop();
  }
}

function closedError(): Error {
  return new Error('the pool of workers is closed');
}
