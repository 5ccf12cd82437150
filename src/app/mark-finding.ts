import { UserError } from '../core/errors.js';
import { type Mark, markSchema } from '../core/mark.js';
import { newestTarget } from '../core/newest-target.js';
import { parseTarget } from '../core/target.js';
import { ownBuildOf } from '../core/version.js';
import { findingTitle } from '../report/finding-title.js';
import type { Store } from '../store/store.js';
import { readMarks, writeMarks } from './marks.js';
import { configure } from './read-settings.js';
import type { Settings } from './settings.js';
import { withStoreToRead } from './with-store.js';
import { type Work, watched } from './work.js';

/** What is to be said of a finding; `open` takes back what was said. */
export interface Marking {
  readonly as: Mark['as'] | 'open';
  readonly link?: string | undefined;
}

/** What was written, and where. */
export interface Marked {
  readonly id: string;
  readonly file: string;
  readonly mark?: Mark;
}

/** Marks a finding, with all its duplicates, in a file that hunts and gates read; the file is made to be committed. */
export async function markFinding(
  id: string,
  { as, link }: Marking,
  settings: Settings = {},
  work: Work = {},
): Promise<Marked> {
  const { store: folder, marks: file } = configure(settings);
  const known = await readMarks(file);
  return withStoreToRead(folder, watched(work).listen, async (store) => {
    const { finding, ids } = await bugOf(store, id);
    // What others have added to the identity of the bug stays with it.
    const before = known.filter((mark) => mark.ids.some((each) => ids.includes(each)));
    const rest = known.filter((mark) => !before.includes(mark));
    if (as === 'open') {
      if (before.length === 0) throw new UserError(`finding ${finding.id} is not marked in ${file}`);
      await writeMarks(file, rest);
      return { id: finding.id, file };
    }
    if (as === 'fixed' && ownBuildOf(parseTarget(finding.target).version ?? ''))
      throw new UserError(
        'the next build of yours has the same name: mark it as reported, and as open once it is fixed',
      );
    const all = [...new Set([finding.id, ...ids, ...before.flatMap((mark) => mark.ids)])];
    const mark = { as, ids: all, target: newestTarget(finding), title: findingTitle(finding), ...(link && { link }) };
    const checked = markSchema.safeParse(mark);
    if (!checked.success) throw new UserError(`--link ${checked.error.issues[0]?.message ?? ''}`);
    await writeMarks(file, [...rest, checked.data]);
    return { id: finding.id, file, mark: checked.data };
  });
}

// A duplicate is marked by the finding that stands for its bug.
async function bugOf(store: Store, id: string) {
  const named = (await store.finding(id)).finding;
  const all = (await store.findings({ language: named.language })).map(({ finding }) => finding);
  const head = named.duplicateOf ?? named.id;
  const finding = all.find((each) => each.id === head) ?? named;
  const ids = all.filter((each) => each.id === finding.id || each.duplicateOf === finding.id).map((each) => each.id);
  return { finding, ids };
}
