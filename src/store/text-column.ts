/** Text for a column of its own: SQLite cuts a text at a NUL and PostgreSQL refuses it; JSON escapes both by itself. */
export function textColumn(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
