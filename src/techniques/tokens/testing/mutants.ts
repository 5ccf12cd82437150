import { createRandom } from '../../../core/random.js';
import { applyEdits } from '../../../model/source/apply-edits.js';
import { type Corpus, openCorpus, seedReader } from '../corpus.js';
import { mutations } from '../mutations.js';
import { type Policy, policy } from '../policy.js';
import { toySyntax } from './toy-syntax.js';

/** A corpus of toy programs, named `0.toy`, `1.toy` and so on. */
export function toyCorpus(texts: readonly string[], changes: Partial<Policy> = {}): Corpus {
  const files = texts.map((text, i) => ({ path: `${i}.toy`, text }));
  const changed = { ...policy, ...changes };
  const steps = openCorpus(seedReader(files, toySyntax, changed), changed);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Everything that one kind of mutation makes of the first of some toy programs, in many tries. */
export function mutantsOf(kind: string, texts: readonly string[], changes: Partial<Policy> = {}): Set<string> {
  const corpus = toyCorpus(texts);
  const scene = { seed: corpus.seed(0), corpus, policy: { ...policy, ...changes } };
  const found = new Set<string>();
  for (let i = 0; i < 1500; i++) {
    const proposal = mutations.get(kind)?.propose(scene, createRandom(`${kind} ${i}`));
    if (proposal) found.add(applyEdits(scene.seed.tree.text, proposal.edits));
  }
  return found;
}
