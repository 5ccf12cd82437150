/** Something the user did or can fix: shown as one line that says what to do, exit code 2. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** The message of anything thrown, for places that turn a failure into data. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
