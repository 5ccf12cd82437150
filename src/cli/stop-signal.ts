// Nothing is imported here: this is in force before anything else is loaded.

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const signals = Object.keys(exitCodes) as readonly (keyof typeof exitCodes)[];

let underWay = 0;

/** Thrown out of work that the user stopped. */
export class Stopped extends Error {
  override readonly name = 'Stopped';

  /** Takes the exit code of a process that was stopped in this way. */
  constructor(readonly exitCode: number) {
    super('stopped by the user');
  }
}

/** From now on Ctrl-C, a request to end or a terminal that is closed ends the process with a line, unless work is stopped by it. */
export function endOnSignals(): void {
  for (const signal of signals) {
    process.on(signal, () => {
      if (underWay > 0) return;
      process.stderr.write(`${ownLine()}cupel: stopped\n`);
      process.exit(exitCodes[signal]);
    });
  }
}

/** Does work that the first such signal stops; the second ends the process at once. */
export async function stoppable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (signal: NodeJS.Signals) => {
    const code = exitCodes[signal as keyof typeof exitCodes];
    if (controller.signal.aborted) process.exit(code);
    process.stderr.write(`${ownLine()}stopping …\n`);
    controller.abort(new Stopped(code));
  };
  for (const signal of signals) process.on(signal, stop);
  underWay++;
  try {
    return await work(controller.signal);
  } finally {
    underWay--;
    for (const signal of signals) process.off(signal, stop);
  }
}

// The terminal shows ^C at the cursor: the message gets a line of its own.
function ownLine(): string {
  return process.stderr.isTTY ? '\n' : '';
}
