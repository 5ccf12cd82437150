/** Something that programs are compiled with. */
export type Library =
  /** A jar, or a folder of class files, on the class path. */
  | { readonly kind: 'jar'; readonly path: string }
  | MavenLibrary
  /** A package of the npm registry. */
  | { readonly kind: 'npm'; readonly name: string; readonly version: string };

/** A jar of a Maven repository, with the jars that it needs. */
export interface MavenLibrary {
  readonly kind: 'maven';
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
}

/** What a library is called. */
export function libraryName(library: Library): string {
  switch (library.kind) {
    case 'jar':
      return `the jar ${library.path}`;
    case 'maven':
      return `the Maven artifact ${library.group}:${library.artifact}:${library.version}`;
    case 'npm':
      return `the npm package ${library.name}@${library.version}`;
  }
}
