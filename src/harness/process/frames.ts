import type { Readable, Writable } from 'node:stream';

// A frame is a length in four bytes, big end first, and that many bytes of JSON in UTF-8.
const headerBytes = 4;

// Nothing that we send is near this: what says so is text that was printed where frames belong.
const longestBody = 512 * 1024 ** 2;

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

/** Calls back with the value of each frame that arrives; after something that is no frame, once with the error. */
export function onFrames(
  stream: Readable,
  receive: (value: unknown) => void,
  broken: (error: Error) => void = (error) => stream.destroy(error),
): void {
  let pending: Buffer[] = [];
  let size = 0;
  let wanted = headerBytes;
  const read = (chunk: Buffer) => {
    pending.push(chunk);
    size += chunk.length;
    // Joined only when there is something to read: a long frame arrives in many chunks.
    while (size >= wanted) {
      const all = pending.length === 1 ? (pending[0] as Buffer) : Buffer.concat(pending);
      pending = [all];
      wanted = headerBytes + bodyBytes(all);
      if (size < wanted) return;
      const body = all.toString('utf8', headerBytes, wanted);
      pending = [all.subarray(wanted)];
      size -= wanted;
      wanted = headerBytes;
      receive(valueOf(body));
    }
  };
  const onData = (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      if (!(error instanceof BrokenFrame)) throw error;
      stream.off('data', onData);
      stream.resume();
      broken(error);
    }
  };
  stream.on('data', onData);
}

class BrokenFrame extends Error {
  override readonly name = 'BrokenFrame';
}

function bodyBytes(frame: Buffer): number {
  const length = frame.readUInt32BE(0);
  if (length > longestBody) throw new BrokenFrame(`a frame cannot begin with ${frame.toString('latin1', 0, 40)}`);
  return length;
}

function valueOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new BrokenFrame(`a frame cannot hold ${body.slice(0, 40)}`);
  }
}
