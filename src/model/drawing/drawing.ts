/** A graph as it is drawn: boxes in columns, and arrows between them. */
export interface Drawing {
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
}

/** A box. */
export interface DrawnNode {
  readonly label: string;
  /** The colour within. */
  readonly fill: string;
  readonly double?: boolean;
  /** From left to right; a text format leaves that to its reader. */
  readonly column: number;
}

/** An arrow from one box to another, by their places in the list. */
export interface DrawnEdge {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly style: 'solid' | 'dashed' | 'dotted';
}

/** The colours of boxes: what is declared, its type parameters, and types. */
export const fills = { declaration: '#f8d7da', parameter: '#e2e3e5', type: '#cfe2ff' } as const;
