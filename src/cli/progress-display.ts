import type { CampaignPlan } from '../campaign/run-campaign.js';
import type { CampaignEvent } from '../core/events.js';
import { signatureText } from '../core/signature.js';
import { datingSentence } from '../report/dating-words.js';
import { formatClock, formatMany } from '../report/numbers.js';
import { progressLine } from '../report/progress-line.js';
import { reductionSentence } from '../report/reduction-words.js';
import { errorTerminal } from './terminal.js';

const redrawMillis = 200;
const plainLineSeconds = 10;

/** How far a campaign is. */
type ProgressState = Omit<Extract<CampaignEvent, { kind: 'progress' }>, 'kind'>;

/** Shows how a campaign goes: one living line on a terminal, a plain line now and then elsewhere. */
export interface ProgressDisplay {
  /** Shows where the campaign begins; nothing is shown before. */
  begin(at: ProgressState, findings: number): void;
  listen(event: CampaignEvent): void;
  end(): void;
}

/** Makes the display for a campaign with a known end; it writes to standard error. */
export function createProgressDisplay(until: CampaignPlan['until']): ProgressDisplay {
  const stream = process.stderr;
  const living = stream.isTTY === true;
  let latest: ProgressState | undefined;
  let latestAt = 0;
  let findings = 0;
  let lastPlain = 0;

  function line(): string | undefined {
    if (!latest) return undefined;
    // Between two batches the clock goes on.
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
    if (text !== undefined) stream.write(`\r\u001b[2K${text}`);
  }
  const timer = living ? setInterval(draw, redrawMillis) : undefined;

  return {
    begin(at, known) {
      latest = at;
      latestAt = performance.now();
      findings = known;
      lastPlain = at.seconds;
      if (!living) stream.write(`${line()}\n`);
    },
    listen(event) {
      if (event.kind === 'progress') {
        latest = event;
        latestAt = performance.now();
        if (!living && event.seconds - lastPlain >= plainLineSeconds) {
          lastPlain = event.seconds;
          stream.write(`${line()}\n`);
        }
        return;
      }
      if (living) stream.write('\r\u001b[2K');
      if (event.kind === 'found') findings++;
      // From now on the line would show a campaign that stands still.
      if (event.kind === 'triage') latest = undefined;
      stream.write(`${eventLine(event)}\n`);
    },
    end() {
      clearInterval(timer);
      if (living) stream.write('\r\u001b[2K');
    },
  };
}

function eventLine(event: Exclude<CampaignEvent, { kind: 'progress' }>): string {
  switch (event.kind) {
    case 'found':
      return `found ${event.finding.id}  ${signatureText(event.finding.signature)}`;
    case 'triage':
      return `reducing ${event.finding.id} (${formatMany(event.waiting, 'finding')} to do, ${formatClock(event.secondsLeft)} left) …`;
    case 'reduced':
      return `${event.finding.id} ${reductionSentence(event.finding)}`;
    case 'dated':
      return `${event.finding.id} ${event.finding.dating ? datingSentence(event.finding.dating) : ''}`;
    case 'generatorFailed':
      return `program ${event.index} could not be made: ${event.message.split('\n')[0]}`;
  }
}
