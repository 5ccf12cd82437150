import { z } from 'zod';
import { fullTargetSchema, idSchema } from './outside-schema.js';
import { parseTarget } from './target.js';
import { compareVersions } from './version.js';

/** What people say of a finding. */
export const markWords = ['intended', 'noise', 'reported', 'fixed'] as const;

/** What somebody has decided about a bug; hunts and gates do not show it any more. */
export interface Mark {
  readonly as: (typeof markWords)[number];
  /** The finding and its duplicates: the identity of the bug is the same on every machine. */
  readonly ids: readonly string[];
  /** The target that failed: what is fixed may come back in a newer version. */
  readonly target: string;
  /** What goes wrong, for those who read the file. */
  readonly title: string;
  readonly link?: string;
}

/** What a mark must look like when it comes from a file. */
export const markSchema: z.ZodType<Mark> = z.strictObject({
  as: z.enum(markWords, { error: `must be ${markWords.slice(0, -1).join(', ')} or ${markWords.at(-1)}` }),
  ids: z.array(idSchema).min(1),
  target: fullTargetSchema,
  title: z.string(),
  link: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
    .exactOptional(),
});

/** The mark of a finding, where these targets show it; one that is fixed is marked in the versions of then only. */
export function markOf(
  { id, target, metIn = [] }: { readonly id: string; readonly target: string; readonly metIn?: readonly string[] },
  marks: readonly Mark[],
  tested: readonly string[] = [target, ...metIn],
): Mark | undefined {
  const { family } = parseTarget(target);
  const isNewer = (name: string, mark: Mark) => {
    const [now, then] = [parseTarget(name), parseTarget(mark.target)];
    return now.family === family && compareVersions(now.version ?? '', then.version ?? '') > 0;
  };
  return marks.find(
    (mark) => mark.ids.includes(id) && (mark.as !== 'fixed' || !tested.some((name) => isNewer(name, mark))),
  );
}
