import type { KnownBug } from '../../core/known-bug.js';
import type { Fault, Leniency } from './fault.js';
import type { Feature } from './feature.js';
import type { Inference, Precaution, Profile, Restrictions } from './profile.js';

/** What a known bug switches off in programs of the model where it would hide other findings. */
type Mute =
  | { readonly feature: Feature }
  | { readonly restriction: keyof Restrictions }
  | { readonly inference: Exclude<keyof Inference, 'omits'> }
  | { readonly tolerates: Fault | Leniency }
  | { readonly precaution: Precaution };

/** A known bug, with what it mutes in programs of the model if it can be kept out of them. */
export interface ModelBug extends KnownBug {
  readonly mutes?: readonly Mute[];
}

/** A profile with what keeps some known bugs out of programs. */
export function mutedProfile(profile: Profile, bugs: readonly ModelBug[]): Profile {
  return bugs.reduce(
    (before, { id, mutes = [] }) => mutes.reduce((each, mute) => withMuted(each, mute, `the known bug ${id}`), before),
    profile,
  );
}

function withMuted(profile: Profile, mute: Mute, reason: string): Profile {
  const { supports, restrictions, inference, tolerates, precautions } = profile;
  if ('feature' in mute)
    return { ...profile, supports: new Set([...supports].filter((feature) => feature !== mute.feature)) };
  if ('restriction' in mute) return { ...profile, restrictions: { ...restrictions, [mute.restriction]: reason } };
  if ('inference' in mute) return { ...profile, inference: { ...inference, [mute.inference]: reason } };
  if ('tolerates' in mute) return { ...profile, tolerates: { ...tolerates, [mute.tolerates]: reason } };
  return { ...profile, precautions: { ...precautions, [mute.precaution]: reason } };
}
