import type { CampaignStart, CupelEvent, Retested } from '../core/events.js';
import { signatureText } from '../core/signature.js';
import { absentTiers } from './absent-tiers.js';
import { avoidanceLine } from './avoidance-words.js';
import { datingSentence } from './dating-words.js';
import { formatClock, formatDuration, formatMany } from './numbers.js';
import { reductionSentence } from './reduction-words.js';
import { targetTitle } from './target-words.js';

/** The line that is printed for an event during work; nothing for those that are shown in another way. */
export function eventLine(event: CupelEvent): string | undefined {
  switch (event.kind) {
    case 'started':
      return startLines(event.campaign ?? '', event).join('\n');
    case 'found':
      return `found ${event.finding.id}  ${signatureText(event.finding.signature)}`;
    case 'triage':
      return `reducing ${event.finding.id} (${formatMany(event.waiting, 'finding')} left, ${formatClock(event.secondsLeft)} of the time budget left) …`;
    case 'reduced':
      return `${event.finding.id} ${reductionSentence(event.finding)}`;
    case 'dated':
      return `${event.finding.id} ${event.finding.dating ? datingSentence(event.finding.dating) : ''}`;
    case 'avoiding':
      return avoidanceLine(event.avoidance);
    case 'asked':
      return `${targetTitle(event.target)}: ${event.answer}`;
    case 'retested':
      return retestedLine(event);
    case 'failed':
      return `program ${event.index} could not be generated: ${event.message.split('\n')[0]}`;
    case 'reducing':
      return `${event.pass}: ${event.tokens.before} to ${formatMany(event.tokens.now, 'token')}, ${formatMany(event.queries, 'program')} tried, ${event.seconds.toFixed(0)} s`;
    case 'notice':
    case 'damaged':
      return event.text;
    case 'tested':
    case 'progress':
    case 'ended':
    case 'examined':
    case 'bugTested':
    case 'checked':
      return undefined;
  }
}

function retestedLine({ id, target, state, why }: Retested): string {
  const words = {
    shows: 'still shows in',
    fixed: 'fixed in',
    back: 'came back in',
    absent: 'not affected:',
    unclear: `${why ?? ''}:`,
  };
  return `${id} ${words[state]} ${targetTitle(target)}`;
}

function startLines(
  campaign: string,
  { seed, settings, resumedAt, toolchains, secondsSinceSelfTests }: CampaignStart,
): string[] {
  const names = (targets: readonly string[]) => targets.map(targetTitle).join(', ');
  const against = settings.references.length > 0 ? ` against ${names(settings.references)}` : '';
  const news = settings.base === undefined ? '' : `, only bugs that are new since ${targetTitle(settings.base)}`;
  const where = resumedAt === undefined ? '' : `, resumed after ${formatMany(resumedAt, 'program')}`;
  const { mutedBugs = [] } = settings;
  return [
    `campaign ${campaign}, seed ${seed}: ${names(settings.targets)}${against}${news}${where}`,
    ...absentTiers(toolchains),
    ...(mutedBugs.length > 0
      ? [
          `muted: ${formatMany(mutedBugs.length, 'known bug')} of ${names(settings.targets)} (${mutedBugs.join(', ')}); --unmuted tests them too`,
        ]
      : []),
    selfTestLine(secondsSinceSelfTests),
  ];
}

function selfTestLine(secondsAgo: number | undefined): string {
  if (secondsAgo === undefined) return 'running compiler self-tests …';
  return `compiler self-tests passed ${formatDuration(secondsAgo)} ago; --self-test repeats them`;
}
