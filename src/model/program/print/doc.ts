/** A text with places where lines may be broken. */
export type Doc = string | readonly Doc[] | { readonly kind: 'line' } | { readonly kind: 'hard' } | PartDoc | GroupDoc;

// `fresh` are lines of their own: whether what is around them fits on one line does not matter to them.
interface PartDoc {
  readonly kind: 'indent' | 'fresh';
  readonly of: Doc;
}

// A group is printed on one line if it fits there; otherwise all its own line breaks are taken.
interface GroupDoc {
  readonly kind: 'group';
  readonly of: Doc;
}

/** A place where a line may be broken; it is empty if it is not. */
const softLine: Doc = { kind: 'line' };

/** A place where a line is always broken. */
export const hardLine: Doc = { kind: 'hard' };

/** Lines that begin within are indented by one step. */
export function indent(of: Doc): Doc {
  return { kind: 'indent', of };
}

/** What is kept on one line if it fits. */
export function group(of: Doc): Doc {
  return { kind: 'group', of };
}

/** Items with something between them. */
export function join(items: readonly Doc[], separator: Doc): Doc {
  return items.flatMap((item, i) => (i === 0 ? [item] : [separator, item]));
}

/** Items between brackets, separated by commas: on one line, or one to a line. */
export function list(open: string, items: readonly Doc[], close: string): Doc {
  if (items.length === 0) return open + close;
  const separated = items.flatMap((item, i) => (i === 0 ? [item] : [',', spaceLine, item]));
  return group([open, indent([softLine, separated]), softLine, close]);
}

const spaceMark = { kind: 'line', space: true } as const;

/** A place where a line may be broken; it is a space if it is not. */
export const spaceLine: Doc = spaceMark;

/** A block in braces: what is in it stands on lines of its own. */
export function braces(lines: readonly Doc[]): Doc {
  return lines.length === 0 ? '{}' : ['{', fresh(indent(lines.map((line) => [hardLine, line]))), hardLine, '}'];
}

/** Lines that are laid out without regard to what is around them. */
export function fresh(of: Doc): Doc {
  return { kind: 'fresh', of };
}

/** Lays a text out in lines of at most the given width where that is possible. */
export function render(doc: Doc, options: { width: number; step: string }): string {
  const { width, step } = options;
  let out = '';
  let column = 0;
  // The indentation of a line is written with its first text, so that empty lines are empty.
  let indentation = '';
  const write = (text: string) => {
    if (text === '') return;
    out += indentation + text;
    indentation = '';
    column += text.length;
  };
  const walk = (here: Doc, depth: number, flat: boolean): void => {
    if (typeof here === 'string') write(here);
    else if (isList(here)) for (const each of here) walk(each, depth, flat);
    // On one line nothing is indented, except for what stands on lines of its own.
    else if (here.kind === 'indent') walk(here.of, flat ? depth : depth + 1, flat);
    else if (here.kind === 'fresh') walk(here.of, depth, false);
    else if (here.kind === 'group') walk(here.of, depth, flat || fits(here.of, width - column));
    else if (here.kind === 'line' && flat) write(here === spaceMark ? ' ' : '');
    else {
      out += '\n';
      indentation = step.repeat(depth);
      column = indentation.length;
    }
  };
  walk(doc, 0, false);
  return `${out}\n`;
}

// Whether a text fits on the rest of the line, and what follows its forced line breaks on lines of that length. What
// stands on lines of its own is laid out later.
function fits(doc: Doc, room: number): boolean {
  let left = room;
  const rest: Doc[] = [doc];
  for (let here = rest.pop(); here !== undefined; here = rest.pop()) {
    if (typeof here === 'string') left -= here.length;
    else if (isList(here)) for (let i = here.length - 1; i >= 0; i--) rest.push(here[i] as Doc);
    else if (here.kind === 'line') left -= here === spaceMark ? 1 : 0;
    else if (here.kind === 'hard') left = room;
    else if (here.kind !== 'fresh') rest.push(here.of);
    if (left < 0) return false;
  }
  return true;
}

function isList(doc: Doc): doc is readonly Doc[] {
  return Array.isArray(doc);
}
