import type { Readable, Writable } from 'node:stream';

// A frame is a length in four bytes, big end first, and that many bytes of JSON in UTF-8.
const headerBytes = 4;

/** One value as a frame. */
export function frameOf(value: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(value), 'utf8');
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(body.length);
  return Buffer.concat([header, body]);
}

/** Writes one value as a frame. */
export function writeFrame(stream: Writable, value: unknown): void {
  stream.write(frameOf(value));
}

/** Calls back with the value of each frame that arrives. */
export function onFrames(stream: Readable, receive: (value: unknown) => void): void {
  let pending: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    pending.push(chunk);
    size += chunk.length;
    while (size >= headerBytes) {
      const all = pending.length === 1 ? (pending[0] as Buffer) : Buffer.concat(pending);
      pending = [all];
      const end = headerBytes + all.readUInt32BE(0);
      if (size < end) return;
      pending = [all.subarray(end)];
      size -= end;
      receive(JSON.parse(all.toString('utf8', headerBytes, end)));
    }
  });
}
