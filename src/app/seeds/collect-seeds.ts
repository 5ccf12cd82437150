import type { SourceFile } from '../../core/test-program.js';
import type { Language } from '../../model/language.js';
import type { SeedFile } from '../../model/source/seed.js';

/** The seeds of a user, and what was left out of what they stand in. */
export interface Seeds {
  readonly files: readonly SeedFile[];
  /** How many files are no seeds, by the reason. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** What is read of a file: its bytes, or why there are none. */
type ReadBytes = { readonly bytes: Uint8Array } | { readonly reason: string };

/** Takes what may be a seed, file by file, and counts what is none. */
export interface SeedCollector extends Seeds {
  readonly files: SourceFile[];
  readonly leave: (reason: string) => void;
  add(path: string, read: ReadBytes): void;
}

/** Larger files are tables or generated code. */
export const largestSeed = 256 * 1024;
const mostBytes = 128 * 1024 ** 2;

/** Begins to collect seeds of a language. */
export function collectSeeds({ readSeed }: Pick<Language, 'readSeed'>): SeedCollector {
  const leftOut = new Map<string, number>();
  const files: SourceFile[] = [];
  let bytes = 0;
  const leave = (reason: string): void => void leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  return {
    files,
    leftOut,
    leave,
    add(path, read) {
      const decoded = 'reason' in read ? read : decode(read.bytes);
      if ('reason' in decoded) return leave(decoded.reason);
      const seed = readSeed?.(decoded.text) ?? { kind: 'seed', text: decoded.text };
      if (seed.kind === 'leftOut') return leave(seed.reason);
      if (bytes + seed.text.length > mostBytes) return leave(`beyond ${mostBytes / 1024 ** 2} megabytes in all`);
      bytes += seed.text.length;
      files.push({ path, text: seed.text });
    },
  };
}

function decode(bytes: Uint8Array): { readonly text: string } | { readonly reason: string } {
  if (bytes.length > largestSeed) return { reason: `larger than ${largestSeed / 1024} kilobytes` };
  if (bytes.includes(0)) return { reason: 'binary' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { reason: 'not UTF-8' };
  }
}
