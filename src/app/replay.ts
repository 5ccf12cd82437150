import { askOften } from '../campaign/ask-often.js';
import type { Observer } from '../campaign/observer.js';
import type { Finding } from '../core/finding.js';
import type { Observation } from '../core/outcome.js';
import { showsBug } from '../oracle/shows-bug.js';
import { withSignature } from '../oracle/with-signature.js';
import { languageOfTarget } from './catalogue.js';
import { namesOf, openOptions, withObserver } from './open-observer.js';
import { requireExactly } from './provide.js';
import { findingNamed } from './read-finding.js';
import { configure } from './read-settings.js';
import { outsider, requireTrust, type Trust } from './require-trust.js';
import type { Settings } from './settings.js';
import { cupelVersion } from './version.js';
import { type Work, watched } from './work.js';

/** What the command-line compilers of a finding do with its program now. */
export interface Replayed {
  readonly finding: Finding;
  readonly observations: readonly Observation[];
  readonly shows: boolean;
}

/** Runs the program of a finding again with its command-line compilers; the finding is in the store or in a file. */
export async function replay(
  idOrFile: string,
  { install = false, trust, ...settings }: Settings & Trust & { readonly install?: boolean | undefined } = {},
  work: Work = {},
): Promise<Replayed> {
  const configuration = configure(settings);
  const { listen, signal } = watched(work);
  const named = await findingNamed(idOrFile, configuration.store, listen);
  const language = await languageOfTarget(named.target);
  const finding = withSignature(named, language.intendedDifferences);
  const [targets, references] = [namesOf(finding, false), namesOf(finding, true)];
  if (finding.imported) await requireTrust(outsider(finding, [...targets, ...references]), { trust });
  await requireExactly([...targets, ...references], install, listen);
  return withObserver(targets, references, openOptions(configuration), async (observer) => {
    for (const text of changesSince(finding, observer)) listen({ kind: 'notice', text });
    const shows = (observed: readonly Observation[]) =>
      showsBug(finding, finding.program, observed, language.intendedDifferences);
    const observations = await askOften(finding, () => observer.observePlainly(finding.program, signal), shows);
    return { finding, observations, shows: shows(observations) };
  });
}

function changesSince(finding: Finding, observer: Observer): string[] {
  const changed = observer.targets.filter(({ toolchain: { id, checksum } }) =>
    finding.toolchains.some((then) => then.id === id && then.checksum !== checksum),
  );
  return [
    ...(finding.cupelVersion === cupelVersion
      ? []
      : [`this was found with cupel ${finding.cupelVersion}, and this is ${cupelVersion}`]),
    ...changed.map(({ toolchain }) => `${toolchain.id} has another checksum than when this was found`),
  ];
}
