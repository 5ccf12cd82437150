import type { KnownBug } from '../core/known-bug.js';
import { features as allFeatures, type Feature } from '../model/program/feature.js';
import type { TechniqueSettings } from '../model/technique.js';
import { isIn } from '../oracle/known-bugs.js';

/** The features that known bugs of the targets would drown other findings by, unless the user set them. */
export function mutedFeatures(
  bugs: readonly KnownBug[],
  targets: readonly string[],
  { features = {} }: TechniqueSettings,
): Feature[] {
  const has = (bug: KnownBug) => targets.some((target) => isIn(bug, target));
  return allFeatures.filter(
    (feature) => !Object.hasOwn(features, feature) && bugs.some((bug) => bug.mute === feature && has(bug)),
  );
}

/** What is asked of a technique, with some features switched off. */
export function withoutFeatures(settings: TechniqueSettings, muted: readonly Feature[]): TechniqueSettings {
  if (muted.length === 0) return settings;
  const off = Object.fromEntries(muted.map((feature) => [feature, 0]));
  return { ...settings, features: { ...settings.features, ...off } };
}
