/** Where a rule of a language is written down. */
interface Citation {
  /** The specification, or the documentation of the language. */
  readonly document: string;
  readonly section: string;
  readonly link?: string;
}

/** A rule of a language that a program was made by, with what says how far it holds. */
export interface AppliedRule {
  readonly id: string;
  /** What it says, in one sentence. */
  readonly summary: string;
  readonly cites: Citation;
  /** The first version of each family that it holds for; a family that is not named has always had it. */
  readonly since?: Readonly<Record<string, string>>;
  /** The first version of each family that it no longer holds for. */
  readonly until?: Readonly<Record<string, string>>;
}

/** A citation as one line. */
export function citationText({ document, section }: AppliedRule['cites']): string {
  return `${document}, ${section}`;
}
