import type { SourceFile } from '../../core/test-program.js';
import { lex } from './lex.js';
import type { Token } from './syntax.js';

/** The operators and the functions of the library that a program uses: what a wrong result can come from. */
export function operationsIn(files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ text }) => [...operatorsIn(text), ...libraryCalls(text)]));
}

function operatorsIn(text: string): string[] {
  const operators: string[] = [];
  let last: Token | undefined;
  for (const token of lex(text)) {
    const sign = text.slice(token.start, token.end);
    // Angle brackets come one by one, because they may be those of types, and stars, because of comments.
    if (/^[<>*]$/.test(sign) && last?.end === token.start && text[last.start] === sign) {
      operators[operators.length - 1] += sign;
    } else if (/^[-+*/%&|^~!<>=?]+$/.test(sign)) {
      operators.push(sign);
    }
    last = token;
  }
  return operators;
}

function libraryCalls(text: string): string[] {
  return [...text.matchAll(/\b[A-Z]\w*\.\w+(?=\()/g)].map(([call]) => call);
}
