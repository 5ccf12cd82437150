import type { HuntSettings } from '../core/campaign-settings.js';
import type { CupelEvent, Progress } from '../core/events.js';
import { eventLine } from '../report/event-line.js';
import { progressLine } from '../report/progress-line.js';
import { terminalText } from '../report/visible-text.js';
import { errorTerminal } from './terminal.js';

const redrawMillis = 200;
const plainLineSeconds = 10;
const clear = '\r\u001b[2K';

/** Shows progress: a line that is redrawn on a terminal, or a plain line every few seconds; and a line for each event. */
export interface ProgressDisplay {
  listen(event: CupelEvent): void;
  end(): void;
}

/** Makes the display of a hunt; it writes to standard error. */
export function createProgressDisplay(): ProgressDisplay {
  const stream = process.stderr;
  const living = stream.isTTY === true;
  let until: HuntSettings['until'] = {};
  let latest: Progress | undefined;
  let latestAt = 0;
  let findings = 0;
  let lastPlain = 0;

  function line(): string | undefined {
    if (!latest) return undefined;
    // Between two batches the clock keeps running.
    const elapsedSeconds = latest.seconds + (performance.now() - latestAt) / 1000;
    const { programs, counts } = latest;
    const total = {
      ...(until.programs && { totalPrograms: until.programs }),
      ...(until.seconds && { totalSeconds: until.seconds }),
    };
    return progressLine(
      { elapsedSeconds, programs, counts, findings, ...total },
      { ...errorTerminal, width: stream.columns ?? errorTerminal.width },
    );
  }
  function draw(): void {
    const text = line();
    if (text !== undefined) stream.write(`${clear}${text}`);
  }
  function move(progress: Progress): void {
    latest = progress;
    latestAt = performance.now();
  }
  function say(text: string): void {
    stream.write(`${living ? clear : ''}${terminalText(text, living)}\n`);
  }
  const timer = living ? setInterval(draw, redrawMillis) : undefined;

  return {
    listen(event) {
      if (event.kind === 'started') until = event.settings.until;
      if (event.kind === 'tested') {
        findings = event.findings;
        lastPlain = event.seconds;
        move(event);
        if (!living) say(line() ?? '');
      }
      if (event.kind === 'progress') {
        move(event);
        if (!living && event.seconds - lastPlain >= plainLineSeconds) {
          lastPlain = event.seconds;
          say(line() ?? '');
        }
      }
      if (event.kind === 'found') findings++;
      // From now on the line would show a campaign that stands still.
      if (event.kind === 'triage' || event.kind === 'ended') latest = undefined;
      if (event.kind === 'ended' && living) stream.write(clear);
      // A hunt has many findings to reduce and date: the steps of each would bury the rest.
      const text = event.kind === 'reducing' || event.kind === 'asked' ? undefined : eventLine(event);
      if (text !== undefined) say(text);
    },
    end() {
      clearInterval(timer);
      if (living) stream.write(clear);
    },
  };
}
