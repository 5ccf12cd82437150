import type { Diagnostic } from '../../core/outcome.js';
import type { Candidate } from '../../model/reduction.js';
import type { TextOf } from '../reduce/phases.js';
import { offsetOf } from '../../oracle/source-tokens.js';
import { removableNodes } from '../reduce/passes/text-passes.js';
import type { TextCut } from '../reduce/text/text-cut.js';

// Of a program with more errors than this some are removed at a time.
const mostErrors = 10;

/**
 * Changes of a program that may each remove one of some errors, smaller ones first: what the language has in place of a
 * part that an error stands in, and leaving such a part out.
 */
export function proposals(
  { files }: Candidate,
  errors: readonly Diagnostic[],
  { language, syntax }: TextOf,
): TextCut[] {
  const cuts = files.flatMap(({ path, text }, file) => {
    const places = errors.slice(0, mostErrors).flatMap(({ at }) => (at?.file === path ? [offsetOf(at, text)] : []));
    if (places.length === 0) return [];
    const substitutes = language.substitutes?.(text) ?? [];
    const removals = removableNodes(file, syntax.parse(text));
    return [...substitutes.map(({ start, end, instead }) => ({ file, start, end, instead })), ...removals].filter(
      ({ start, end }) => places.some((place) => start <= place && place <= end),
    );
  });
  return cuts.sort((a, b) => sizeOf(a) - sizeOf(b));
}

function sizeOf({ start, end }: TextCut): number {
  return end - start;
}
