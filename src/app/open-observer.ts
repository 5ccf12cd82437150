import { availableParallelism } from 'node:os';
import { createObserver, type Observer, type ObserverOptions } from '../campaign/observer.js';
import type { Watched } from '../campaign/watched.js';
import type { HuntSettings } from '../core/campaign-settings.js';
import { parseDuration } from '../core/duration.js';
import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { formatTarget } from '../core/target.js';
import type { OpenOptions } from '../core/toolchain.js';
import { openTargets, type ResolvedTarget, resolveTarget } from '../harness/toolchains/resolve.js';
import { familiesFor } from './catalogue.js';
import { keptWarm } from './keep-warm/kept-warm.js';
import type { Configuration } from './settings.js';

/** Whether the compilers stay warm for the next command, and how long. */
interface Keeping {
  readonly keepWarm?: string | undefined;
}

/** Opens the toolchains of targets and references; nothing is opened if one of them cannot be found. */
export async function openObserver(
  targets: readonly string[],
  references: readonly string[],
  options: OpenOptions,
  { keepWarm, runners, ...observing }: ObserverOptions & Keeping & Pick<HuntSettings, 'runners'> = {},
): Promise<Observer> {
  const resolved: ResolvedTarget[] = [];
  const ran = runners ? [...runners.targets, ...runners.references] : [];
  for (const target of [...targets, ...references, ...ran])
    resolved.push(await resolveTarget(target, await familiesFor(target)));
  const watched: Watched[] = [];
  const opened = openTargets(resolved, options);
  const kept = new Map(
    opened.map(({ toolchain }) => [
      toolchain,
      keepWarm === undefined ? toolchain : keptWarm(toolchain, options, parseDuration(keepWarm) * 1000),
    ]),
  );
  for (const [i, { toolchain, ...open }] of opened.entries()) {
    if (watched.some(({ name }) => name === open.name)) {
      throw new UserError(`${open.name} is given twice; compare it with another compiler, or remove one`);
    }
    const runner = i >= targets.length + references.length ? runners : undefined;
    const reference = runner ? runner.references.includes(open.name) : i >= targets.length;
    watched.push({
      ...open,
      toolchain: kept.get(toolchain) ?? toolchain,
      reference,
      ...(runner && { runs: { share: runner.share } }),
    });
  }
  return createObserver(watched, observing);
}

/** The names of the compilers that a finding was made with: those under test, or those that they were compared with. */
export function namesOf({ observations }: Finding, reference: boolean): string[] {
  return observations.filter((each) => each.reference === reference).map(({ target }) => target);
}

/** The full name of the installed compiler that a target means now. */
export async function fullName(target: string): Promise<string> {
  const { family, installed, configuration } = await resolveTarget(target, await familiesFor(target));
  return formatTarget(`${family.name}@${installed.version}`, configuration);
}

/** What toolchains may use of the machine, by the configuration. */
export function openOptions(configuration: Configuration): OpenOptions {
  return {
    limits: { millis: configuration.seconds * 1000, bytes: configuration.megabytes * 1024 ** 2 },
    workers: configuration.workers ?? Math.max(1, Math.min(8, availableParallelism())),
  };
}

/** Opens the toolchains of targets and references for a piece of work, and closes them afterwards. */
export async function withObserver<T>(
  targets: readonly string[],
  references: readonly string[],
  options: OpenOptions & { readonly exercises?: boolean },
  work: (observer: Observer) => Promise<T>,
): Promise<T> {
  const { exercises = true, ...open } = options;
  const observer = await openObserver(targets, references, open);
  try {
    // To call what was compiled is to execute it, whatever the configuration is.
    return await work(exercises ? observer : { ...observer, exercise: async () => undefined });
  } finally {
    await observer.close();
  }
}
