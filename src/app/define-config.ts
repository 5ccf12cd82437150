import type { Settings } from './settings.js';

/** The settings of a `cupel.config.ts`, checked by the editor. */
export function defineConfig(settings: Settings): Settings {
  return settings;
}
