import type { CupelEvent } from '../core/events.js';
import { signatureText } from '../core/signature.js';
import type { CampaignEvent, NewEvent } from '../store/events.js';

/** Events that a person may ask for later. */
type LastingEvent = CupelEvent & { readonly campaign: string; readonly kind: NewEvent['kind'] };

/** An event as the store keeps it: together with what it tells of, and before anybody is told. */
export function storedEvent(event: LastingEvent): CampaignEvent {
  return { campaign: event.campaign, ...contentOf(event) };
}

function contentOf(event: LastingEvent): NewEvent {
  if (event.kind === 'failed')
    return { kind: event.kind, index: event.index, text: event.message.split('\n', 1)[0] ?? '' };
  if (event.kind === 'avoiding')
    return { kind: event.kind, index: event.avoidance.from, text: JSON.stringify(event.avoidance) };
  const { kind, finding } = event;
  const about = { kind, finding: finding.id, index: finding.program.origin.index };
  if (kind === 'found') return { ...about, text: signatureText(finding.signature) };
  if (kind === 'dated') return { ...about, text: JSON.stringify({ ...finding.dating, versions: undefined }) };
  const { tokens, queries, seconds, complete } = finding.reduction ?? {};
  return { ...about, text: JSON.stringify({ tokens, queries, seconds, complete }) };
}
