import { countTokens } from '../../../model/source/lex.js';
import type { TypedReduction } from '../../../model/source/typed-reduction.js';
import type { Candidate, Pass } from '../../../model/reduction.js';
import { attachedDriver, withText } from '../candidate.js';
import { cutText } from '../text/text-cut.js';
import { inlinable } from '../typed/inline.js';
import { instantiations } from '../typed/instantiate.js';
import type { Viewer } from '../typed/open-viewer.js';
import { unusedParameters } from '../typed/parameters.js';
import { replaceableTypes } from '../typed/replace-types.js';
import type { FindTypedCuts, TypedCut } from '../typed/typed-cut.js';
import { unusedDeclarations } from '../typed/unused.js';
import { simplerValues } from '../typed/values.js';

/** The passes that know types: they cut much with few questions, and so come before those on text. */
export function typedPasses(viewer: Viewer, reduction: TypedReduction): Pass[] {
  return [
    typedPass('unused', viewer, unusedDeclarations),
    joinPass(reduction),
    typedPass('typed-values', viewer, (view) => simplerValues(view, reduction)),
    typedPass('unused-parameters', viewer, unusedParameters),
    ...unfoldingPasses(viewer, reduction),
  ] as Pass[];
}

/** Those of them that make texts shorter that can lose no more of their parts. */
export function unfoldingPasses(viewer: Viewer, reduction: TypedReduction): Pass[] {
  return [
    typedPass('inline', viewer, inlinable),
    typedPass('replace-types', viewer, (view) => replaceableTypes(view, reduction)),
    typedPass('instantiate', viewer, (view) => instantiations(view, reduction)),
  ] as Pass[];
}

function typedPass(id: string, viewer: Viewer, find: FindTypedCuts): Pass<TypedCut> {
  return {
    id,
    keeps: 'nothing',
    async cuts(candidate) {
      const view = await viewer.viewOf(candidate);
      return view ? find(view) : [];
    },
    apply(candidate, cuts) {
      const cut = cutText(candidate, cuts.flat());
      // What is written out twice may be longer than before.
      return cut && sizeOf(cut) < sizeOf(candidate) ? cut : undefined;
    },
  };
}

/** All files as one; a driver that stands apart keeps its file. */
function joinPass({ join }: TypedReduction): Pass<'join'> {
  return {
    id: 'one-file',
    keeps: 'nothing',
    exclusive: true,
    cuts: ({ files }) => (files.length > 1 ? ['join'] : []),
    apply: (candidate) =>
      attachedDriver(candidate) ? undefined : withText(candidate, [join(candidate.files)], candidate.driver),
  };
}

function sizeOf({ files }: Candidate): number {
  return files.reduce((sum, { text }) => sum + countTokens(text), 0);
}
