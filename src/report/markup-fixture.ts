/** An element of a document that a test reads; texts are unescaped. */
export interface Parsed {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Parsed | string)[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#9': '\t', '#10': '\n' };
const token = /<!--[\s\S]*?-->|<[!?][^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</g;

/** Reads XML, or HTML that is XML too; fails unless it is well-formed and holds only characters that XML can have. */
export function parseMarkup(text: string): Parsed {
  if (/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text))
    throw new Error('a character that XML lacks');
  const document: Parsed = { name: '', attributes: {}, children: [] };
  const open = [document];
  for (const [whole, slash, name, attributes = '', empty] of text.matchAll(token)) {
    const parent = open.at(-1) as Parsed;
    if (whole === '<') throw new Error(`not a tag in ${parent.name}: ${text.slice(0, 80)}`);
    if (name === undefined) {
      if (!whole.startsWith('<')) parent.children.push(unescaped(whole));
    } else if (slash) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes <${parent.name}>`);
    } else {
      const element = { name, attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return document;
}

/** All elements of this name, in the order of the text. */
export function elementsNamed(name: string, { children }: Parsed): Parsed[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return [...(child.name === name ? [child] : []), ...elementsNamed(name, child)];
  });
}

/** The text of an element and all within it. */
export function textOf({ children }: Parsed): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, key = '', value = '']): [string, string] => [key, unescaped(value)]));
}

function unescaped(text: string): string {
  return text.replace(/&(?:([#\w]+);)?/g, (_, name?: string): string => {
    const char = name === undefined ? undefined : entities[name];
    if (char === undefined) throw new Error(`&${name} is no entity`);
    return char;
  });
}
