/**
 * Orders versions from old to new: numbers by value, a pre-release before its release, a rebuild after it. Own builds with
 * the same base are in no order.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [split(a), split(b)];
  return (
    compareParts(left.release, right.release) ||
    comparePreReleases(left.preRelease, right.preRelease) ||
    compareBuilds(left.build, right.build)
  );
}

/** A build of the user's own: its name, and the version that it is based on. */
export interface OwnBuildName {
  readonly base: string;
  readonly name: string;
}

/** The parts of a version that is a build of the user's own, as `7.0.2+nightly`; what the JDK writes there is a number. */
export function ownBuildOf(version: string): OwnBuildName | undefined {
  const [, base, name] = /^([^+]+)\+([a-z][^+]*)$/.exec(version) ?? [];
  return base === undefined || name === undefined ? undefined : { base, name };
}

/** The version of a build of the user's own. */
export function ownBuildVersion({ base, name }: OwnBuildName): string {
  return `${base}+${name}`;
}

/**
 * The version that a person means, of those that there are, oldest first: the exact one, the own build of that name, or the
 * newest that begins with what was written (`17` for 17.0.15, `3.x` for 3.7.0), releases before others. An own build is not
 * meant unless it is named, or is all there is.
 */
export function chooseVersion(versions: readonly string[], wanted?: string): string | undefined {
  const published = versions.filter((version) => !ownBuildOf(version));
  if (wanted === undefined) return published.at(-1) ?? versions.at(-1);
  if (versions.includes(wanted)) return wanted;
  const own = versions.findLast((version) => ownBuildOf(version)?.name === wanted);
  if (own !== undefined) return own;
  const prefix = `${wanted.replace(/\.x$/, '')}.`;
  const matching = published.filter((version) => version.startsWith(prefix));
  return matching.findLast(isRelease) ?? matching.at(-1);
}

/** Whether a version is a release, and not a beta, candidate or nightly build. */
export function isRelease(version: string): boolean {
  return split(version).preRelease.length === 0;
}

interface Version {
  readonly release: readonly string[];
  readonly preRelease: readonly string[];
  /** What the JDK writes after a plus: `17.0.2+8`. */
  readonly build: readonly string[];
}

function split(version: string): Version {
  const [, release = '', preRelease = '', build = ''] = /^([^-+]*)(?:-([^+]*))?(?:\+(.*))?$/s.exec(version) ?? [];
  return { release: parts(release), preRelease: parts(preRelease), build: parts(build) };
}

// Numbers stand for themselves however they are joined to words: RC10, rc-10 and rc.10 all come after their 9.
function parts(text: string): string[] {
  return text.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
}

function comparePreReleases(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  return compareParts(a, b);
}

function compareBuilds(a: readonly string[], b: readonly string[]): number {
  const isOwn = ([first = '']: readonly string[]) => /^[a-z]/.test(first);
  return isOwn(a) && isOwn(b) ? 0 : compareParts(a, b);
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
