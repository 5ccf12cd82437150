import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { type Mark, markSchema } from '../core/mark.js';
import { marksAmong } from '../core/standing.js';
import { makingReasonOf, reasonOf } from '../core/system-error.js';
import { jsonText } from '../report/json-text.js';
import type { Store } from '../store/store.js';

const format = 'cupel-marks';
const fileSchema = z.strictObject({
  format: z.literal(format),
  formatVersion: z.literal(1),
  marks: z.array(markSchema),
});

/** What people have decided about findings; a file that does not exist holds nothing. */
export async function readMarks(file: string): Promise<readonly Mark[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new UserError(`${file} cannot be read: ${reasonOf(error)}`);
  });
  if (text === undefined) return [];
  const result = fileSchema.safeParse(parsed(text));
  if (result.success) return result.data.marks;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') || 'the whole file';
  throw new UserError(`${file} is not a file of marks: ${place}: ${issue?.message ?? ''}; correct it, or remove it`);
}

/** The marks of a file as they hold in a store: a bug may have got another head since it was marked. */
export async function marksIn(store: Store, file: string): Promise<readonly Mark[]> {
  const marks = await readMarks(file);
  return marks.length === 0 ? marks : marksAmong(await store.findings(), marks);
}

/** Writes the file, one bug after another by their ids, so that two people who add marks seldom touch the same lines. */
export async function writeMarks(file: string, marks: readonly Mark[]): Promise<void> {
  const sorted = marks.toSorted((a, b) => ((a.ids[0] ?? '') < (b.ids[0] ?? '') ? -1 : 1));
  const text = `${jsonText({ format, formatVersion: 1, marks: sorted }, 2)}\n`;
  try {
    // Whoever reads it meanwhile reads all of it.
    const draft = `${file}.${process.pid}.new`;
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${makingReasonOf(error)}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
