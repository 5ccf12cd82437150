/** Why something of a library is not part of its API in the model. */
export class Unexpressed extends Error {
  override readonly name = 'Unexpressed';

  /** The reason is one of a few; what it is about is the detail. */
  constructor(
    readonly reason: string,
    readonly detail?: string,
  ) {
    super(reason);
  }
}
