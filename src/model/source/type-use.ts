/** A type as an analyser found it at one place. Equal types of a view have equal ids. */
export interface TypeUse {
  readonly id: number;
  /** For people; where `writable` says so, also what can be written at that place. */
  readonly text: string;
  readonly writable: boolean;
}
