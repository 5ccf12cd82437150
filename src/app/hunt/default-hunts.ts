import { parseDuration } from '../../core/duration.js';
import { givenTechniqueSettings } from '../material.js';
import { type Configuration, defaultSeconds, type SettingName } from '../settings.js';

// Whoever sets one of these has something to test in mind; and a number of programs is that of one language.
const choices: readonly SettingName[] = ['target', 'reference', 'technique', 'base', 'programs'];

/**
 * The hunts of somebody who only gave a time, or nothing: the TypeScript compilers and then the engine that runs cupel, each
 * for half of it. Nothing where something was chosen.
 */
export function defaultHunts(configuration: Configuration): readonly Configuration[] | undefined {
  if (configuration.onlyNew || choices.some((name) => configuration[name] !== undefined)) return undefined;
  if (givenTechniqueSettings(configuration).length > 0) return undefined;
  const seconds = configuration.for === undefined ? defaultSeconds : parseDuration(configuration.for);
  const half = { ...configuration, for: `${Math.ceil(seconds / 2)}s` };
  return [
    { ...half, technique: 'tokens' },
    { ...half, technique: 'template' },
  ];
}
