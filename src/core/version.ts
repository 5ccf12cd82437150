/** Orders versions from old to new: numbers by value, a pre-release before its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [split(a), split(b)];
  return compareParts(left.numbers, right.numbers) || comparePreReleases(left.preRelease, right.preRelease);
}

/** Whether a version is a release, and not a beta, candidate or nightly build. */
export function isRelease(version: string): boolean {
  return split(version).preRelease.length === 0;
}

function split(version: string): { numbers: string[]; preRelease: string[] } {
  const [numbers = '', ...rest] = version.split(/[-+]/);
  return { numbers: numbers.split('.'), preRelease: rest.join('-').split('.').filter(Boolean) };
}

function comparePreReleases(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  return compareParts(a, b);
}

function compareParts(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const order = comparePart(a[i] ?? '0', b[i] ?? '0');
    if (order !== 0) return order;
  }
  return 0;
}

function comparePart(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)];
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  if (!Number.isNaN(left)) return -1;
  if (!Number.isNaN(right)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
