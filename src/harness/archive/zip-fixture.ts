import { deflateRawSync } from 'node:zlib';

/** A file in an archive; what is stated of it may be a lie. */
export interface ZipFixture {
  readonly name: string;
  readonly content: Uint8Array;
  /** It is not compressed. */
  readonly stored?: boolean;
  /** The size that the archive states. */
  readonly stated?: number;
  readonly flags?: number;
}

/** Writes an archive. */
export function zipOf(files: readonly ZipFixture[], comment = ''): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, stored, stated = content.length, flags = 0 } of files) {
    const packed = stored ? Buffer.from(content) : deflateRawSync(content);
    const method = stored ? 0 : 8;
    const sizes = [u4(0), u4(packed.length), u4(stated), u2(Buffer.byteLength(name))];
    const common = [u2(flags), u2(method), u4(0)];
    directory.push(
      Buffer.concat([u4(0x02014b50), u4(0), ...common, ...sizes, Buffer.alloc(12), u4(at), Buffer.from(name)]),
    );
    const body = Buffer.concat([u4(0x04034b50), u2(0), ...common, ...sizes, u2(0), Buffer.from(name), packed]);
    bodies.push(body);
    at += body.length;
  }
  const list = Buffer.concat(directory);
  const count = [u2(files.length), u2(files.length), u4(list.length), u4(at), u2(comment.length)];
  return Buffer.concat([...bodies, list, u4(0x06054b50), u4(0), ...count, Buffer.from(comment)]);
}

function u2(value: number): Buffer {
  return Buffer.of(value & 0xff, value >>> 8);
}

function u4(value: number): Buffer {
  return Buffer.concat([u2(value & 0xffff), u2(value >>> 16)]);
}
