import type { Declaration } from '../../model/source/declaration.js';
import type { TypedView } from '../../model/source/typed-view.js';

/** A group of variables, in the order of their declarations, that can change their names among each other and nothing else changes. */
export type Interchangeable = readonly string[];

/**
 * The variables that are declared one behind the other in the same words, as `var a = 1; var b = 1`: to exchange them
 * everywhere is to rename them. Each name has one meaning in the program.
 */
export function interchangeable({ files, declarations }: Pick<TypedView, 'files' | 'declarations'>): Interchangeable[] {
  const counts = new Map<string, number>();
  for (const { name } of declarations) counts.set(name, (counts.get(name) ?? 0) + 1);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const groups: { words: string; path: string; end: number; names: string[] }[] = [];
  for (const each of declarations.filter((one) => one.renamable && counts.get(one.name) === 1)) {
    const [part, more] = each.parts;
    const text = part && texts.get(part.path);
    if (!part || more || text === undefined) continue;
    const words = wordsOf(each, text);
    const last = groups.at(-1);
    const isNext = last?.path === part.path && /^[\s;]*$/.test(text.slice(last.end, part.start));
    if (isNext && last.words === words) {
      last.names.push(each.name);
      last.end = part.end;
    } else {
      groups.push({ words, path: part.path, end: part.end, names: [each.name] });
    }
  }
  return groups.map(({ names }) => names).filter((names) => names.length > 1);
}

// The declaration without its name.
function wordsOf({ name, parts: [part] }: Declaration, text: string): string {
  const written = part ? text.slice(part.start, part.end) : '';
  return written.replace(new RegExp(`(?<![\\p{L}\\p{N}_$])${escaped(name)}(?![\\p{L}\\p{N}_$])`, 'gu'), ' ').trim();
}

function escaped(name: string): string {
  return name.replaceAll('$', '\\$');
}
