import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addCommand } from '../../core/add-command.js';
import { UserError } from '../../core/errors.js';
import { systemReason } from '../../core/system-error.js';
import type { InstalledToolchain, ToolchainFamily } from '../../core/toolchain.js';
import { checksumOf } from './checksum.js';
import { filesIn, stampName } from './installation.js';
import { looksOf, missing } from './looks-of.js';

// By the stamp: reading a compiler of a hundred megabytes takes longer than starting it.
const known = new Set<string>();

/** Makes sure that a compiler in the cache is the one that was installed: its files have the checksum of the manifest. */
export async function requireIntact(family: ToolchainFamily, installed: InstalledToolchain): Promise<void> {
  const { location, checksum, source } = installed;
  const files = source === 'own build' ? await filesIn(location) : source === 'installed' && family.files?.(installed);
  if (!files) return;
  const looks = `${checksum} ${looksOf(files)}`;
  const key = `${location} ${looks}`;
  if (known.has(key) || (await readStamp(location)) === looks) return void known.add(key);
  if (!looks.includes(missing) && (await checksumOf(files)) === checksum) {
    known.add(key);
    return writeStamp(location, looks);
  }
  const name = `${family.name}@${installed.version}`;
  throw new UserError(
    `${name} is not as it was installed: its checksum differs; run \`cupel toolchains remove ${name}\`, then \`${addCommand(family.name, installed.version)}\``,
  );
}

function readStamp(location: string): Promise<string | undefined> {
  return readFile(join(location, stampName), 'utf8').catch(() => undefined);
}

// In a cache that cannot be written the files are read once in each process.
async function writeStamp(location: string, looks: string): Promise<void> {
  await writeFile(join(location, stampName), looks).catch((error: unknown) => {
    if (systemReason(error) === undefined) throw error;
  });
}
