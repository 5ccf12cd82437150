import type { Candidate, Pass } from '../../../model/reduction.js';
import { lex } from '../../../model/source/lex.js';
import { attachedDriver, withText } from '../candidate.js';
import { driverAt } from '../text/text-cut.js';

/** Lays the text out again: no empty lines, no spaces at the ends of lines, indented by the brackets. */
export const layout: Pass<'layout'> = {
  id: 'layout',
  keeps: 'types',
  cuts: () => ['layout'],
  apply: laidOut,
};

function laidOut(candidate: Candidate): Candidate {
  const driver = attachedDriver(candidate);
  let moved = candidate.driver;
  const files = candidate.files.map((file) => {
    if (file.path !== driver?.at.file) return { ...file, text: layOut(file.text).text };
    const before = layOut(file.text.slice(0, driver.at.offset));
    const after = layOut(file.text.slice(driver.at.offset), before.depth);
    moved = driverAt(driver, before.text.length);
    return { ...file, text: before.text + after.text };
  });
  const { model } = candidate;
  // It is still the same program, and who reduces it further does so by its model.
  return { ...withText(candidate, files, moved), ...(model && { model }) };
}

/** A text in lines, and how deep in brackets it ends. */
function layOut(text: string, from = 0): { readonly text: string; readonly depth: number } {
  const lines: string[] = [];
  let depth = from;
  for (const line of text.split('\n')) {
    const words = line.trim().replace(/[ \t]{2,}/g, ' ');
    if (words === '') continue;
    const kinds = lex(words).map(({ kind }) => kind);
    const closedFirst = kinds.findIndex((kind) => !/^[)\]}]$/.test(kind));
    const indent = Math.max(0, depth - (closedFirst < 0 ? kinds.length : closedFirst));
    lines.push('    '.repeat(indent) + words);
    for (const kind of kinds) depth += /^[([{]$/.test(kind) ? 1 : /^[)\]}]$/.test(kind) ? -1 : 0;
    depth = Math.max(0, depth);
  }
  return { text: lines.map((line) => `${line}\n`).join(''), depth };
}
