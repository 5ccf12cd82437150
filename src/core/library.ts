/** Something that programs are compiled with. */
export type Library =
  /** A jar, or a folder of class files, on the class path. */
  | { readonly kind: 'jar'; readonly path: string }
  /** A package of the npm registry. */
  | { readonly kind: 'npm'; readonly name: string; readonly version: string };
