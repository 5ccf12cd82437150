import type { KnownBug } from '../../../core/known-bug.js';

/** A program that must be accepted. */
export function accepted(text: string): KnownBug['reproducer'] {
  return { files: [{ path: 'Main.groovy', text }], expectation: { kind: 'accept' } };
}

/** A program that must be rejected for a fault of the kind that `overwrite` injects. */
export function rejected(text: string, reason: string): KnownBug['reproducer'] {
  return { files: [{ path: 'Main.groovy', text }], expectation: { kind: 'reject', reason } };
}
