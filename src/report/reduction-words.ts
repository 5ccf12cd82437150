import type { Finding } from '../core/finding.js';
import { sourcesOf } from '../core/sources.js';
import { formatMany } from './numbers.js';

/** How a program was reduced, in one sentence; nothing if it was not. */
export function reductionSentence({ program, reduction }: Pick<Finding, 'program' | 'reduction'>): string | undefined {
  if (!reduction) return undefined;
  const { from, tokens, queries, seconds, complete } = reduction;
  const sizes = `from ${kibibytes(sourcesOf(from))} to ${kibibytes(sourcesOf(program))}`;
  const ended = complete ? '' : '; reduction stopped early';
  return `reduced ${sizes} (${tokens.before} to ${formatMany(tokens.after, 'token')}) in ${Math.round(seconds)} s, ${formatMany(queries, 'program')} tried${ended}`;
}

function kibibytes(files: readonly { readonly text: string }[]): string {
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  return bytes < 100 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KiB`;
}
