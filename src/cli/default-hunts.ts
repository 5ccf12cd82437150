import { defaultSeconds } from './command-options.js';
import type { Configuration, Settings } from './configuration.js';
import { parseDuration } from './duration.js';

// Who says one of these has something to test in mind; and so many programs are programs of one language.
const choices: readonly (keyof Settings)[] = [
  ...(['target', 'reference', 'technique', 'base', 'seeds', 'programs'] as const),
  ...(['size', 'feature', 'policy', 'patterns'] as const),
];

/**
 * The hunts of somebody who only gave a time, or nothing: the TypeScript compilers and then the engine that runs cupel, each
 * for half of it. Nothing where something was chosen.
 */
export function defaultHunts(configuration: Configuration): readonly Configuration[] | undefined {
  if (configuration.onlyNew || choices.some((name) => configuration[name] !== undefined)) return undefined;
  const seconds = configuration.for === undefined ? defaultSeconds : parseDuration(configuration.for);
  const half = { ...configuration, for: `${Math.ceil(seconds / 2)}s` };
  return [
    { ...half, technique: 'tokens' },
    { ...half, technique: 'template', target: [`node@${process.versions.node}`] },
  ];
}
