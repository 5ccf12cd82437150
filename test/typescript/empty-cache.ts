import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file a cache of its own, which is empty at first; tells where it is. */
export function useEmptyCache(): () => string {
  let cache = '';
  beforeEach(async () => {
    cache = await mkdtemp(join(tmpdir(), 'test-of-cupel-'));
    vi.stubEnv('CUPEL_CACHE', cache);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(cache, { recursive: true, force: true });
  });
  return () => cache;
}
