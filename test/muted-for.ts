import { bugsToMute, mutedLanguage } from '../src/app/mute-bugs.js';
import type { Language } from '../src/model/language.js';

/** A language whose programs keep away from the known bugs of a target, as those of a hunt do. */
export function mutedFor(language: Language, target: string): Language {
  return mutedLanguage(language, bugsToMute({ language, technique: { needs: ['model'] } }, [target]));
}
