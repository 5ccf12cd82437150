import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where installed toolchains live, shared between projects: CUPEL_CACHE, or the XDG cache folder. */
export function cacheFolder(): string {
  const own = process.env.CUPEL_CACHE;
  return own ? own : join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'cupel');
}
