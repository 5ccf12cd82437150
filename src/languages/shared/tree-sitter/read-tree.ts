import type { Language, Tree, TreeCursor } from 'web-tree-sitter';
import type { SyntaxTree, Token } from '../../../model/source/syntax.js';
import type { Grammar } from './grammar.js';
import { nodeMaker } from './node-maker.js';
import type { ParsedNode } from './parsed-node.js';

/** Makes the function that copies a tree out of the memory of the parser, with the roles that a grammar gives its nodes. */
export function treeReader(grammar: Grammar, language: Language): (tree: Tree, text: string) => SyntaxTree {
  const names = language.types;
  const named = names.map((_, id) => language.nodeTypeIsNamed(id));
  const skipped = new Set(grammar.comments);
  const texts = new Set(grammar.texts);
  const interpolations = new Set(grammar.interpolations);
  const childrenOf = nodeMaker(grammar);

  // By a cursor and without recursion: each call into the module costs, and trees may be deep.
  function copy(cursor: TreeCursor, text: string): { root: ParsedNode; tokens: Token[] } {
    const tokens: Token[] = [];
    let position = 0;
    // What no leaf stands for, as the text around interpolations, is a token too.
    const takeGap = (to: number): void => {
      const gap = text.slice(position, to);
      const start = position + gap.length - gap.trimStart().length;
      const end = position + gap.trimEnd().length;
      if (start < end) tokens.push({ kind: 'text', start, end });
      position = Math.max(position, to);
    };
    const enter = (): ParsedNode => {
      const id = cursor.nodeTypeId;
      return {
        kind: names[id] ?? 'ERROR',
        isNamed: named[id] ?? true,
        field: language.fields[cursor.currentFieldId] ?? '',
        start: cursor.startIndex,
        end: cursor.endIndex,
        children: [],
      };
    };
    const root = enter();
    const open: { readonly node: ParsedNode; readonly firstToken: number }[] = [{ node: root, firstToken: 0 }];
    let isBelow = cursor.gotoFirstChild();
    while (open.length > 0) {
      const { node: parent, firstToken } = open.at(-1) as (typeof open)[number];
      if (isBelow) {
        const node = enter();
        const isInside = !texts.has(parent.kind) || interpolations.has(node.kind);
        if (skipped.has(node.kind)) {
          takeGap(node.start);
          position = Math.max(position, node.end);
        } else if (isInside && node.start < node.end) {
          takeGap(node.start);
          const { length } = tokens;
          if (cursor.gotoFirstChild()) {
            open.push({ node, firstToken: length });
            continue;
          }
          tokens.push({ kind: node.kind, start: node.start, end: node.end });
          position = node.end;
          parent.children.push(node);
        }
        isBelow = cursor.gotoNextSibling();
        continue;
      }
      if (texts.has(parent.kind)) takeGap(parent.end);
      open.pop();
      const [first, last] = [tokens[firstToken], tokens.at(-1)];
      if (open.length === 0) break;
      if (first && last) {
        [parent.start, parent.end] = [first.start, last.end];
        open.at(-1)?.node.children.push(parent);
      }
      cursor.gotoParent();
      isBelow = cursor.gotoNextSibling();
    }
    takeGap(text.length);
    return { root, tokens };
  }

  return (tree, text) => {
    const cursor = tree.walk();
    try {
      const { root, tokens } = copy(cursor, text);
      const children = childrenOf(root, text);
      const isFaulty = tree.rootNode.hasError;
      return {
        text,
        root: { kind: root.kind, role: 'other', start: 0, end: text.length, children },
        tokens,
        ...(isFaulty && { isFaulty }),
      };
    } finally {
      cursor.delete();
    }
  };
}
