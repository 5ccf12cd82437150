import { bracketSyntax } from '../../../model/source/bracket-syntax.js';
import type { Syntax, SyntaxNode, SyntaxTree } from '../../../model/source/syntax.js';
import { type Part, refineRun } from './refine-run.js';
import { classWords } from './words.js';

/**
 * The syntax of Groovy: brackets make the tree, as in every language without a parser, and the words of Groovy tell types,
 * names and expressions from each other. No grammar that can be had reads common Groovy.
 */
export const groovySyntax: Syntax = {
  parse(text) {
    const tree = bracketSyntax.parse(text);
    return {
      ...tree,
      root: { ...tree.root, children: tree.root.children.map((run) => refined(run, tree, 'statement')) },
    };
  },
};

// A run with the roles of what is in it; the runs of a body of a class are its members.
function refined(run: SyntaxNode, tree: SyntaxTree, role: 'statement' | 'member'): SyntaxNode {
  const words = partsOf(run, tree);
  const declaresClass = words.some(({ word }) => classWords.has(word));
  const parts = words.map(({ word, node }) => ({ word, node: refinedGroup(node, tree, declaresClass) }));
  const isTypeArgument = run.kind === 'type argument';
  const children = isTypeArgument ? refineRun([asWord, ...parts]) : refineRun(parts);
  return {
    ...run,
    kind: role === 'member' && run.role === 'statement' ? 'member' : run.kind,
    role: run.role === 'statement' ? role : run.role,
    children,
  };
}

// What stands between angle brackets is read like what follows `as`.
const asWord: Part = { word: 'as', node: { kind: 'as', role: 'other', start: 0, end: 0, children: [] } };

function refinedGroup(node: SyntaxNode, tree: SyntaxTree, inClass: boolean): SyntaxNode {
  if (!node.kind.startsWith('group ')) return node;
  const isBody = node.kind === 'group {';
  const runs =
    node.kind === 'group <' ? node.children.map((run) => ({ ...run, kind: 'type argument' })) : node.children;
  return { ...node, children: runs.map((run) => refined(run, tree, isBody && inClass ? 'member' : 'statement')) };
}

function partsOf(run: SyntaxNode, { text, tokens }: SyntaxTree): Part[] {
  const parts: Part[] = [];
  let [group = undefined, ...groups] = run.children;
  for (let i = firstAt(tokens, run.start); (tokens[i]?.start ?? run.end) < run.end; i++) {
    const token = tokens[i];
    if (!token) break;
    if (group && token.start >= group.start) {
      if (token.end < group.end) continue;
      parts.push({ word: '', node: group });
      [group, ...groups] = groups;
      continue;
    }
    const { kind, start, end } = token;
    parts.push({
      word: kind === 'text' ? '' : text.slice(start, end),
      node: { kind, role: 'other', start, end, children: [] },
    });
  }
  return parts;
}

// The index of the first token from an offset on.
function firstAt(tokens: SyntaxTree['tokens'], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? offset) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
