import type { TypedValue } from '../../model/skeleton/probe-values.js';
import type { Notation } from '../../model/source/notation.js';
import type { Place } from '../../model/source/scope.js';
import type { TypedFile, TypedView } from '../../model/source/typed-view.js';

/** A program whose holes are filled. */
export interface Skeleton {
  readonly view: TypedView;
  readonly file: TypedFile;
  readonly notation: Notation;
  /** What the generation phase has made, with the types that they have in this view. */
  readonly expressions: readonly TypedValue[];
  /** Types by their texts that no expression shows. */
  readonly basics: ReadonlyMap<string, number>;
  /** Where members of types are asked for. */
  readonly place: Place;
}
