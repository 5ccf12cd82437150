import type { Random } from '../../core/random.js';
import type { Notation } from '../../model/source/notation.js';
import type { Assignable } from '../../model/skeleton/assignability.js';
import type { TypedValue } from '../../model/skeleton/probe-values.js';
import type { GenerationPolicy } from './policy.js';
import { type Callable, drawArity, mentions, substituted, writeCall } from './write-call.js';

/** What calls are made of. */
export interface Supply {
  readonly values: readonly TypedValue[];
  /** Constants as they are written where their type is asked for. */
  readonly plain: ReadonlyMap<string, string>;
  readonly assignable: Assignable;
  readonly notation: Notation;
  readonly policy: GenerationPolicy;
}

/** A call with values for its arguments (`genCall` in Figure 4), or nothing if there is none for one of them. */
export function generateCall(callable: Callable, supply: Supply, random: Random): string | undefined {
  const { signature } = callable;
  const chosen = chooseTypeArguments(signature.typeParameters, supply, random);
  const count = drawArity(signature, supply.policy.omitted, random);
  const values: string[] = [];
  for (const { type } of signature.parameters.slice(0, count)) {
    const isGeneric = mentions(type.text, signature.typeParameters);
    const fitting = isGeneric
      ? valuesWritten(substituted(type.text, chosen), supply)
      : supply.values.filter((value) => supply.assignable(value.type.id, type.id)).map(({ text }) => text);
    const value = drawPlain(fitting, supply.policy, random);
    if (value === undefined) return undefined;
    values.push(isGeneric ? value : (supply.plain.get(value) ?? value));
  }
  const isInferred = !signature.constructs && count > 0 && random.chance(0.5);
  const types = isInferred ? [] : signature.typeParameters.map((name) => chosen.get(name) ?? '');
  const text = writeCall(callable, { types, values }, supply.notation);
  return text.length > supply.policy.longest ? undefined : text;
}

// A generic type as an argument becomes less likely with each level (II-C and II-E). Whether bounds allow a type is for the
// analyser to say, which knows those of recursive type parameters too.
function chooseTypeArguments(
  names: readonly string[],
  { values, notation, policy }: Supply,
  random: Random,
): ReadonlyMap<string, string> {
  const known = [...new Set(values.map(({ type }) => type.text))].filter((text) => !notation.valueless.test(text));
  const depthOf = (text: string) => text.split(notation.typeArguments.open).length - 1;
  const chosen = new Map<string, string>();
  for (const name of names) {
    let depth = 0;
    while (random.chance(policy.nested)) depth++;
    const fitting = known.filter((text) => depthOf(text) <= depth);
    chosen.set(name, notation.asArgument(random.pick(fitting.length > 0 ? fitting : notation.basicTypes)));
  }
  return chosen;
}

function valuesWritten(type: string, { values, notation }: Supply): string[] {
  const fitting = values.filter((value) => notation.asArgument(value.type.text) === type || value.type.text === type);
  return fitting.map(({ text }) => text);
}

function drawPlain(values: readonly string[], { plain }: GenerationPolicy, random: Random): string | undefined {
  if (values.length === 0) return undefined;
  const [one, other] = [random.pick(values), random.pick(values)];
  if (!random.chance(plain)) return one;
  return one.length <= other.length ? one : other;
}
