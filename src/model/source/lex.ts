import type { Token } from './syntax.js';

// Comments, texts of several lines, texts, characters, names, numbers, and signs of up to four characters. Texts within
// which expressions stand are one token: what is in them is not cut.
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[\p{L}_$][\p{L}\p{N}_$]*|\d(?:[\w.]*\w)?|>>>=|\.\.\.|===|!==|\*\*=|<<=|\?\?=|&&=|\|\|=|->|=>|::|\?\.|\?:|\?\?|!!|&&|\|\||[=!<>+\-*/%&|^]=|\+\+|--|<-|<:|>:|[^\s]/gu;

/** The tokens of a text of any language that looks like C: good enough to count and to cut, not to compile. */
export function lex(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found.startsWith('//') || found.startsWith('/*')) continue;
    tokens.push({ kind: kindOf(found), start: index, end: index + found.length });
  }
  return tokens;
}

function kindOf(found: string): string {
  if (/^[\p{L}_$]/u.test(found)) return 'name';
  if (/^\d/.test(found)) return 'number';
  return /^["'`]/.test(found) ? 'text' : found;
}

/** How many tokens a text has, whatever its language: the measure of a reduction. */
export function countTokens(text: string): number {
  return lex(text).length;
}
