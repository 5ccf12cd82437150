import { askOften } from '../campaign/ask-often.js';
import { createObserver } from '../campaign/observer.js';
import { UserError } from '../core/errors.js';
import type { Listen } from '../core/events.js';
import type { Finding } from '../core/finding.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { Observation, Outcome } from '../core/outcome.js';
import { formatTarget, parseTarget } from '../core/target.js';
import type { InstalledToolchain, OpenOptions, ToolchainFamily } from '../core/toolchain.js';
import { requireIntact } from '../harness/toolchains/require-intact.js';
import { openTargets } from '../harness/toolchains/resolve.js';
import { showsInBuild, showsInVersion, withParent } from '../oracle/shows-in-version.js';
import type { AskVersion } from './bisect/search-versions.js';

/** What is needed to show the program of a finding to another version. */
export interface Questioning {
  readonly finding: Finding;
  readonly family: ToolchainFamily;
  readonly ledger: readonly IntendedDifference[];
  readonly options: OpenOptions;
  readonly signal: AbortSignal;
  /** Versions that are asked whatever the others say. */
  readonly always?: readonly string[];
  /** The toolchain of a version, installed if that is wanted. */
  readonly provide: (version: string) => Promise<InstalledToolchain>;
  /** Told what each version did. */
  readonly listen: Listen;
}

// What a version did; of one that is compared with itself, under all configurations of the finding, the one that failed first.
type Seen = Pick<Observation, 'outcome' | 'parent'> & { readonly all?: readonly Observation[] };

/** Asks the plain compilers of a family, and says what each did. */
export function versionAsker(questioning: Questioning): AskVersion {
  const { finding, family, ledger, signal, listen } = questioning;
  const { configuration = 'default' } = parseTarget(finding.target);
  return async (version) => {
    signal.throwIfAborted();
    const target = formatTarget(`${family.name}@${version}`, configuration);
    const say = (answer: string) => listen({ kind: 'asked', finding: finding.id, target, answer });
    const isShown = ({ outcome, parent, all }: Seen) => {
      if (outcome.kind === 'toolFailed') return false;
      if (all) return showsInBuild(finding, all, ledger);
      return showsInVersion(withParent(finding, parent), target, outcome, ledger);
    };
    const ask = () => observe(questioning, version, configuration);
    const observed = known(finding, target) ?? (await askOften(finding, ask, isShown));
    const { outcome, parent } = observed;
    if (outcome.kind === 'toolFailed') {
      say(`skipped: ${outcome.message}`);
      return undefined;
    }
    const shows = isShown(observed);
    if (!shows && isUnclear(finding, outcome)) {
      say('skipped: it rejects the program for another reason');
      return undefined;
    }
    say(shows ? 'affected' : 'not affected');
    return { shows, outcome, ...(parent && { parent }) };
  };
}

// A version that lacks a feature of the program is not one without the bug: it has not come to the place.
function isUnclear({ signature }: Finding, outcome: Outcome): boolean {
  return signature.symptom === 'wrongReject' && outcome.kind === 'rejected';
}

// What a reference did stands in the finding; only the version that failed must show it anew.
function known(finding: Finding, target: string): Seen | undefined {
  const observation = finding.observations.find((each) => each.target === target);
  return target === finding.target || observation?.outcome.kind === 'toolFailed' ? undefined : observation;
}

// The other configurations of a build that must do the same: those of another version are compared in their place.
function comparedWith({ program, observations }: Finding): string[] {
  if (program.expectation.kind !== 'consistent') return [];
  return observations
    .filter(({ reference }) => reference)
    .map(({ target }) => parseTarget(target).configuration ?? 'default');
}

async function observe(
  { finding, family, options, signal, provide }: Questioning,
  version: string,
  configuration: string,
): Promise<Seen> {
  try {
    const installed = await provide(version);
    await requireIntact(family, installed);
    const compared = comparedWith(finding);
    const targets = [configuration, ...compared].map((each) => ({ family, installed, configuration: each }));
    const opened = openTargets(targets, options).map((each, i) => ({ ...each, reference: i > 0 }));
    const observer = createObserver(opened);
    const observations = await observer.observePlainly(finding.program, signal).finally(() => observer.close());
    return { ...(observations[0] as Observation), ...(compared.length > 0 && { all: observations }) };
  } catch (error) {
    // A version that cannot be had is no reason to stop: others can be asked.
    if (error instanceof UserError) return { outcome: { kind: 'toolFailed', message: error.message } };
    throw error;
  }
}
