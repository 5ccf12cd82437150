import { z } from 'zod';

const index = z.int().nonnegative();

/** What the stored decisions of a campaign about frequent bugs look like. */
export const avoidanceSchema = z.object({
  /** It was made by what is judged of all programs below this index. */
  at: index,
  /** It holds for programs from this index on. */
  from: index,
  /** The id of the bug, and the share of programs that showed it. */
  bug: z.string(),
  share: z.number(),
  /** Programs go without some of these features, to find the one that the bug needs. */
  varies: z.array(z.string()).optional(),
  /** The feature that the bug needs: most programs go without it. */
  avoids: z.string().optional(),
});

/**
 * What a campaign decided about a bug that many of its programs show. It ends the search for the feature that an earlier bug
 * needs; without features it ends the search for its own, which was not found.
 */
export type Avoidance = z.output<typeof avoidanceSchema>;
