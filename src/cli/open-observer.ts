import { availableParallelism } from 'node:os';
import { createObserver, type Observer } from '../campaign/observer.js';
import type { OpenOptions } from '../core/toolchain.js';
import { openTarget, type ResolvedTarget, resolveTarget } from '../harness/toolchains/resolve.js';
import { allFamilies } from './catalogue.js';
import type { Configuration } from './configuration.js';

/** Opens the toolchains of targets and references; nothing is opened if one of them cannot be found. */
export async function openObserver(
  targets: readonly string[],
  references: readonly string[],
  options: OpenOptions,
): Promise<Observer> {
  const families = await allFamilies();
  const resolved: (ResolvedTarget & { reference: boolean })[] = [];
  for (const target of targets) resolved.push({ ...(await resolveTarget(target, families)), reference: false });
  for (const target of references) resolved.push({ ...(await resolveTarget(target, families)), reference: true });
  return createObserver(resolved.map((target) => ({ ...openTarget(target, options), reference: target.reference })));
}

/** What toolchains may use of the machine, by the configuration. */
export function openOptions(configuration: Configuration): OpenOptions {
  return {
    limits: { millis: configuration.seconds * 1000, bytes: configuration.megabytes * 1024 ** 2 },
    workers: configuration.workers ?? Math.max(1, Math.min(8, availableParallelism())),
  };
}
