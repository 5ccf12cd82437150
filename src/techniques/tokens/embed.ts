import type { SyntaxNode, SyntaxRole } from '../../model/source/syntax.js';
import type { Scene } from './mutation.js';
import { spell, tokenAfter, tokenBefore } from './neighbours.js';
import type { Wrapping } from './wrappings.js';

/** The text for the place of a node, in parentheses where operators around it could tear it apart. */
export function embed(scene: Scene, target: SyntaxNode, text: string): string {
  const { tree } = scene.seed;
  if (target.role === 'member' || target.role === 'statement')
    return endLine(tree.text.slice(target.start, target.end), text);
  const left = spell(tree, tokenBefore(tree, target.start));
  const right = spell(tree, tokenAfter(tree, target.end));
  return isApart(target.role, left, right) ? text : group(scene, target.role, text);
}

/** A text with a wrapping around it, in parentheses inside where the wrapping could tear it apart. */
export function wrapText(scene: Scene, role: SyntaxRole, text: string, { before, after }: Wrapping): string {
  const left = before.trimEnd().at(-1) ?? '';
  const right = after.trimStart().at(0) ?? '';
  return before + (isApart(role, left, right) ? text : group(scene, role, text)) + after;
}

function endLine(old: string, text: string): string {
  return /[;,]$/.test(old) && !/[;,}]$/.test(text) ? `${text}\n` : text;
}

// Only a language whose seeds show types (or expressions) in parentheses has them.
function group({ corpus }: Scene, role: SyntaxRole, text: string): string {
  const known = corpus.wrappings.get(role)?.some(({ before, after }) => before === '(' && after === ')');
  return known && !/^[A-Za-z_$][\w$]*$/.test(text) ? `(${text})` : text;
}

function isApart(role: SyntaxRole, left: string, right: string): boolean {
  if (role === 'type') return openers.has(left) || left === '<' ? closers.has(right) || right === '>' : false;
  return role !== 'expression' || (openers.has(left) && closers.has(right));
}

const openers = new Set(['(', '[', ',', '=', ':']);
const closers = new Set([')', ']', ',', ';', '}', ':']);
