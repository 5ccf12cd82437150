import { z } from 'zod';

/** Tracing has nothing to set. */
export const settings = z.object({});
