import { type ByteReader, byteReader, Damaged } from '../../../../core/byte-reader.js';

/** The constants of a class file (JVMS 4.4) that the names in it refer to. */
export interface ConstantPool {
  text(index: number): string;
  /** The text of what a class, a module or a package is named by. */
  named(index: number): string;
  /** The same where there may be none. */
  namedIfAny(index: number): string | undefined;
  /** A whole number of four bytes. */
  int(index: number): number;
}

// How many bytes constants have that nothing here refers to, by their tags.
const skipped: Readonly<Record<number, number>> = {
  4: 4,
  5: 8,
  6: 8,
  8: 2,
  9: 4,
  10: 4,
  11: 4,
  12: 4,
  15: 3,
  16: 2,
  17: 4,
  18: 4,
};
const tags = { text: 1, int: 3, long: 5, double: 6, class: 7, module: 19, package: 20 } as const;

/** Reads the constants. */
export function readConstantPool(reader: ByteReader): ConstantPool {
  const texts = new Map<number, Uint8Array>();
  const names = new Map<number, number>();
  const numbers = new Map<number, number>();
  const count = reader.u2();
  for (let i = 1; i < count; i++) {
    const tag = reader.u1();
    const length = skipped[tag];
    if (tag === tags.text) texts.set(i, reader.bytes(reader.u2()));
    else if (tag === tags.int) numbers.set(i, reader.u4() | 0);
    else if (tag === tags.class || tag === tags.module || tag === tags.package) names.set(i, reader.u2());
    else if (length === undefined) throw new Damaged(`it has a constant of the unknown kind ${tag}`);
    else reader.skip(length);
    // Numbers of eight bytes take two places.
    if (tag === tags.long || tag === tags.double) i++;
  }
  const text = (index: number) => {
    const bytes = texts.get(index);
    if (!bytes) throw new Damaged(`its constant ${index} is not a text`);
    return decode(bytes);
  };
  const named = (index: number) => {
    const name = names.get(index);
    if (name === undefined) throw new Damaged(`its constant ${index} is not a name`);
    return text(name);
  };
  const int = (index: number) => {
    const value = numbers.get(index);
    if (value === undefined) throw new Damaged(`its constant ${index} is not a number`);
    return value;
  };
  return { text, named, namedIfAny: (index) => (index === 0 ? undefined : named(index)), int };
}

// Modified UTF-8 (JVMS 4.4.7): a character has up to three bytes, zero has two, and others are pairs of surrogates.
function decode(bytes: Uint8Array): string {
  if (bytes.every((byte) => byte < 0x80)) return Buffer.from(bytes).toString('latin1');
  const reader = byteReader(bytes);
  let text = '';
  while (reader.at < bytes.length) {
    const first = reader.u1();
    const more = first < 0x80 ? 0 : first < 0xe0 ? 1 : 2;
    let code = more === 0 ? first : first & (more === 1 ? 0x1f : 0x0f);
    for (let i = 0; i < more; i++) code = (code << 6) | (reader.u1() & 0x3f);
    text += String.fromCharCode(code);
  }
  return text;
}
