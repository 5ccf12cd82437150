import type { KnownBug } from '../../core/known-bug.js';
import { type Feature, features } from '../../model/program/feature.js';
import type { Asked, Technique } from '../../model/technique.js';
import { isIn } from '../../oracle/known-bugs.js';

/** The setting by which a technique is told how likely features are. */
const featureSetting = 'feature';

/** The features by which known bugs of the targets would drown other findings, unless the user set them. */
export function mutedFeatures(
  bugs: readonly KnownBug[],
  targets: readonly string[],
  { technique, settings }: { readonly technique: Pick<Technique, 'settings'>; readonly settings: Asked },
): Feature[] {
  if (!Object.hasOwn(technique.settings.shape, featureSetting)) return [];
  const set = new Set(factorsIn(settings).map((factor) => factor.split('=', 1)[0]));
  const has = (bug: KnownBug) => targets.some((target) => isIn(bug, target));
  return features.filter((feature) => !set.has(feature) && bugs.some((bug) => bug.mute === feature && has(bug)));
}

/** What is asked of a technique, with some features switched off. */
export function withoutFeatures(settings: Asked, muted: readonly string[]): Asked {
  if (muted.length === 0) return settings;
  return { ...settings, [featureSetting]: [...factorsIn(settings), ...muted.map((feature) => `${feature}=0`)] };
}

function factorsIn(settings: Asked): readonly string[] {
  return (settings[featureSetting] ?? []) as readonly string[];
}
