import type { Finding } from '../../core/finding.js';

/** A piece of a report: paragraphs of Markdown, or none where a finding has nothing to say about it. */
type Part = (finding: Finding) => readonly string[];

/** What stands under one heading; it is left out where all its parts are empty. */
export interface Section {
  /** Absent where the parts bring headings of their own. */
  readonly heading?: string;
  readonly parts: readonly Part[];
}

/** The form in which the people who make a compiler want to read about its bugs. */
export interface Tracker {
  /** Where they track them, to tell the person who will file the report. */
  readonly place: string;
  /** The families of toolchains whose bugs go there. */
  readonly families: readonly string[];
  readonly sections: readonly Section[];
}
