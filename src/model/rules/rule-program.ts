import type { SourceFile } from '../../core/test-program.js';
import type { Declaration, FileRange } from '../source/declaration.js';
import type { Syntax, SyntaxNode, SyntaxRole } from '../source/syntax.js';
import type { TypedExpression, TypedView } from '../source/typed-view.js';

/** A node of the tree of a file, with what stands around it and what the analyser knows of it. */
export interface RuleNode extends FileRange {
  readonly kind: string;
  readonly role: SyntaxRole;
  readonly text: string;
  readonly children: readonly RuleNode[];
  /** Absent for the whole file. */
  readonly parent?: RuleNode;
  /** Present where it is an expression of the typed view. */
  readonly expression?: TypedExpression;
}

/** A file that rules work on. */
interface RuleFile extends SourceFile {
  readonly root: RuleNode;
}

/** A program that rules work on: it has no errors. */
export interface RuleProgram {
  readonly view: TypedView;
  readonly files: readonly RuleFile[];
  /** All nodes of these kinds, in the order of the text; all nodes if no kind is named. */
  readonly nodes: (...kinds: readonly string[]) => readonly RuleNode[];
  /** What a name at this node stands for, if the program declares it. */
  readonly declarationAt: (node: FileRange) => Declaration | undefined;
  /** A name that stands nowhere in the program; the same hint gives the same name. */
  readonly fresh: (hint: string) => string;
}

/** Makes a program for rules of its view. */
export function ruleProgram(view: TypedView, syntax: Syntax): RuleProgram {
  const files = view.files.map(({ path, text, expressions }): RuleFile => {
    const byRange = new Map(expressions.map((each) => [rangeKey(each), each]));
    return { path, text, root: nodeOf(syntax.parse(text).root, { path, text, byRange }) };
  });
  const byKind = new Map<string, RuleNode[]>();
  const all: RuleNode[] = [];
  for (const { root } of files) collect(root, all, byKind);
  let named: Map<string, Declaration> | undefined;
  let words: Set<string> | undefined;
  return {
    view,
    files,
    nodes: (...kinds) => (kinds.length === 0 ? all : ordered(kinds, byKind, files)),
    declarationAt(node) {
      named ??= new Map(view.declarations.flatMap((each) => each.places.map((place) => [placeKey(place), each])));
      return named.get(placeKey(node));
    },
    fresh(hint) {
      words ??= new Set(files.flatMap(({ text }) => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []));
      for (let i = 0; ; i++) {
        const name = i === 0 ? hint : `${hint}${i}`;
        if (!words.has(name)) return name;
      }
    },
  };
}

interface Source extends SourceFile {
  readonly byRange: ReadonlyMap<string, TypedExpression>;
}

function nodeOf(syntax: SyntaxNode, source: Source, parent?: RuleNode): RuleNode {
  const { kind, role, start, end } = syntax;
  const expression = source.byRange.get(rangeKey(syntax));
  const children: RuleNode[] = [];
  const node: RuleNode = {
    ...{ kind, role, path: source.path, start, end, text: source.text.slice(start, end), children },
    ...(parent && { parent }),
    ...(expression && { expression }),
  };
  for (const child of syntax.children) children.push(nodeOf(child, source, node));
  return node;
}

function collect(node: RuleNode, all: RuleNode[], byKind: Map<string, RuleNode[]>): void {
  all.push(node);
  const same = byKind.get(node.kind);
  if (same) same.push(node);
  else byKind.set(node.kind, [node]);
  for (const child of node.children) collect(child, all, byKind);
}

function ordered(
  kinds: readonly string[],
  byKind: ReadonlyMap<string, readonly RuleNode[]>,
  files: readonly RuleFile[],
): readonly RuleNode[] {
  const [only] = kinds;
  if (kinds.length === 1 && only !== undefined) return byKind.get(only) ?? [];
  const place = new Map(files.map(({ path }, i) => [path, i]));
  return kinds
    .flatMap((kind) => byKind.get(kind) ?? [])
    .sort((a, b) => (place.get(a.path) ?? 0) - (place.get(b.path) ?? 0) || a.start - b.start || b.end - a.end);
}

function rangeKey({ start, end }: { readonly start: number; readonly end: number }): string {
  return `${start} ${end}`;
}

function placeKey({ path, start, end }: FileRange): string {
  return `${path} ${start} ${end}`;
}
