import { addCommand } from '../core/add-command.js';
import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { requireHarmless } from '../core/require-harmless.js';
import { parseTarget } from '../core/target.js';
import type { ToolchainFamily } from '../core/toolchain.js';
import { ownBuildOf } from '../core/version.js';
import { versionsToDate } from '../triage/bisect/versions-to-date.js';
import { type DatedFinding, dateFinding, keepDating } from '../triage/date-finding.js';
import { familyNamed, languageOfTarget } from './catalogue.js';
import { openOptions } from './open-observer.js';
import { provide } from './provide.js';
import { configure } from './read-settings.js';
import { outsider, requireTrust, type Trust } from './require-trust.js';
import type { Settings } from './settings.js';
import { withKnownStore } from './with-store.js';
import { type Work, watched } from './work.js';

/** Which versions are tried. */
export interface VersionRange {
  /** Only these. */
  readonly versions?: readonly string[] | undefined;
  /** Only those that are installed; otherwise others are installed as needed. */
  readonly installed?: boolean | undefined;
}

/** Finds the versions of a compiler in which a finding came and went; what it learns is stored. */
export async function bisect(
  id: string,
  { versions, installed = false, trust, ...settings }: Settings & VersionRange & Trust = {},
  work: Work = {},
): Promise<DatedFinding> {
  const configuration = configure(settings);
  const { listen, signal } = watched(work);
  return withKnownStore(configuration.store, listen, async (store) => {
    const { finding, firstCampaign: campaign } = await store.finding(id);
    requireHarmless(finding);
    if (finding.imported) await requireTrust(outsider(finding, [finding.target]), { trust });
    const family = await familyNamed(parseTarget(finding.target).family);
    const candidates = await versionsToTry(finding, family, { versions, installed });
    const { intendedDifferences: ledger } = await languageOfTarget(finding.target);
    const dated = await dateFinding(candidates, {
      finding,
      family,
      ledger,
      options: { ...openOptions(configuration), workers: 1 },
      signal,
      provide: (version) => provide(family, version, listen),
      listen: (event) => listen({ ...event, campaign }),
    });
    const { version = '' } = parseTarget(finding.target);
    if (!dated)
      throw new UserError(
        `${finding.id} does not reproduce with ${family.name}@${version}; run \`cupel replay ${finding.id}\``,
      );
    await keepDating(dated, { campaign, store, listen });
    return dated;
  });
}

async function versionsToTry(
  { target }: Finding,
  family: ToolchainFamily,
  { versions, installed = false }: VersionRange,
): Promise<readonly string[]> {
  const here = async () => (await family.installed()).map(({ version }) => version);
  if (versions !== undefined) return namedVersions(versions, family, installed ? await here() : undefined);
  return versionsToDate(installed ? await here() : await family.available(), parseTarget(target).version ?? '');
}

async function namedVersions(
  named: readonly string[],
  family: ToolchainFamily,
  here: readonly string[] | undefined,
): Promise<readonly string[]> {
  const known = here ?? [...(await family.available()), ...(await family.installed()).map(({ version }) => version)];
  const meant = named.map((version) => known.find((each) => ownBuildOf(each)?.name === version) ?? version);
  const strange = meant.find((version) => !known.includes(version));
  if (strange === undefined) return meant;
  throw new UserError(
    here
      ? `${family.name}@${strange} is not installed; remove --installed, or run \`${addCommand(family.name, strange)}\``
      : `there is no ${family.name}@${strange}; run \`cupel toolchains list --available ${family.name}\``,
  );
}
