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
export const softLine: Doc = { kind: 'line' };

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

interface Frame {
  readonly doc: Doc;
  readonly depth: number;
  readonly flat: boolean;
}

/** Lays a text out in lines of at most the given width where that is possible. */
export function render(doc: Doc, options: { width: number; step: string }): string {
  const { width, step } = options;
  const out: string[] = [];
  let column = 0;
  const rest: Frame[] = [{ doc, depth: 0, flat: false }];
  for (let frame = rest.pop(); frame; frame = rest.pop()) {
    const { doc: here, depth, flat } = frame;
    if (typeof here === 'string') {
      out.push(here);
      column += here.length;
    } else if (isList(here)) {
      for (let i = here.length - 1; i >= 0; i--) rest.push({ doc: here[i] as Doc, depth, flat });
    } else if (here.kind === 'indent') {
      // On one line nothing is indented, except for what stands on lines of its own.
      rest.push({ doc: here.of, depth: flat ? depth : depth + 1, flat });
    } else if (here.kind === 'fresh') {
      rest.push({ doc: here.of, depth, flat: false });
    } else if (here.kind === 'group') {
      rest.push({ doc: here.of, depth, flat: flat || fits(here.of, width - column) });
    } else if (here.kind === 'line' && flat) {
      if (here === spaceMark) {
        out.push(' ');
        column++;
      }
    } else {
      out.push(`\n${step.repeat(depth)}`);
      column = step.length * depth;
    }
  }
  return `${out.join('').replace(/[ \t]+$/gm, '')}\n`;
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
