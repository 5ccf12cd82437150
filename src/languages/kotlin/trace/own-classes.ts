import { type SyntaxNode, type SyntaxTree, walk } from '../../../model/source/syntax.js';

/** A class of a program that can be named from everywhere in the file, with the fields that can be read from there. */
export interface OwnClass {
  /** With the names of the classes around it. */
  readonly name: string;
  /** The number of its type parameters. */
  readonly parameters: number;
  readonly fields: readonly string[];
}

/** The classes of a program, subclasses before what they extend. */
export function ownClasses({ root, text }: SyntaxTree): readonly OwnClass[] {
  const found = root.children.flatMap((node) => classesIn(node, '', text));
  const depthOf = (name: string, seen: readonly string[] = []): number => {
    const above = found.filter((each) => last(each.own.name) === name).flatMap(({ parents }) => parents);
    const others = above.filter(
      (each) => !seen.includes(each) && each !== name && found.some(({ own }) => last(own.name) === each),
    );
    return Math.max(0, ...others.map((each) => 1 + depthOf(each, [...seen, name])));
  };
  return found
    .map(({ own }) => ({ own, depth: depthOf(last(own.name)) }))
    .sort((a, b) => b.depth - a.depth)
    .map(({ own }) => own);
}

interface Found {
  readonly own: OwnClass;
  /** The names of types in its header. */
  readonly parents: readonly string[];
}

function classesIn(node: SyntaxNode, around: string, text: string): Found[] {
  const simple = nameIn(node, text);
  const body = childOf(node, 'class_body');
  if (!/^(?:class|object)_declaration$/.test(node.kind) || simple === undefined) return [];
  const name = around + simple;
  const inside = (body?.children ?? []).filter(
    (each) => !modifiersOf(each, text).some((word) => /^(?:inner|private|protected)$/.test(word)),
  );
  const nested = inside.flatMap((each) => classesIn(each, `${name}.`, text));
  const header = text.slice(node.start, body?.start ?? node.end);
  if (/\b(?:interface|enum|annotation|object)\b/.test(header.slice(0, header.indexOf(simple)))) return nested;
  const parents = [...header.matchAll(/[A-Z]\w*/g)].map(([word]) => word);
  const parameters = childOf(node, 'type_parameters')?.children.filter(({ kind }) => kind === 'type_parameter') ?? [];
  return [...nested, { own: { name, parameters: parameters.length, fields: fieldsOf(node, text) }, parents }];
}

function last(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

// What has code of its own, or is not there yet, is not read.
const unread = /^(?:private|protected|open|override|abstract|lateinit|const)$/;

function fieldsOf(node: SyntaxNode, text: string): string[] {
  const parameters = childOf(childOf(node, 'primary_constructor'), 'class_parameters')?.children ?? [];
  const properties = childOf(node, 'class_body')?.children ?? [];
  return [
    ...parameters.filter((each) => /\bva[lr]\s+\w+\s*:/.test(text.slice(each.start, each.end).split('=')[0] ?? '')),
    ...properties.filter(
      ({ kind, children }) =>
        kind === 'property_declaration' &&
        !children.some((child) => /^(?:getter|setter|property_delegate|type_parameters)$/.test(child.kind)),
    ),
  ]
    .filter((each) => !modifiersOf(each, text).some((word) => unread.test(word)))
    .flatMap((each) => nameIn(childOf(each, 'variable_declaration') ?? each, text) ?? []);
}

function modifiersOf(node: SyntaxNode, text: string): string[] {
  const modifiers = childOf(node, 'modifiers');
  return modifiers ? [...walk(modifiers)].map(({ start, end }) => text.slice(start, end)) : [];
}

function nameIn(node: SyntaxNode, text: string): string | undefined {
  const name = childOf(node, 'identifier');
  return name && text.slice(name.start, name.end);
}

function childOf(node: SyntaxNode | undefined, kind: string): SyntaxNode | undefined {
  return node?.children.find((child) => child.kind === kind);
}
