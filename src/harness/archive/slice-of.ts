import { readSync } from 'node:fs';
import { Damaged } from '../../core/byte-reader.js';

/** Some bytes of an open file, which must be there. */
export function sliceOf(file: number, at: number, length: number): Uint8Array {
  const data = new Uint8Array(length);
  if (readSync(file, data, 0, length, at) < length) throw new Damaged('it ends too early');
  return data;
}
