import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from '../core/errors.js';
import type { DatedVersion, Dating, Finding } from '../core/finding.js';
import { versionSchema } from '../core/outside-schema.js';
import { requireHarmless } from '../core/require-harmless.js';
import { reasonOf } from '../core/system-error.js';
import { parseTarget } from '../core/target.js';
import type { InstalledToolchain, ToolchainFamily } from '../core/toolchain.js';
import { ownBuildOf } from '../core/version.js';
import { withTemporaryFolder } from '../harness/process/temporary-folder.js';
import { type History, placeOfRevision, revisionsOf, withRevision } from '../harness/toolchains/build-revision.js';
import { keepBuild, keptBuild } from '../harness/toolchains/keep-build.js';
import { withSignature } from '../oracle/with-signature.js';
import { type AskVersion, searchOrdered, shownAtAnEnd } from '../triage/bisect/search-versions.js';
import { versionAsker } from '../triage/version-asker.js';
import { familyNamed, languageOfTarget } from './catalogue.js';
import { openOptions } from './open-observer.js';
import { configure } from './read-settings.js';
import { outsider, requireTrust, type Trust } from './require-trust.js';
import type { Settings } from './settings.js';
import { withKnownStore } from './with-store.js';
import { type Work, watched } from './work.js';

/** Where the builds of a compiler are that a finding is bisected by: a folder of them, or a history to build them from. */
export type BuildSource = { readonly builds: string } | History;

/** A finding with the builds between which its bug came or went. */
export type BisectedFinding = Finding & Required<Pick<Finding, 'builds'>>;

/** Finds the build in which the bug of a finding came, or went; builds that cannot be used are skipped. */
export async function bisectBuilds(
  id: string,
  source: BuildSource,
  { trust, ...settings }: Settings & Trust = {},
  work: Work = {},
): Promise<BisectedFinding> {
  const configuration = configure(settings);
  const { listen, signal } = watched(work);
  return withKnownStore(configuration.store, listen, async (store) => {
    const { finding } = await store.finding(id);
    requireHarmless(finding);
    if (finding.imported) await requireTrust(outsider(finding, [finding.target]), { trust });
    const family = await familyNamed(parseTarget(finding.target).family);
    const { intendedDifferences: ledger } = await languageOfTarget(finding.target);
    const options = { ...openOptions(configuration), workers: 1 };
    const signed = withSignature(finding, ledger);
    const shelf = 'builds' in source ? await shelfOf(source.builds) : await shelfOfHistory(source, family, signal);
    const tell = (name: string, answer: string) =>
      listen({ kind: 'asked', finding: finding.id, target: `${family.name}@${name}`, answer });
    const ask = onlyOnce(async (name) => {
      try {
        return await shelf.use({ name, family, base: baseOf(finding) }, (installed) =>
          versionAsker({
            ...{ finding: signed, family, ledger, options, signal },
            provide: async () => installed,
            listen: (event) => (event.kind === 'asked' ? tell(name, event.answer) : listen(event)),
          })(installed.version),
        );
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        tell(name, `skipped: ${error.message}`);
        return undefined;
      }
    });
    const builds = await search(shelf, ask);
    await store.amendFinding(finding.id, (now) => ({ finding: { ...now, builds } }));
    return { ...finding, builds };
  });
}

async function search({ names, place }: Shelf, ask: AskVersion): Promise<Dating> {
  const bad = await shownAtAnEnd(names, ask);
  const dating = bad === undefined ? undefined : await searchOrdered(names, bad, ask);
  if (!dating) throw new UserError(`neither the oldest nor the newest usable build of ${place} shows the bug`);
  return dating;
}

function onlyOnce(ask: AskVersion): AskVersion {
  const answers = new Map<string, Promise<Omit<DatedVersion, 'version'> | undefined>>();
  return (version) => {
    const answer = answers.get(version) ?? ask(version);
    answers.set(version, answer);
    return answer;
  };
}

/** A build that is needed. */
interface Order {
  readonly name: string;
  readonly family: ToolchainFamily;
  /** The version that it comes after, if it states none. */
  readonly base: string;
}

/** Builds in their order, each of which can be had for a moment. */
interface Shelf {
  readonly place: string;
  readonly names: readonly string[];
  use<T>(order: Order, work: (installed: InstalledToolchain) => Promise<T>): Promise<T>;
}

async function shelfOf(folder: string): Promise<Shelf> {
  const entries = await readdir(folder).catch((error: unknown) => {
    throw new UserError(`the folder ${folder} cannot be read: ${reasonOf(error)}`);
  });
  // Dates and numbers count as such: 2 is before 10.
  const order = new Intl.Collator('en', { numeric: true }).compare;
  const names = entries.filter((name) => versionSchema.safeParse(name).success).sort(order);
  if (names.length < 2) throw new UserError(`${folder} holds no builds: give a folder with one folder for each build`);
  return {
    place: folder,
    names,
    use: (order, work) =>
      withTemporaryFolder(async (place) => work(await keep(order, resolve(folder, order.name), join(place, 'build')))),
  };
}

async function shelfOfHistory(history: History, family: ToolchainFamily, signal: AbortSignal): Promise<Shelf> {
  return {
    place: history.repository,
    names: await revisionsOf(history),
    async use(order, work) {
      const place = placeOfRevision(family.name, history, order.name);
      const kept = await keptBuild(place);
      return work(kept ?? (await withRevision(history, order.name, signal, (path) => keep(order, path, place))));
    },
  };
}

async function keep({ name, family, base }: Order, path: string, place: string): Promise<InstalledToolchain> {
  // The name of an own build begins with a letter.
  const request = { name: `b-${name.toLowerCase()}`, path, base: undefined };
  const stated = await family.findBuild(path);
  return keepBuild(family, /^\d/.test(stated.says ?? '') ? request : { ...request, base }, place);
}

function baseOf({ target }: Finding): string {
  const { version = '' } = parseTarget(target);
  return ownBuildOf(version)?.base ?? version;
}
