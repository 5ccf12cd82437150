import { messageOf } from './errors.js';

// What a person can fix, in words; the names are those of the operating system.
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'permission is denied',
  EPERM: 'the system does not permit it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  ENOEXEC: 'it is not a program of this system',
  EEXIST: 'there is a file in its place',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/** Why a file or folder could not be used, to follow "X cannot be read:". */
export function reasonOf(error: unknown): string {
  return systemReason(error) ?? (messageOf(error).split('\n')[0] as string).trim();
}

/** Why a file or folder could not be created, to follow "X cannot be created:". */
export function makingReasonOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
    ? 'its folder does not exist or cannot be created'
    : reasonOf(error);
}

/** The reason for an error of the operating system; nothing for any other error. */
export function systemReason(error: unknown): string | undefined {
  const code = (error as { readonly code?: unknown } | null)?.code;
  return typeof code === 'string' && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}
