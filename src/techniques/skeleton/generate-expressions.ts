import type { Random } from '../../core/random.js';
import { shuffled } from '../../model/skeleton/shuffled.js';
import { assignability } from '../../model/skeleton/assignability.js';
import { type Probed, probeValues, type TypedValue } from '../../model/skeleton/probe-values.js';
import type { Analyzer } from '../../model/source/analyzer.js';
import type { Notation } from '../../model/source/notation.js';
import type { Visible } from '../../model/source/scope.js';
import { generateCall } from './generate-call.js';
import type { GenerationPolicy } from './policy.js';
import { type Callable, writeField } from './write-call.js';

/** The program that expressions are made of. */
export interface GenerationSeed {
  readonly analyzer: Analyzer;
  readonly path: string;
  readonly text: string;
  readonly notation: Notation;
  /** Calls of libraries that may be right; the analyser decides. */
  readonly library: (values: readonly TypedValue[], random: Random) => readonly string[];
}

/**
 * The generation phase (Figure 4 of the paper): calls of all callables of a seed, of the members of instances of its classes, and
 * of libraries. Each level makes its arguments of what the levels before have made, so an abstract type is implemented by what
 * there is of it; the analyser leaves out what is wrong.
 */
export async function generateExpressions(
  seed: GenerationSeed,
  policy: GenerationPolicy,
  random: Random,
): Promise<TypedValue[] | undefined> {
  const { analyzer, notation } = seed;
  const basics = notation.basicTypes.flatMap((type) => [...notation.literals(type, true)]);
  const plain = new Map(
    notation.basicTypes.flatMap((type) => {
      const short = notation.literals(type, false);
      return notation.literals(type, true).map((each, i) => [each, short[i] ?? each] as const);
    }),
  );
  let probed = await probeValues(analyzer, seed, basics);
  if (!probed) return undefined;
  const own = new Set<string>();
  for (let level = 0; level < policy.levels; level++) {
    const made = await callsOf({ seed, plain, policy }, probed, random.fork(`level ${level}`));
    const known = new Set(probed.values.map(({ text }) => text));
    const fresh = [...new Set(made)].filter((text) => !known.has(text));
    const old = probed.values.map(({ text }) => text);
    const room = Math.max(0, policy.values * (level + 1) - (old.length - basics.length));
    const next = await probeValues(analyzer, seed, [
      ...old,
      ...shuffled(fresh, random.fork(`kept ${level}`)).slice(0, room),
    ]);
    if (!next) break;
    for (const { text } of next.values) if (!known.has(text)) own.add(text);
    probed = next;
  }
  return probed.values.filter(({ text, type }) => own.has(text) && !notation.valueless.test(type.text));
}

interface Generation {
  readonly seed: GenerationSeed;
  readonly plain: ReadonlyMap<string, string>;
  readonly policy: GenerationPolicy;
}

async function callsOf({ seed, plain, policy }: Generation, probed: Probed, random: Random): Promise<string[]> {
  const { notation, library } = seed;
  const { view, values, place } = probed;
  const [scope] = await view.scopesAt([place]);
  const names = (scope?.names ?? []).filter(({ name }) => !/^(cupel|Cupel|p\d+$|this$)/.test(name));
  const found: string[] = [];
  const callables: Callable[] = [];
  for (const each of names) {
    if (each.kind !== 'class' && each.type && each.assigned !== false) found.push(each.name);
    for (const signature of each.signatures) callables.push({ name: each.name, signature });
    if (each.kind !== 'class' || !each.type) continue;
    const members = (await view.membersOf(each.type.id, place)).filter((member) => member.static);
    addMembers(each.name, members, { found, callables, notation });
  }
  // What the seed declares itself comes first, then what others say of it.
  const declared = new Set(names.map(({ name }) => name));
  const isOwn = ({ type: { text } }: TypedValue) => [...declared].some((name) => text.includes(name));
  const receivers = distinctTypes(
    [...values.filter(isOwn), ...shuffled(values, random.fork('receivers'))].filter(
      ({ type }) => !notation.missing.test(type.text),
    ),
  );
  for (const receiver of receivers.slice(0, policy.types)) {
    const members = (await view.membersOf(receiver.type.id, place)).filter((member) => !member.static);
    addMembers(
      plain.get(receiver.text) ?? receiver.text,
      shuffled(members, random.fork(receiver.text)).slice(0, policy.members * 2),
      {
        found,
        callables,
        notation,
      },
    );
  }
  const parameters = callables.flatMap(({ signature }) => signature.parameters.map(({ type }) => type.id));
  const assignable = await assignability(
    view,
    values.flatMap(({ type }) => parameters.map((to) => [type.id, to] as const)),
  );
  const supply = { values, plain, assignable, notation, policy };
  for (const [i, callable] of callables.entries()) {
    for (let n = 0; n < policy.calls; n++) {
      const call = generateCall(callable, supply, random.fork(`call ${i} ${n}`));
      if (call !== undefined) found.push(call);
    }
  }
  return [...found, ...library(values, random.fork('library'))];
}

interface Collected {
  readonly found: string[];
  readonly callables: Callable[];
  readonly notation: Notation;
}

function addMembers(receiver: string, members: readonly Visible[], { found, callables, notation }: Collected): void {
  for (const { name, kind, signatures } of members) {
    if (notation.outside.test(name)) continue;
    if (kind === 'field') found.push(writeField(receiver, name));
    for (const signature of signatures) callables.push({ name, receiver, signature });
  }
}

function distinctTypes(values: readonly TypedValue[]): TypedValue[] {
  const seen = new Set<number>();
  return values.filter(({ type }) => !seen.has(type.id) && seen.add(type.id));
}
