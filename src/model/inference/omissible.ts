import type { Random } from '../../core/random.js';
import type { Analysis, Site } from './analysis.js';
import { preservesType, type TypeGraph } from './type-graph.js';

/** Finds types of a program that can be left out together. */
export interface Omissions {
  /** The sites whose types can be left out each by itself (Algorithm 2 of the Hephaestus paper, line 5). */
  readonly candidates: readonly Site[];
  /**
   * A set of sites whose types can be left out together, and to which no other can be added (Definition 3.6; lines 6 to
   * 10 of Algorithm 2). Leaving out more never makes anything known again, so a site that was refused once stays refused:
   * one pass over the sites is enough, where the paper tries all subsets. Those on which the fewest depend come first, so
   * that a variable gives way to all that is inferred from its type, and among equals to type arguments.
   */
  maximal(): Site[];
  /** Another such set: some of the sites, in another order, so that other combinations of types are left out. */
  random(random: Random): Site[];
}

/** Makes ready to leave out types of a program. */
export function findOmissions(analysis: Analysis): Omissions {
  const grow = growing(analysis);
  const candidates = analysis.sites.filter((site) => grow([site]).length > 0);
  return {
    candidates,
    maximal() {
      const needed = dependents(analysis, candidates);
      const rank = (site: Site) => (needed.get(site) ?? 0) + (site.kind === 'typeArguments' ? 0 : 0.5);
      return grow([...candidates].sort((a, b) => rank(a) - rank(b)));
    },
    random(random) {
      const share = random.int(2, 9) / 10;
      const some = candidates.filter(() => random.chance(share));
      for (let i = some.length - 1; i > 0; i--) {
        const j = random.int(0, i);
        [some[i], some[j]] = [some[j] as Site, some[i] as Site];
      }
      return grow(some);
    },
  };
}

/** Of the sites with these ids those whose types can still be left out together, where a program was changed. */
export function omissibleAmong(analysis: Analysis, ids: ReadonlySet<number>): Site[] {
  return growing(analysis)(analysis.sites.filter(({ id }) => ids.has(id)));
}

// Sites that can be left out together with those before them.
function growing(analysis: Analysis): (ordered: readonly Site[]) => Site[] {
  const regions = regionsOf(analysis.graph);
  return (ordered) => {
    const omission = new Omission(analysis, regions);
    return ordered.filter((site) => omission.add(site));
  };
}

// How many nodes infer something from what each site declares.
function dependents({ graph }: Analysis, sites: readonly Site[]): Map<Site, number> {
  const counts = new Array<number>(graph.nodes.length).fill(0);
  for (const { edges } of graph.nodes)
    for (const { kind, to } of edges) if (kind === 'inferred') counts[to] = (counts[to] ?? 0) + 1;
  const sum = (nodes: readonly number[]) => nodes.reduce((total, node) => total + (counts[node] ?? 0), 0);
  return new Map(sites.map((site) => [site, sum(site.nodes) + sum(site.parts)]));
}

// The region of the graph that each node belongs to; regions that meet in nothing but types say nothing about each other.
function regionsOf({ nodes }: TypeGraph): number[] {
  const above = nodes.map((_, i) => i);
  const root = (node: number): number => {
    let at = node;
    while (above[at] !== at) {
      above[at] = above[above[at] as number] as number;
      at = above[at] as number;
    }
    return at;
  };
  nodes.forEach(({ edges }, from) => {
    for (const { to } of edges) {
      const isPlainType = nodes[to]?.kind === 'type' && nodes[to].edges.length === 0;
      if (!isPlainType) above[root(from)] = root(to);
    }
  });
  return nodes.map((_, i) => root(i));
}

/** Types that are left out together. */
class Omission {
  private readonly erased = new Set<number>();
  private readonly sitesOf = new Map<number, Site[]>();
  private readonly names = new Set<string>();

  constructor(
    private readonly analysis: Analysis,
    private readonly regionOf: readonly number[],
  ) {}

  /** Leaves out one more, if all keep their types. */
  add(site: Site): boolean {
    if (site.name !== undefined && this.leadsBack(site.name)) return false;
    for (const node of site.nodes) this.erased.add(node);
    for (const node of site.parts) this.erased.add(node);
    const around = this.around(site);
    const keep = this.isPreserved(site) && around.every((sites) => sites.every((each) => this.isPreserved(each)));
    if (keep) {
      for (const sites of around) sites.push(site);
      if (site.name !== undefined) this.names.add(site.name);
    } else {
      for (const node of site.nodes) this.erased.delete(node);
      for (const node of site.parts) this.erased.delete(node);
    }
    return keep;
  }

  // The sites in the same regions of the graph.
  private around({ nodes, parts }: Site): Site[][] {
    const found = new Set<number>();
    for (const node of nodes) found.add(this.regionOf[node] as number);
    for (const node of parts) found.add(this.regionOf[node] as number);
    return [...found].map((region) => {
      const known = this.sitesOf.get(region) ?? [];
      this.sitesOf.set(region, known);
      return known;
    });
  }

  private isPreserved({ nodes }: Site): boolean {
    return nodes.every((node) => preservesType(this.analysis.graph, node, this.erased));
  }

  // A method whose result is not written may not need itself to find it out, nor may another one between them.
  private leadsBack(name: string): boolean {
    const seen = new Set<string>();
    const rest = [...(this.analysis.uses.get(name) ?? [])];
    for (let at = rest.pop(); at !== undefined; at = rest.pop()) {
      if (at === name) return true;
      if (seen.has(at) || !this.names.has(at)) continue;
      seen.add(at);
      rest.push(...(this.analysis.uses.get(at) ?? []));
    }
    return false;
  }
}
