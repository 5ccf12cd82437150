/** Reads numbers and bytes from a file that may be damaged: what would lie beyond its end is an error. */
export interface ByteReader {
  readonly at: number;
  u1(): number;
  u2(): number;
  u4(): number;
  bytes(length: number): Uint8Array;
  skip(length: number): void;
}

/** What is wrong with a file that was read, as a part of a sentence. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/** Reads some bytes from their beginning, with the highest byte of a number first unless it is said otherwise. */
export function byteReader(data: Uint8Array, littleEndian = false): ByteReader {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let at = 0;
  const take = (length: number) => {
    if (length > data.length - at) throw new Damaged('it ends too early');
    at += length;
    return at - length;
  };
  return {
    get at() {
      return at;
    },
    u1: () => view.getUint8(take(1)),
    u2: () => view.getUint16(take(2), littleEndian),
    u4: () => view.getUint32(take(4), littleEndian),
    bytes: (length) => {
      const start = take(length);
      return data.subarray(start, start + length);
    },
    skip: (length) => {
      take(length);
    },
  };
}
