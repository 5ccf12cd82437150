/** A text that can stand in the place of another, so that an error there goes and the rest keeps its meaning. */
export interface Substitute {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}
