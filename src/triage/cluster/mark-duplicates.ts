import type { Finding } from '../../core/finding.js';
import type { Language } from '../../model/language.js';
import { withSignature } from '../../oracle/with-signature.js';
import type { Store } from '../../store/store.js';
import { findDuplicates } from './cluster.js';

/** Tells which findings of a language are one bug, in whichever campaigns they were met. */
export async function markDuplicates({
  language,
  store,
}: {
  readonly language: Language;
  readonly store: Store;
}): Promise<void> {
  const found = (await store.findings({ language: language.id })).filter(
    ({ status }) => status === 'open' || status === 'duplicate',
  );
  const duplicates = findDuplicates(found.map(({ finding }) => withSignature(finding, language.intendedDifferences)));
  for (const { finding, status } of found) {
    const duplicateOf = duplicates.get(finding.id);
    if (duplicateOf === finding.duplicateOf && (status === 'duplicate') === (duplicateOf !== undefined)) continue;
    await store.amendFinding(finding.id, (now, standing) =>
      // Somebody may have found out meanwhile that it is known or fixed.
      standing === status
        ? { finding: withDuplicate(now, duplicateOf), status: duplicateOf ? 'duplicate' : 'open' }
        : undefined,
    );
  }
}

function withDuplicate(finding: Finding, duplicateOf: string | undefined): Finding {
  if (duplicateOf) return { ...finding, duplicateOf };
  const own = Object.entries(finding).filter(([key]) => key !== 'duplicateOf');
  return Object.fromEntries(own) as unknown as Finding;
}
