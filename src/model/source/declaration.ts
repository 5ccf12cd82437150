/** A range of a file, in UTF-16 units. */
export interface FileRange {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** A place where a name is written. */
export interface NamePlace extends FileRange {
  /** The name is introduced here, and not used. */
  readonly declares: boolean;
  /** What must be written before another name, and after it, where the name has two meanings: `x` in `{ x }`. */
  readonly before?: string;
  readonly after?: string;
}

/** Something that a program gives a name. */
export interface Declaration {
  readonly name: string;
  /** The kind of the node, as the analyser calls it. */
  readonly kind: string;
  /** All that can be removed together if nothing uses it: several parts where overloads or interfaces are merged. */
  readonly parts: readonly FileRange[];
  readonly places: readonly NamePlace[];
  /** Whether changing the name at all these places changes nothing else. */
  readonly renamable: boolean;
}

/** Whether nothing uses what is declared, as far as the text shows. */
export function isUnused({ places }: Declaration): boolean {
  return places.every(({ declares }) => declares);
}
