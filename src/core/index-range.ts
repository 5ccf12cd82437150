/** Programs of a campaign that follow one another, by their indexes; the end is not one of them. */
export interface IndexRange {
  readonly start: number;
  readonly end: number;
}
