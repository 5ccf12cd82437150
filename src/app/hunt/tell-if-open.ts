import type { Listen } from '../../core/events.js';
import { whyOpen } from '../../harness/process/sandbox.js';
import { executes } from '../require-trust.js';

/** Tells in a notice if one of the targets executes programs and this machine does not confine them. */
export async function tellIfOpen(targets: readonly string[], listen: Listen): Promise<void> {
  const executing = await Promise.all([...new Set(targets)].map(executes));
  // Whoever disabled it knows.
  const why = executing.includes(true) && process.env.CUPEL_SANDBOX !== 'off' ? await whyOpen() : undefined;
  if (why !== undefined) listen({ kind: 'notice', text: `programs are not confined on this machine: ${why}` });
}
