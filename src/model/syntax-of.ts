import type { Language } from './language.js';
import { bracketSyntax } from './source/bracket-syntax.js';
import type { Syntax } from './source/syntax.js';

/**
 * How texts of a language are taken apart to cut them: by its grammar, or by brackets where it has none, and where a text is
 * not in it: what a parser guesses of such a text is worse than what its brackets say.
 */
export async function syntaxOf(language: Pick<Language, 'syntax'>): Promise<Syntax> {
  const syntax = await language.syntax?.();
  if (!syntax) return bracketSyntax;
  return {
    parse(text) {
      const tree = syntax.parse(text);
      return tree.isFaulty ? bracketSyntax.parse(text) : tree;
    },
  };
}
