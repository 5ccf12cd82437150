/** A record of a program that is traced: one line of what it prints, behind text of its own that ends in no line. */
const record = /<@[^<>\n]*>\n/g;

/** What a program printed beside its records. */
export function withoutRecords(stdout: string): string {
  return stdout.replace(record, '');
}

/** How many records a program printed. */
export function countRecords(stdout: string): number {
  return stdout.match(record)?.length ?? 0;
}
