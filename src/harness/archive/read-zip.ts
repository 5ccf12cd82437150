import { closeSync, fstatSync, openSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { byteReader, Damaged } from '../../core/byte-reader.js';
import { sliceOf } from './slice-of.js';

/** A file within an archive. */
interface ZipEntry {
  readonly name: string;
  /** Its content; fails if the archive is damaged there, or it is larger than what is allowed. */
  readonly read: () => Uint8Array;
}

/** An archive whose list of files was read; nothing else of it is in memory. */
export interface Zip {
  readonly entries: readonly ZipEntry[];
  readonly close: () => void;
}

// More than any library has, and less than what does harm.
const limits = { entries: 65_534, directory: 64 * 1024 ** 2, content: 16 * 1024 ** 2, all: 1024 ** 3 } as const;

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const;
const endLength = 22;
const localLength = 30;
const longestComment = 0xffff;

/** Opens an archive such as a jar. What is wrong with it is thrown as `Damaged`. */
export function openZip(path: string): Zip {
  const file = openSync(path, 'r');
  try {
    return { entries: readDirectory(file), close: () => closeSync(file) };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

function readDirectory(file: number): ZipEntry[] {
  const { size } = fstatSync(file);
  const { count, length, offset } = findEnd(file, size);
  if (count > limits.entries || length > limits.directory) throw new Damaged('it has too many entries');
  const reader = byteReader(sliceOf(file, offset, length), true);
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  const read = (location: Location) => {
    unpacked += location.plain;
    if (unpacked > limits.all) throw new Damaged('it is too large');
    return readEntry(file, location);
  };
  for (let i = 0; i < count; i++) {
    if (reader.u4() !== signatures.entry) throw new Damaged('its list of entries is damaged');
    reader.skip(4);
    const flags = reader.u2();
    const method = reader.u2();
    reader.skip(8);
    const packed = reader.u4();
    const plain = reader.u4();
    const nameLength = reader.u2();
    const others = reader.u2() + reader.u2();
    reader.skip(8);
    const at = reader.u4();
    const name = Buffer.from(reader.bytes(nameLength)).toString('utf8');
    reader.skip(others);
    entries.push({ name, read: () => read({ flags, method, packed, plain, at }) });
  }
  return entries;
}

// The end of an archive is found from behind, since a comment of any length may follow it.
function findEnd(file: number, size: number) {
  const length = Math.min(size, endLength + longestComment);
  const tail = sliceOf(file, size - length, length);
  for (let start = tail.length - endLength; start >= 0; start--) {
    const reader = byteReader(tail.subarray(start), true);
    if (reader.u4() !== signatures.end) continue;
    reader.skip(6);
    return { count: reader.u2(), length: reader.u4(), offset: reader.u4() };
  }
  throw new Damaged('it has no list of entries');
}

interface Location {
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly plain: number;
  readonly at: number;
}

function readEntry(file: number, { flags, method, packed, plain, at }: Location): Uint8Array {
  if (flags & 1) throw new Damaged('it is encrypted');
  if (packed > limits.content || plain > limits.content) throw new Damaged('it is too large');
  const header = byteReader(sliceOf(file, at, localLength), true);
  if (header.u4() !== signatures.local) throw new Damaged('it is not where the list of entries says');
  header.skip(22);
  const content = sliceOf(file, at + localLength + header.u2() + header.u2(), packed);
  const unpacked = method === 0 ? content : method === 8 ? inflate(content, plain) : undefined;
  if (!unpacked) throw new Damaged('it is compressed in an unknown way');
  if (unpacked.length !== plain) throw new Damaged('it has another size than the list of entries says');
  return unpacked;
}

// The size that is stated is the most that is unpacked, whatever the content would grow to.
function inflate(content: Uint8Array, size: number): Uint8Array {
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw new Damaged('it cannot be unpacked to the size that it states');
  }
}
