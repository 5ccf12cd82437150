import type { CupelEvent, Progress } from '../core/events.js';
import type { Finding } from '../core/finding.js';
import { isFollowUp } from '../core/rank.js';
import { eventLine } from '../report/event-line.js';
import { formatClock } from '../report/numbers.js';
import { progressLine } from '../report/progress-line.js';
import { terminalText } from '../report/visible-text.js';
import { errorTerminal } from './terminal.js';

const redrawMillis = 200;
const clear = '\r\u001b[2K';

// Without a terminal a line of its own tells that cupel is alive; who hunts for hours does not want thousands of them.
const longestSilence = 3_500;
const impatience = 10 * 60_000;
const laterSilence = 60_000;

/** Shows progress: a line that is redrawn on a terminal, or a plain line every few seconds; and a line for each event. */
export interface ProgressDisplay {
  listen(event: CupelEvent): void;
  end(): void;
}

/** Makes the display of a hunt, with or without its follow-ups; it writes to standard error. */
export function createProgressDisplay({ followUp = false }: { readonly followUp?: boolean } = {}): ProgressDisplay {
  const stream = process.stderr;
  const living = stream.isTTY === true;
  const began = performance.now();
  let latest: Progress | undefined;
  let totalPrograms: number | undefined;
  let doing = 'starting';
  // When the latest progress was made, or what is done now was begun.
  let since = began;
  let before = 0;
  const shown = new Set<string>();
  // Loading cupel was silent too, from the start of the process on.
  let written = 0;

  function line(): string {
    const seconds = (performance.now() - since) / 1000;
    if (!latest) return `  ${doing} … ${formatClock(seconds)}`;
    const { programs, counts, secondsLeft } = latest;
    return progressLine(
      {
        // Between two batches the clock keeps running.
        ...{ elapsedSeconds: latest.seconds + seconds, programs, counts, findings: before + shown.size },
        ...(totalPrograms && { totalPrograms }),
        ...(secondsLeft !== undefined && { totalSeconds: latest.seconds + secondsLeft }),
      },
      { ...errorTerminal, width: stream.columns ?? errorTerminal.width },
    );
  }
  function begin(what: string): void {
    [doing, since, latest] = [what, performance.now(), undefined];
  }
  function move(progress: Progress): void {
    [latest, since] = [progress, performance.now()];
  }
  function say(text: string): void {
    stream.write(`${living ? clear : ''}${terminalText(text, living)}\n`);
    written = performance.now();
  }
  function beat(): void {
    if (living) stream.write(`${clear}${line()}`);
    else if (performance.now() - written >= (written - began < impatience ? longestSilence : laterSilence)) say(line());
  }
  // Whether it is shown: what looked like a follow-up may turn out to be more when it is smaller.
  function meet(event: Extract<CupelEvent, { readonly finding: Finding }>): boolean {
    const { kind, finding } = event;
    if (kind === 'triage') begin(`reducing ${finding.id}`);
    if (kind === 'reduced') begin(`dating ${finding.id}`);
    if (finding.mark !== undefined || (isFollowUp(finding) && !followUp)) return false;
    if (kind === 'reduced' && !shown.has(finding.id)) say(eventLine({ kind: 'found', finding }) ?? '');
    if (kind !== 'triage') shown.add(finding.id);
    return true;
  }
  const timer = setInterval(beat, redrawMillis);

  return {
    listen(event) {
      // A hunt has many findings to reduce and date: the steps of each would bury the rest.
      if (event.kind === 'reducing' || event.kind === 'asked') return;
      if ('finding' in event && !meet(event)) return;
      const text = eventLine(event);
      if (text !== undefined) say(text);
      switch (event.kind) {
        case 'started':
          totalPrograms = event.settings.until.programs;
          begin('running compiler self-tests');
          break;
        case 'tested':
          before = event.findings;
          shown.clear();
          move(event);
          if (!living) say(line());
          break;
        case 'progress':
          move(event);
          break;
        case 'ended':
          begin('starting the next campaign');
          if (living) stream.write(clear);
          break;
        default:
      }
    },
    end() {
      clearInterval(timer);
      if (living) stream.write(clear);
    },
  };
}
