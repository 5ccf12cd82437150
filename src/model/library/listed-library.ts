/** A library that has a name of its own, so that nobody need look up its coordinates. */
export interface ListedLibrary {
  /** One word, unique in its language. */
  readonly name: string;
  /** What the name stands for, with an exact version. */
  readonly reference: string;
  /** What makes its API worth testing with, in a few words. */
  readonly about: string;
}
