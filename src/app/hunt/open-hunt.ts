import type { Observer } from '../../campaign/observer.js';
import type { OpenOptions } from '../../core/toolchain.js';
import { selfTestedAt } from '../../harness/toolchains/self-test.js';
import { openObserver, openOptions } from '../open-observer.js';
import type { Configuration } from '../settings.js';
import type { Hunt } from './begin.js';
import { type Believe, believeAfter, believing } from './believing.js';

/** A campaign whose compilers are open, and being tested. */
export interface OpenHunt extends Hunt {
  readonly options: OpenOptions;
  /** The compilers; what the plain ones say of a program is known only once it can be believed. */
  readonly observer: Observer;
  readonly believe: Believe;
  readonly base: Observer | undefined;
  /** When the self-tests passed that are not repeated, in milliseconds since 1970; absent if some are run. */
  readonly testedAt?: number | undefined;
  /** The end of the self-tests of all but references, or why compilers cannot be trusted. */
  readonly trusted: Promise<void>;
  /** The end of all self-tests. */
  readonly tested: Promise<void>;
  close(): Promise<void>;
}

/** Opens the compilers of campaigns; their self-tests begin, and what the first one makes programs of is prepared meanwhile. */
export async function openHunts(
  hunts: readonly Hunt[],
  configuration: Configuration,
  signal: AbortSignal,
): Promise<OpenHunt[]> {
  const opened: OpenHunt[] = [];
  try {
    for (const hunt of hunts) {
      // One after the other, as on a busy machine the first campaign would wait for the compilers of the next one.
      const before = opened.at(-1)?.tested ?? Promise.resolve();
      opened.push(await openHunt(hunt, configuration, () => before.catch(() => undefined), signal));
    }
  } catch (error) {
    await Promise.all(opened.map((each) => each.close()));
    throw error;
  }
  // What fails here fails again when programs are made, and is told then. The next campaign is prepared when it begins.
  void hunts[0]?.source.prepare().catch(() => undefined);
  return opened;
}

async function openHunt(
  hunt: Hunt,
  configuration: Configuration,
  turn: () => Promise<void>,
  signal: AbortSignal,
): Promise<OpenHunt> {
  const { targets, references, runners, base: baseName, seconds, megabytes, backEnd } = hunt.settings;
  const { keepWarm } = configuration;
  const options = openOptions({ ...configuration, seconds, megabytes });
  const observer = await openObserver(targets, references, options, { onlyCompared: true, backEnd, keepWarm, runners });
  const base = baseName === undefined ? undefined : await openObserver([baseName], [], options);
  const testedAt = configuration.selfTest
    ? undefined
    : selfTestedAt([...compilersOf(observer), ...(base?.targets ?? [])]);
  const { selfTest: anew } = configuration;
  const test = async (references: boolean) => {
    if (testedAt !== undefined) return;
    const asked = observer.targets.filter(({ reference }) => reference === references);
    const bases = references ? undefined : base?.selfTest(base.targets, signal, anew);
    await Promise.all([observer.selfTest(asked, signal, anew), bases]);
  };
  // References come last: most programs need none, and what is found first is found by the others.
  const trusted = turn().then(() => test(false));
  const tested = trusted.then(() => test(true));
  const believe = believeAfter((reference) => (reference ? tested : trusted));
  let closing: Promise<unknown> | undefined;
  // Whoever needs them waits for them.
  tested.catch(() => undefined);
  return {
    ...hunt,
    options,
    base,
    observer: believing(observer, believe),
    believe,
    testedAt,
    trusted,
    tested,
    async close() {
      closing ??= Promise.all([hunt.source, observer, ...(base ? [base] : [])].map((each) => each.close()));
      await closing;
    },
  };
}

// What runs programs needs a compiler that is tested itself.
function compilersOf({ targets }: Observer): Observer['targets'] {
  return targets.filter(({ runs }) => !runs);
}
