import type { Site } from './find-sites.js';
import type { TraceSupport } from './trace-support.js';

/** What is recorded at a place. */
export interface Record {
  readonly site: Site;
  readonly label: string;
  /** The local variables whose values are recorded. */
  readonly names: readonly string[];
}

/** A text with records; no line of it moves. */
interface Recorded {
  readonly text: string;
  /** The records that are left if errors at these offsets of the text are taken seriously. */
  without(offsets: readonly number[]): Record[];
}

interface Written {
  readonly record: Record;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Writes records into a text, with braces around bodies that have none. */
export function withRecords(text: string, records: readonly Record[], support: Pick<TraceSupport, 'record'>): Recorded {
  const written: Written[] = [];
  const closing = records.flatMap(({ site }) => site.closes ?? []).sort((a, b) => a - b);
  let [result, last] = ['', 0];
  const copyTo = (offset: number) => {
    result += text.slice(last, offset);
    last = offset;
  };
  const closeUpTo = (offset: number) => {
    while ((closing[0] ?? Number.POSITIVE_INFINITY) <= offset) {
      copyTo(closing.shift() as number);
      result += ' }';
    }
  };
  for (const record of records) {
    const { site, label, names } = record;
    closeUpTo(site.offset);
    copyTo(site.offset);
    if (site.closes !== undefined) result += '{ ';
    const statement = support.record(label, names);
    written.push({ record, start: result.length, end: result.length + statement.length, text: statement });
    result += `${statement} `;
  }
  closeUpTo(text.length);
  copyTo(text.length);
  return {
    text: result,
    without: (offsets) => written.flatMap((each) => repaired(each, offsets)),
  };
}

// An error within a record is about the variable that stands there, or about the record itself.
function repaired({ record, start, end, text }: Written, offsets: readonly number[]): Record[] {
  const errors = offsets.filter((offset) => offset >= start && offset < end).map((offset) => offset - start);
  if (errors.length === 0) return [record];
  const blamed = errors.map((offset) => /^[\p{L}\p{N}_$]+/u.exec(text.slice(offset))?.[0] ?? '');
  const names = record.names.filter((name) => !blamed.includes(name));
  if (names.length < record.names.length) return [{ ...record, names }];
  return record.names.length > 0 ? [{ ...record, names: [] }] : [];
}
