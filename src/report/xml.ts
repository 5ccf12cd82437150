import { escaped } from './visible-text.js';

/** An element of an XML document; a text among its children is escaped. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (XmlElement | string)[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

// XML 1.0 has no way at all to write these (section 2.2).
const unwritable = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Writes an XML document. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, '')}\n`;
}

/** Text in which nothing is markup, for XML and HTML; characters that cannot be written are shown by their numbers. */
export function escapeText(text: string): string {
  return writable(text).replace(/[&<>"]/g, (char) => entities[char] as string);
}

// XML takes a line break in an attribute for a space.
function escapeAttribute(text: string): string {
  return escapeText(text).replace(/[\n\t]/g, (char) => entities[char] as string);
}

function writable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(unwritable, escaped);
}

function element({ name, attributes, children }: XmlElement, indent: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`);
  const tag = `${indent}<${name}${written.join('')}`;
  if (children.length === 0) return `${tag}/>`;
  // White space beside a text would become part of it.
  if (children.some((child) => typeof child === 'string'))
    return `${tag}>${children.map((child) => inner(child, '')).join('')}</${name}>`;
  return `${tag}>\n${children.map((child) => inner(child, `${indent}  `)).join('\n')}\n${indent}</${name}>`;
}

function inner(child: XmlElement | string, indent: string): string {
  return typeof child === 'string' ? escapeText(child) : element(child, indent);
}
