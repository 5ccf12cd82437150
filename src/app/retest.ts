import { storedEvent } from '../campaign/stored-event.js';
import { UserError } from '../core/errors.js';
import type { Retested } from '../core/events.js';
import type { Finding } from '../core/finding.js';
import { newestTarget } from '../core/newest-target.js';
import { requireHarmless } from '../core/require-harmless.js';
import { inStanding, isShown } from '../core/standing.js';
import { parseTarget } from '../core/target.js';
import type { InstalledToolchain } from '../core/toolchain.js';
import { ownBuildOf } from '../core/version.js';
import { resolveTarget } from '../harness/toolchains/resolve.js';
import { withSignature } from '../oracle/with-signature.js';
import type { Store } from '../store/store.js';
import type { StoredFinding } from '../store/stored-finding.js';
import { afterRetest } from '../triage/after-retest.js';
import { versionAsker } from '../triage/version-asker.js';
import { familiesFor, languageOfTarget } from './catalogue.js';
import { marksIn, readMarks, writeMarks } from './marks.js';
import { openOptions } from './open-observer.js';
import { configure } from './read-settings.js';
import { outsider, requireTrust, type Trust } from './require-trust.js';
import type { Configuration, Settings } from './settings.js';
import { withKnownStore } from './with-store.js';
import { type WatchedWork, type Work, watched } from './work.js';

/**
 * Shows all findings that ask for work, are marked or were fixed to the given targets, or to the newest installed version of
 * their compiler. What is fixed is noted with the version and is no longer muted by a mark; what came back is open again.
 */
export async function retest({ trust, ...settings }: Settings & Trust = {}, work: Work = {}): Promise<Retested[]> {
  const configuration = configure(settings);
  const marks = configuration.marks;
  // A mistake in the file is told before anything is done.
  await readMarks(marks);
  for (const target of configuration.target ?? []) await resolveTarget(target, await familiesFor(target));
  return withKnownStore(configuration.store, watched(work).listen, async (store) => {
    const known = await marksIn(store, marks);
    const all = (await store.findings()).map((stored) => ({ stored, standing: inStanding(stored, known) }));
    const chosen = all.filter(({ standing }) => isRetested(standing, configuration.followUp));
    const retested: Retested[] = [];
    for (const { stored } of chosen) {
      for (const target of targetsFor(stored.finding, configuration)) {
        watched(work).signal.throwIfAborted();
        const result = await retestOne(stored, target, { store, configuration, trust, work: watched(work) });
        retested.push(result);
        watched(work).listen({ kind: 'retested', ...result });
      }
    }
    return retested;
  });
}

// What is known upstream has a list of its own (`cupel known-bugs test`).
function isRetested(standing: StoredFinding, followUp: boolean): boolean {
  const { finding, status } = standing;
  return (
    isShown(standing, followUp) || (status === 'fixed' && finding.knownBug === undefined) || finding.mark !== undefined
  );
}

function targetsFor({ target }: Finding, { target: named }: Configuration): readonly string[] {
  const { family } = parseTarget(target);
  return named === undefined ? [family] : named.filter((each) => parseTarget(each).family === family);
}

interface Means {
  readonly store: Store;
  readonly configuration: Configuration;
  readonly trust: boolean | undefined;
  readonly work: WatchedWork;
}

async function retestOne(
  { finding, firstCampaign: campaign }: StoredFinding,
  wanted: string,
  { store, configuration, trust, work: { signal } }: Means,
): Promise<Retested> {
  const { family, installed } = await resolveTarget(wanted, await familiesFor(wanted));
  const target = `${family.name}@${installed.version}:${parseTarget(finding.target).configuration ?? 'default'}`;
  const unclear = (why: string) => ({ id: finding.id, target, state: 'unclear' as const, why, changed: false });
  try {
    requireHarmless(finding);
    if (finding.imported) await requireTrust(outsider(finding, [target]), { trust });
  } catch (error) {
    if (error instanceof UserError) return unclear(error.message);
    throw error;
  }
  const { intendedDifferences: ledger } = await languageOfTarget(finding.target);
  let skipped = 'it cannot be observed';
  const ask = versionAsker({
    finding: withSignature(finding, ledger),
    family,
    ledger,
    options: { ...openOptions(configuration), workers: 1 },
    signal,
    provide: async () => installed,
    listen: (event) => {
      if (event.kind === 'asked') skipped = event.answer.replace(/^skipped: /, '');
    },
  });
  const answer = await ask(installed.version);
  if (!answer) return unclear(skipped);
  const seen = { version: installed.version, ...answer };
  let result: Retested = unclear('it has changed meanwhile');
  await store.amendFinding(finding.id, (now, status) => {
    // Another program may have taken its place meanwhile.
    if (now.program.id !== finding.program.id) return undefined;
    const {
      finding: next,
      status: becomes,
      ...said
    } = afterRetest({ finding: now, status }, seen, isReplaced(finding, installed));
    result = { id: finding.id, target, ...said, changed: next !== undefined };
    if (!next) return undefined;
    const event = storedEvent({ kind: 'dated', campaign, finding: next });
    return { finding: next, ...(becomes && { status: becomes }), event };
  });
  if (result.state === 'fixed') await unmute(finding, configuration.marks, store);
  return result;
}

function isReplaced({ toolchains }: Finding, { family, version, checksum }: InstalledToolchain): boolean {
  const then = toolchains.find(({ id }) => id === `${family}@${version}`);
  return ownBuildOf(version) !== undefined && then !== undefined && then.checksum !== checksum;
}

// A mark that hides the bug in all versions would hide it when it comes back.
async function unmute(finding: Finding, file: string, store: Store): Promise<void> {
  const duplicates = (await store.findings({ language: finding.language })).filter(
    (each) => each.finding.duplicateOf === finding.id,
  );
  const ids = [finding.id, ...duplicates.map((each) => each.finding.id)];
  const marks = await readMarks(file);
  const muting = marks.filter((mark) => mark.as !== 'fixed' && mark.ids.some((id) => ids.includes(id)));
  if (muting.length === 0) return;
  const target = newestTarget(finding);
  // The next build of the user's own has the same name, so that such a mark would hide it there too.
  const isOwn = ownBuildOf(parseTarget(target).version ?? '') !== undefined;
  const fixed = isOwn ? [] : muting.map((mark) => ({ ...mark, as: 'fixed' as const, target }));
  await writeMarks(file, [...marks.filter((mark) => !muting.includes(mark)), ...fixed]);
}
