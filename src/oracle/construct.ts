import type { Diagnostic, SourcePosition } from '../core/outcome.js';
import type { SourceFile } from '../core/test-program.js';

/** The shape of the source text that a diagnostic points at, with names and values left out. */
export function construct({ at }: Pick<Diagnostic, 'at'>, files: readonly SourceFile[]): string {
  if (!at) return 'the whole program';
  const line = linesFrom(at, files)[0];
  return line === undefined ? 'another file' : shapesOf(line.slice(at.column - 1)) || 'the end of a line';
}

/** The shape of the source text at a place, wherever its lines are broken. */
export function constructAcross(at: SourcePosition, files: readonly SourceFile[]): string {
  const lines = linesFrom(at, files);
  return lines.length === 0 ? 'another file' : shapesOf(lines.join('\n').slice(at.column - 1)) || 'the end of the file';
}

function linesFrom({ file, line }: SourcePosition, files: readonly SourceFile[]): string[] {
  return (
    files
      .find(({ path }) => path === file)
      ?.text.split('\n')
      .slice(line - 1) ?? []
  );
}

function shapesOf(rest: string): string {
  const shapes: string[] = [];
  for (const [token] of rest.matchAll(/[A-Za-z_$#][\w$]*|\d[\w.]*|"[^"]*"|'[^']*'|`[^`]*`?|=>|[^\s\w]/g)) {
    shapes.push(shapeOf(token));
    if (shapes.length === 2) break;
  }
  return shapes.join(' ');
}

function shapeOf(token: string): string {
  if (/^\d/.test(token)) return 'number';
  if (/^["'`]/.test(token)) return 'string';
  return /^[A-Za-z_$#]/.test(token) && !keywords.has(token) ? 'name' : token;
}

/** Words that name a construct in one of the supported languages. */
export const keywords = new Set(
  `abstract as async await break case catch class const constructor continue def default delete do else enum export
  extends false final finally for fun function get if implements import in infer instanceof interface is keyof let match
  namespace new null object of override package private protected public readonly record return satisfies sealed set
  static super switch this throw throws trait true try type typeof undefined unique val var void when while with yield`.split(
    /\s+/,
  ),
);
