import { z } from 'zod';

/** Nothing can be asked of the technique. */
export const settings = z.object({});
