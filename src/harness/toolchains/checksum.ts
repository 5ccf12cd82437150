import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** One SHA-256 over the contents of files, in the order given. */
export async function checksumOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    await pipeline(createReadStream(path), async (chunks) => {
      for await (const chunk of chunks) hash.update(chunk as Buffer);
    });
  }
  return `sha256:${hash.digest('hex')}`;
}
