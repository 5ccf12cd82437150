/** What makes the body of a program run by itself and print what it computes. */
export type Driver = AttachedDriver | AbsorbedDriver;

/** A driver that is separate from the body. */
export interface AttachedDriver {
  readonly kind: 'attached';
  /** The position of its text in the body. */
  readonly at: { readonly file: string; readonly offset: number };
  readonly parts: readonly DriverPart[];
  readonly limits: readonly DriverLimit[];
  /** What it was made from, in the form of its language, which makes simpler drivers from it. */
  readonly data: unknown;
}

/** A driver that reduction has made a part of the body, where it is cut like the rest. */
interface AbsorbedDriver {
  readonly kind: 'absorbed';
  /** It stands in the body word by word, as cupel 0.1.0 stored it; nobody noted where. */
  readonly whole?: true;
  readonly limits: readonly DriverLimit[];
}

/** A text of the program's own, or one that many programs share word by word. */
type DriverPart = string | { readonly shared: string };

/** The line that a driver prints last, in place of a result, when the program exceeded a limit of the machine. */
export interface DriverLimit {
  readonly line: string;
  readonly limit: string;
}

/**
 * The limit of the machine that a program with a driver reports to have exceeded. The line is compared with those that the
 * driver was made with, and only where there is a driver: another program may print such a line itself.
 */
export function limitMet(driver: Driver | undefined, stdout: string): string | undefined {
  if (!driver) return undefined;
  const last = stdout.trimEnd().split('\n').at(-1)?.trimEnd();
  return driver.limits.find(({ line }) => line === last)?.limit;
}
