import { checksumOf } from './checksum.js';
import { looksOf } from './looks-of.js';
import { recallOrFind } from './memory.js';

/** The checksum of files as by `checksumOf`; a compiler of a hundred megabytes is read again only when it looks changed. */
export async function knownChecksum(files: readonly string[]): Promise<string> {
  const key = ['checksum', ...files, looksOf(files)] as const;
  const [checksum] = await recallOrFind(key, async () => [await checksumOf(files)]);
  return checksum as string;
}
