import { defaultSeconds } from './command-options.js';
import type { Configuration, Settings } from './configuration.js';
import { parseDuration } from './duration.js';

// Who says one of these has something to test in mind; and so many programs are programs of one language.
const choices: readonly (keyof Settings)[] = [
  ...(['target', 'reference', 'technique', 'base', 'seeds', 'programs'] as const),
  ...(['size', 'feature', 'policy', 'patterns'] as const),
];
// And who says one of these means templates.
const templateChoices: readonly (keyof Settings)[] = ['template', 'static', 'exploration', 'prune'];

/**
 * The hunts of somebody who only gave a time, or nothing: the TypeScript compilers and then the engine that runs cupel, each
 * for half of it. Nothing where something was chosen.
 */
export function defaultHunts(configuration: Configuration): readonly Configuration[] | undefined {
  if (configuration.onlyNew || choices.some((name) => configuration[name] !== undefined)) return undefined;
  const engine = { technique: 'template', target: [`node@${process.versions.node}`] };
  if (templateChoices.some((name) => configuration[name] !== undefined && configuration[name] !== false))
    return [{ ...configuration, ...engine }];
  const seconds = configuration.for === undefined ? defaultSeconds : parseDuration(configuration.for);
  const half = { ...configuration, for: `${Math.ceil(seconds / 2)}s` };
  return [
    { ...half, technique: 'tokens' },
    { ...half, ...engine },
  ];
}
