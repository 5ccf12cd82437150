import type { Notation } from '../source/notation.js';

/** A program as one text: what it imports, and the rest. */
export interface Joinable {
  readonly imports: readonly string[];
  readonly body: string;
}

type Heads = Pick<Notation, 'imports' | 'package'>;

/** Takes the imports off a program, and the name of its package away. */
export function splitHead(text: string, { imports, package: own }: Heads): Joinable {
  const lines = text.split('\n');
  const found: string[] = [];
  let end = 0;
  let inComment = false;
  for (const [i, line] of lines.entries()) {
    const isImport = !inComment && imports.test(line);
    if (isImport) found.push(line.trim());
    else if (!inComment && !own.test(line) && !/^\s*($|\/\/|\/\*)/.test(line)) break;
    if (/^\s*\/\*/.test(line)) inComment = true;
    if (line.includes('*/')) inComment = false;
    end = i + 1;
  }
  return { imports: found, body: lines.slice(end).join('\n').trim() };
}

/** Several programs as one text, with the place where the body of each begins. */
export function join(parts: readonly Joinable[]): { readonly text: string; readonly starts: readonly number[] } {
  const imports = [...new Set(parts.flatMap((part) => part.imports))];
  let text = imports.length > 0 ? `${imports.join('\n')}\n\n` : '';
  const starts: number[] = [];
  for (const { body } of parts) {
    starts.push(text.length);
    text += `${body}\n\n`;
  }
  return { text, starts };
}
