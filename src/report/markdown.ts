/** A block of code; its fence is longer than any in the text. */
export function codeBlock(text: string, tag = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${tag}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}

/** Code inside a line. */
export function inlineCode(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const fence = '`'.repeat(longestRun(flat) + 1);
  const space = flat.startsWith('`') || flat.endsWith('`') ? ' ' : '';
  return `${fence}${space}${flat}${space}${fence}`;
}

/** Text that is shown as it is; no more is escaped than must be, since a title is copied to where it is not Markdown. */
export function escapeMarkdown(text: string): string {
  // A bracket is left alone unless a link or an image would come of it.
  return text.replace(/[\\`*<]|\](?=[[(:])/g, '\\$&');
}

/** A table; a bar in a cell is escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}
