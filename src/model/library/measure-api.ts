import type { ApiClass } from './api-class.js';
import type { ApiLibrary, Skipped } from './api-library.js';
import type { ApiType } from './api-type.js';
import { membersOf } from './types-of-api.js';

/** What an API consists of, as in Table 1 of the Thalia paper; `polymorphic` is what has type parameters. */
export interface ApiMeasure {
  /** Of the API graph (Section 3.2 of the paper): types and definitions, receivers and results. */
  readonly nodes: number;
  readonly edges: number;
  readonly types: number;
  readonly polymorphicTypes: number;
  readonly methods: number;
  readonly polymorphicMethods: number;
  readonly fields: number;
  readonly constructors: number;
  /** How many classes are above a class on the longest way, itself included, on average. */
  readonly meanChain: number;
  /** How long a signature is on average: parameters and result, and the receiver if there is one. */
  readonly meanSignature: number;
  /** The share of the public members that the model expresses, in per cent, of those that programs may use. */
  readonly expressed: number;
  readonly skipped: readonly SkippedFor[];
}

/** How much is left out for one reason. */
interface SkippedFor {
  readonly reason: string;
  readonly classes: number;
  readonly members: number;
  /** One of them. */
  readonly example: string;
}

/** Counts what an API consists of. */
export function measureApi(api: ApiLibrary): ApiMeasure {
  const methods = [...api.classes.flatMap((each) => each.methods), ...api.functions];
  const fields = [...api.classes.flatMap((each) => each.fields), ...api.variables];
  const constructors = api.classes.flatMap((each) => each.constructors);
  const members = methods.length + fields.length + constructors.length;
  const skippedMembers = api.skipped.filter(({ what, unusable }) => what !== 'class' && !unusable).length;
  const chains = chainLengths(api);
  return {
    ...graphSize(api),
    types: api.classes.length,
    polymorphicTypes: api.classes.filter(({ typeParameters }) => typeParameters.length > 0).length,
    methods: methods.length,
    polymorphicMethods: methods.filter(({ typeParameters }) => typeParameters.length > 0).length,
    fields: fields.length,
    constructors: constructors.length,
    meanChain: mean(api.classes.map(({ name }) => chains.get(name) ?? 1)),
    meanSignature: mean([
      ...methods.map((each) => each.parameters.length + (each.static === undefined ? 2 : 1)),
      ...constructors.map((each) => each.parameters.length + 1),
      ...fields.map((each) => (each.static === undefined ? 2 : 1)),
    ]),
    expressed: members === 0 ? 0 : (100 * members) / (members + skippedMembers),
    skipped: byReason(api.skipped),
  };
}

function byReason(skipped: readonly Skipped[]): SkippedFor[] {
  const groups = new Map<string, { classes: number; members: number; example: string }>();
  for (const { what, in: owner, name, reason } of skipped) {
    const group = groups.get(reason) ?? { classes: 0, members: 0, example: [owner, name].filter(Boolean).join('.') };
    if (what === 'class') group.classes++;
    else group.members++;
    groups.set(reason, group);
  }
  const all = [...groups].map(([reason, group]) => ({ reason, ...group }));
  return all.sort((a, b) => b.members - a.members || b.classes - a.classes || (a.reason < b.reason ? -1 : 1));
}

function chainLengths(api: ApiLibrary): ReadonlyMap<string, number> {
  const classes = new Map([...api.classes, ...api.mentioned].map((each) => [each.name, each]));
  const lengths = new Map<string, number>();
  const lengthOf = (name: string): number => {
    const known = lengths.get(name);
    if (known !== undefined) return known;
    const above = classes.get(name)?.supertypes.map((type) => lengthOf(type.name)) ?? [];
    const length = 1 + Math.max(0, ...above);
    lengths.set(name, length);
    return length;
  };
  for (const name of classes.keys()) lengthOf(name);
  return lengths;
}

function graphSize(api: ApiLibrary): { nodes: number; edges: number } {
  const types = new Set<string>();
  let definitions = 0;
  let edges = 0;
  const define = (receiver: string | undefined, result: string) => {
    definitions++;
    edges += receiver === undefined ? 1 : 2;
    if (receiver !== undefined) types.add(receiver);
    types.add(result);
  };
  const addClass = (each: ApiClass) => {
    types.add(each.name);
    for (const member of membersOf(each)) {
      const isOfObject = 'name' in member && member.static === undefined;
      define(isOfObject ? each.name : undefined, resultOf(member) ?? each.name);
    }
  };
  for (const each of [...api.classes, ...api.mentioned]) addClass(each);
  for (const each of [...api.functions, ...api.variables])
    define(each.receiver && typeText(each.receiver), resultOf(each) ?? '');
  return { nodes: types.size + definitions, edges };
}

function resultOf(member: object): string | undefined {
  if ('type' in member) return typeText(member.type as ApiType);
  return 'result' in member ? typeText(member.result as ApiType) : undefined;
}

// A generic class is one node, whatever its arguments.
function typeText(type: ApiType): string {
  return type.kind === 'class' ? type.name : JSON.stringify(type);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
