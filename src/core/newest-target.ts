import type { Finding } from './finding.js';
import { parseTarget } from './target.js';
import { compareVersions } from './version.js';

/** The newest of the targets that have shown a finding: what is fixed is so in versions after it. */
export function newestTarget({ target, metIn = [] }: Pick<Finding, 'target' | 'metIn'>): string {
  const version = (name: string) => parseTarget(name).version ?? '';
  return [target, ...metIn].reduce((a, b) => (compareVersions(version(b), version(a)) > 0 ? b : a));
}
