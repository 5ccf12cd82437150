import type { Token } from './syntax.js';

// Comments, texts of several lines, texts, characters, names, numbers, and signs of up to four characters. Texts within
// which expressions stand are one token: what is in them is not cut.
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[\p{L}_$][\p{L}\p{N}_$]*|\d(?:[\w.]*\w)?|>>>=|\.\.\.|===|!==|\*\*=|<<=|\?\?=|&&=|\|\|=|->|=>|::|\?\.|\?:|\?\?|!!|&&|\|\||[=!<>+\-*/%&|^]=|\+\+|--|<-|<:|>:|[^\s]/gu;

/** The tokens of a text of any language that looks like C: good enough to count and to cut, not to compile. */
export function lex(text: string): Token[] {
  return all(text).filter(({ kind }) => kind !== 'comment');
}

/** The comments of a text. */
export function commentsIn(text: string): Token[] {
  return all(text).filter(({ kind }) => kind === 'comment');
}

function all(text: string): Token[] {
  return [...text.matchAll(token)].map(({ 0: found, index }) => ({
    kind: kindOf(found),
    start: index,
    end: index + found.length,
  }));
}

function kindOf(found: string): string {
  if (found.startsWith('//') || found.startsWith('/*')) return 'comment';
  if (/^[\p{L}_$]/u.test(found)) return 'name';
  if (/^\d/.test(found)) return 'number';
  return /^["'`]/.test(found) ? 'text' : found;
}

/** How many tokens a text has, whatever its language: the measure of a reduction. */
export function countTokens(text: string): number {
  return lex(text).length;
}
