import type { Language } from './language.js';
import { bracketSyntax } from './source/bracket-syntax.js';
import type { Syntax } from './source/syntax.js';

/** How texts of a language are taken apart: by its grammar, or by brackets where it has none. */
export async function syntaxOf(language: Pick<Language, 'syntax'>): Promise<Syntax> {
  return (await language.syntax?.()) ?? bracketSyntax;
}
