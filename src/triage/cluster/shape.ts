import type { SourceFile } from '../../core/test-program.js';
import { lex } from '../../model/source/lex.js';

/** A program without what is accidental in it: names by the order in which they come, literals by their kind. */
export function shapeOf(files: readonly SourceFile[]): string[] {
  const names = new Map<string, string>();
  return files.flatMap(({ text }) => {
    const tokens = lex(text);
    return tokens.map(({ kind, start, end }) => {
      if (kind === 'number' || kind === 'text') return kind;
      const word = text.slice(start, end);
      if (kind !== 'name' || isKeyword(word)) return word;
      if (!names.has(word)) names.set(word, `name${names.size}`);
      return names.get(word) as string;
    });
  });
}

/** How much two shapes have in common, from 0 to 1: the share of their pairs of neighbours that both have. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const both = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 1 : (2 * both) / (left.size + right.size);
}

// Names are alike wherever they first come.
function pairsOf(shape: readonly string[]): Set<string> {
  const words = shape.map((word) => (/^name\d+$/.test(word) ? 'name' : word));
  return new Set(words.map((word, i) => `${word} ${words[i + 1] ?? ''}`));
}

// Words in lower case that stand for a construct in one of the languages, and the types that every language has.
const keywords =
  /^(abstract|and|as|async|await|boolean|break|by|byte|case|catch|char|class|companion|const|constructor|continue|data|declare|def|default|do|double|else|enum|export|extends|final|finally|float|for|fun|function|get|given|if|implements|import|in|infer|init|inner|instanceof|int|interface|is|keyof|let|long|match|namespace|new|null|object|of|open|or|out|override|package|private|protected|public|readonly|record|return|satisfies|sealed|set|short|static|super|suspend|switch|this|throw|throws|trait|true|false|try|type|typeof|undefined|val|var|vararg|void|when|where|while|with|yield|any|unknown|never|number|string|symbol|bigint|[A-Z]\w*(?:Function|Supplier|Consumer)|String|Int|Integer|Long|Short|Byte|Double|Float|Char|Character|Boolean|Any|AnyRef|Object|Unit|Nothing|Number|Comparable|CharSequence|Array|List)$/;

function isKeyword(word: string): boolean {
  return keywords.test(word);
}
