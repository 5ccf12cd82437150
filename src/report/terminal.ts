import colors from 'picocolors';

/** The colours of a terminal, or their absence. */
export type Palette = ReturnType<typeof colors.createColors>;

/** What a text is written for. */
export interface Terminal {
  readonly width: number;
  readonly palette: Palette;
}

/** A terminal without colours, for files and pipes. */
export const plainTerminal: Terminal = { width: 120, palette: colors.createColors(false) };
