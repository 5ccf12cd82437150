import type { Language } from '../../../model/language.js';
import type { Candidate, Pass } from '../../../model/reduction.js';
import { commentsIn, countTokens, lex } from '../../../model/source/lex.js';
import type { Substitute } from '../../../model/source/substitute.js';
import { type Syntax, type SyntaxNode, type SyntaxTree, walk } from '../../../model/source/syntax.js';
import { attachedDriver, withText } from '../candidate.js';
import { cutText, type TextCut } from '../text/text-cut.js';
import { unneededTexts } from '../text/unneeded.js';

/** What the passes on text know of a language. */
interface TextLanguage {
  readonly syntax: Syntax;
  readonly substitutes: Language['substitutes'];
}

/** The passes on text, in the order in which they are tried. */
export function textPasses({ syntax, substitutes }: TextLanguage): Pass[] {
  return [
    neededPass(syntax),
    textPass('files', wholeFiles),
    textPass('comments', comments),
    // A declaration for a body, before types that it needs are removed.
    textPass('declarations', (file, text) => smaller(file, text, substitutes?.(text).filter(isStatement))),
    textPass('nodes', (file, text) => removableNodes(file, syntax.parse(text))),
    textPass('substitutes', (file, text) => smaller(file, text, substitutes?.(text))),
    textPass('inner-nodes', (file, text) => hoistedNodes(file, syntax.parse(text))),
    textPass('brackets', bracketPairs),
    textPass('tokens', singleTokens),
    textPass('literals', simplerLiterals),
  ] as Pass[];
}

function textPass(id: string, find: (file: number, text: string) => TextCut[]): Pass<TextCut> {
  return {
    id,
    keeps: 'nothing',
    cuts: ({ files }) => files.flatMap(({ text }, i) => find(i, text)),
    apply(candidate: Candidate, cuts) {
      const cut = cutText(candidate, cuts);
      return cut && withoutEmptyFiles(cut);
    },
  };
}

/** Removes all that is used by nothing at once, and what only one of the declarations does not need. */
export function neededPass(syntax: Syntax): Pass<readonly TextCut[]> {
  return {
    id: 'needed',
    keeps: 'nothing',
    exclusive: true,
    cuts: (candidate) => unneededTexts(candidate, syntax),
    apply(candidate, [cuts, ...others]) {
      const cut = cuts && others.length === 0 ? cutText(candidate, cuts) : undefined;
      return cut && withoutEmptyFiles(cut);
    },
  };
}

// A program of several files may do without some of them.
function withoutEmptyFiles(candidate: Candidate): Candidate {
  const { files, driver } = candidate;
  const driven = attachedDriver(candidate)?.at.file;
  const kept = files.filter(({ path, text }) => text.trim() !== '' || path === driven);
  return withText(candidate, kept.length > 0 ? kept : files.slice(0, 1), driver);
}

function wholeFiles(file: number, text: string): TextCut[] {
  return [{ file, start: 0, end: text.length }];
}

function comments(file: number, text: string): TextCut[] {
  return commentsIn(text).map(({ start, end }) => ({ file, start, end }));
}

/** Parts of lists: they can go with their comma, and the rest is still in the grammar, more or less. */
export function removableNodes(file: number, { root, text }: SyntaxTree): TextCut[] {
  const cuts: TextCut[] = [];
  for (const node of walk(root)) {
    if (node.role !== 'statement' && node.role !== 'member' && node.role !== 'parameter' && node.role !== 'type')
      continue;
    cuts.push({ file, ...withSeparator(text, node) });
  }
  return cuts;
}

function withSeparator(text: string, { start, end }: SyntaxNode): { start: number; end: number } {
  const after = /^\s*[,;]/.exec(text.slice(end))?.[0];
  if (after !== undefined) return { start, end: end + after.length };
  const before = /[,:|&]\s*$/.exec(text.slice(0, start))?.[0];
  return { start: start - (before?.length ?? 0), end };
}

function smaller(file: number, text: string, substitutes: readonly Substitute[] = []): TextCut[] {
  return substitutes
    .filter(({ start, end, instead }) => countTokens(instead) < countTokens(text.slice(start, end)))
    .map(({ start, end, instead }) => ({ file, start, end, instead }));
}

function isStatement({ role }: Substitute): boolean {
  return role === 'statement';
}

const deepest = 3;

// A node can be another of its role that stands within it; a class can be one of its members, where these may stand alone.
function hoistedNodes(file: number, { root, text }: SyntaxTree): TextCut[] {
  const cuts: TextCut[] = [];
  const collect = (outer: SyntaxNode, inner: SyntaxNode, depth: number): void => {
    for (const child of inner.children) {
      const fits = child.role === outer.role || (outer.role === 'statement' && child.role === 'member');
      if (fits && child.end - child.start < outer.end - outer.start)
        cuts.push({ file, start: outer.start, end: outer.end, instead: text.slice(child.start, child.end) });
      if (depth < deepest) collect(outer, child, depth + 1);
    }
  };
  for (const node of walk(root)) if (node.role !== 'other' && node.role !== 'identifier') collect(node, node, 1);
  return cuts;
}

// Both brackets and what is between them; and the brackets alone.
function bracketPairs(file: number, text: string): TextCut[] {
  const cuts: TextCut[] = [];
  const open: { start: number; kind: string }[] = [];
  for (const { kind, start, end } of lex(text)) {
    if (/^[([{<]$/.test(kind)) open.push({ start, kind });
    const close = '([{<'[')]}>'.indexOf(kind)];
    if (close === undefined) continue;
    const at = open.findLastIndex((each) => each.kind === close);
    if (at < 0) continue;
    const from = open.splice(at)[0] as { start: number };
    cuts.push({ file, start: from.start, end });
    cuts.push({ file, start: from.start, end, instead: text.slice(from.start + 1, start) });
    if (end - from.start > 2) cuts.push({ file, start: from.start + 1, end: start });
  }
  return cuts;
}

function singleTokens(file: number, text: string): TextCut[] {
  return lex(text).map(({ start, end }) => ({
    file,
    start,
    end: end + (/^[ \t]+/.exec(text.slice(end))?.[0].length ?? 0),
  }));
}

function simplerLiterals(file: number, text: string): TextCut[] {
  return lex(text).flatMap(({ kind, start, end }) => {
    const quote = text[start] as string;
    if (kind === 'text' && end - start > 2) return [{ file, start, end, instead: quote + quote }];
    return kind === 'number' && end - start > 1 ? [{ file, start, end, instead: '0' }] : [];
  });
}
