import type { CupelEvent, Listen } from '../core/events.js';
import { signatureText } from '../core/signature.js';
import type { NewEvent } from '../store/events.js';
import type { Store } from '../store/store.js';

/** Events that a person may ask for later. */
type LastingEvent = CupelEvent & { readonly campaign: string; readonly kind: NewEvent['kind'] };

/** Stores what happened in a campaign, and tells whoever watches. */
export async function tell(
  event: LastingEvent,
  { store, listen }: { readonly store: Store; readonly listen: Listen },
): Promise<void> {
  await store.recordEvent(event.campaign, stored(event));
  listen(event);
}

function stored(event: LastingEvent): NewEvent {
  if (event.kind === 'failed')
    return { kind: event.kind, index: event.index, text: event.message.split('\n', 1)[0] ?? '' };
  const { kind, finding } = event;
  const about = { kind, finding: finding.id, index: finding.program.origin.index };
  if (kind === 'found') return { ...about, text: signatureText(finding.signature) };
  if (kind === 'dated') return { ...about, text: JSON.stringify({ ...finding.dating, versions: undefined }) };
  const { tokens, queries, seconds, complete } = finding.reduction ?? {};
  return { ...about, text: JSON.stringify({ tokens, queries, seconds, complete }) };
}
