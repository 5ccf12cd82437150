import type { Language } from '../model/language.js';
import type { ReadSettings } from './settings.js';

/** What `--reference` says where nothing is compared. */
export const noReference = 'none';

/** The references for a program that a user gives. */
export function referencesFor(
  { target, reference }: Pick<ReadSettings, 'target' | 'reference'>,
  { defaults }: Language,
): readonly string[] {
  if (reference?.length === 1 && reference[0] === noReference) return [];
  return reference ?? (target ? [] : defaults.references);
}
