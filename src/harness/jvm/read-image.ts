import { closeSync, openSync } from 'node:fs';
import { byteReader, Damaged } from '../../core/byte-reader.js';
import { sliceOf } from '../archive/slice-of.js';

/** The classes of a JDK, in its run-time image (`lib/modules`). */
export interface RuntimeImage {
  /** Class files by module and path: `java.base` has `java/util/List.class` in `java/util`. */
  readonly entries: readonly ImageEntry[];
  readonly close: () => void;
}

/** A class file of a run-time image. */
interface ImageEntry {
  readonly module: string;
  /** As in the JVM: `java/util/Map$Entry`. */
  readonly name: string;
  readonly read: () => Uint8Array;
}

const magic = 0xcafedada;
const headerLength = 28;
const largest = { index: 256 * 1024 ** 2, content: 16 * 1024 ** 2 };

/** The attributes of a place in the image that are of interest; each is followed by as many bytes as its kind byte says. */
const kinds = { end: 0, module: 1, parent: 2, base: 3, extension: 4, offset: 5, compressed: 6, size: 7 } as const;

/** Opens the run-time image of a JDK: a header, a table of places, their texts, and the files one after the other. */
export function openImage(path: string): RuntimeImage {
  const file = openSync(path, 'r');
  try {
    return { entries: readEntries(file), close: () => closeSync(file) };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

function readEntries(file: number): ImageEntry[] {
  const head = sliceOf(file, 0, headerLength);
  // It is written in the byte order of the machine.
  const littleEndian = byteReader(head, true).u4() === magic;
  const header = byteReader(head, littleEndian);
  if (header.u4() !== magic) throw new Damaged('it is not a run-time image');
  if (header.u4() >>> 16 !== 1) throw new Damaged('it is a run-time image of an unknown version');
  header.skip(8);
  const count = header.u4();
  const placesLength = header.u4();
  const textsLength = header.u4();
  const indexLength = headerLength + count * 8 + placesLength + textsLength;
  if (indexLength > largest.index) throw new Damaged('its index is too large');
  const index = sliceOf(file, 0, indexLength);
  const offsets = byteReader(index.subarray(headerLength + count * 4), littleEndian);
  const places = index.subarray(headerLength + count * 8, indexLength - textsLength);
  const texts = Buffer.from(index.subarray(indexLength - textsLength));
  const known = new Map<number, string>();
  const text = (at = 0) => {
    const found = known.get(at) ?? textAt(texts, at);
    known.set(at, found);
    return found;
  };
  const entries: ImageEntry[] = [];
  for (let i = 0; i < count; i++) {
    const place = readPlace(places.subarray(offsets.u4()));
    if (text(place[kinds.extension]) !== 'class') continue;
    const [parent, base] = [text(place[kinds.parent]), text(place[kinds.base])];
    entries.push({
      module: text(place[kinds.module]),
      name: parent === '' ? base : `${parent}/${base}`,
      read: () => readContent(file, indexLength, place),
    });
  }
  return entries;
}

function readPlace(data: Uint8Array): number[] {
  const reader = byteReader(data);
  const place: number[] = [];
  for (;;) {
    const mark = reader.u1();
    const kind = mark >>> 3;
    if (kind === kinds.end) return place;
    let value = 0;
    for (const byte of reader.bytes((mark & 7) + 1)) value = value * 256 + byte;
    place[kind] = value;
  }
}

function textAt(texts: Buffer, at: number): string {
  const end = texts.indexOf(0, at);
  if (end < 0) throw new Damaged('it has a text without an end');
  return texts.toString('utf8', at, end);
}

function readContent(file: number, start: number, place: readonly number[]): Uint8Array {
  if ((place[kinds.compressed] ?? 0) !== 0) throw new Damaged('it is compressed');
  const size = place[kinds.size] ?? 0;
  if (size > largest.content) throw new Damaged('it is too large');
  return sliceOf(file, start + (place[kinds.offset] ?? 0), size);
}
