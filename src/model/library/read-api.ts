import { z } from 'zod';
import { UserError } from '../../core/errors.js';
import type { ApiLibrary } from './api-library.js';
import { apiSchema } from './api-schema.js';
import { requireSoundApi } from './require-sound-api.js';

// Types of real libraries are nested six or seven times, and each takes two levels of the text.
const deepest = 100;

/** Reads an API that was stored as JSON; where the text comes from is part of what goes wrong. */
export function readApi(text: string, from: string): ApiLibrary {
  const data = parsed(text, from);
  if (depthOf(data) > deepest) throw new UserError(`${from} is nested too deeply for an API`);
  const version = z.object({ kind: z.literal('api'), version: z.int().gt(1) }).safeParse(data);
  if (version.success)
    throw new UserError(`${from} has version ${version.data.version} of the form of APIs, of which this cupel reads 1`);
  const result = apiSchema.safeParse(data);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new UserError(`${from} is not an API: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}`);
  }
  requireSoundApi(result.data);
  return result.data;
}

function parsed(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${from} is not JSON`);
  }
}

function depthOf(data: unknown): number {
  let level: unknown[] = [data];
  for (let depth = 0; ; depth++) {
    const next: unknown[] = [];
    for (const each of level)
      if (typeof each === 'object' && each !== null) for (const part of Object.values(each)) next.push(part);
    if (next.length === 0 || depth > deepest) return depth;
    level = next;
  }
}
