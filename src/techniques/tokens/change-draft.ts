import type { Random } from '../../core/random.js';
import type { Draft } from '../../core/test-program.js';
import type { Syntax } from '../../model/source/syntax.js';
import type { Corpus } from './corpus.js';
import { mutateSeed } from './mutate.js';
import type { Policy } from './policy.js';
import { readSeed } from './seed.js';

// No seed of the corpus has this number: pieces of all of them are from elsewhere.
const outside = -1;

/** The program of another technique with mutations in one of its files; what is not in the grammar stays as it is. */
export function changeDraft(
  draft: Draft,
  { corpus, policy, syntax }: { readonly corpus: Corpus; readonly policy: Policy; readonly syntax: Syntax },
  random: Random,
): Draft {
  const file = random.pick(draft.files);
  const seed = readSeed(file, outside, syntax);
  if (seed.tree.isFaulty) return draft;
  const { text, steps } = mutateSeed(seed, { corpus, policy }, random);
  return {
    files: draft.files.map((each) => (each === file ? { ...each, text } : each)),
    ...(draft.libraries && { libraries: draft.libraries }),
    ...(draft.material !== undefined && { material: draft.material }),
    expectation: { kind: 'agree' },
    trace: [...draft.trace, ...steps],
    parent: draft,
  };
}
