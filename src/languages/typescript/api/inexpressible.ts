/** Why a declaration of TypeScript is not part of an API in the model. */
export class Inexpressible extends Error {
  override readonly name = 'Inexpressible';

  constructor(
    readonly reason: string,
    readonly detail?: string,
  ) {
    super(reason);
  }
}
