import { countTokens } from '../../../model/source/lex.js';
import type { TypedReduction } from '../../../model/source/typed-reduction.js';
import type { TypedExpression, TypedFile, TypedView } from '../../../model/source/typed-view.js';
import { cutOf, type TypedCut } from './typed-cut.js';

// Parts of one expression that are tried in its place.
const mostParts = 3;

/** Other values of the same type, or of one that can stand there, in the place of each expression. */
export async function simplerValues(view: TypedView, { valueOf }: TypedReduction): Promise<TypedCut[]> {
  const places = view.files.flatMap((file) =>
    file.expressions
      .filter(isReplaceable)
      .map((expression) => ({ file, expression, parts: partsOf(file, expression) })),
  );
  const pairs = places.flatMap(({ expression, parts }) =>
    parts.map((part) => [idOf(part), wantedBy(expression)] as const),
  );
  const fits = await fitting(view, pairs);
  return places.flatMap(({ file, expression, parts }) => {
    const old = file.text.slice(expression.start, expression.end);
    const fitted = parts.filter((part) => fits.has(keyOf(idOf(part), wantedBy(expression))));
    const texts = fitted
      .slice(-mostParts)
      .reverse()
      .map(({ start, end }) => file.text.slice(start, end));
    const value = valueOf((expression.expected ?? expression.type)?.text ?? '');
    const all = value === undefined ? texts : [value, ...texts];
    const size = countTokens(old);
    return all
      .filter((text) => countTokens(text) < size)
      .map((text) => [cutOf(view, { path: file.path, ...expression }, text)]);
  });
}

function isReplaceable({ use, constant, type }: TypedExpression): boolean {
  return use === 'value' && !constant && type !== undefined;
}

// The longest first: they stand in the order of the text, outer ones before inner ones.
function partsOf({ expressions }: TypedFile, whole: TypedExpression): TypedExpression[] {
  const inner = expressions.filter(
    (each) =>
      isReplaceable(each) &&
      whole.start <= each.start &&
      each.end <= whole.end &&
      each.end - each.start < whole.end - whole.start,
  );
  return inner.sort((a, b) => b.end - b.start - (a.end - a.start));
}

function idOf({ type }: TypedExpression): number {
  return type?.id ?? -1;
}

function wantedBy({ type, expected }: TypedExpression): number {
  return (expected ?? type)?.id ?? -1;
}

async function fitting(view: TypedView, pairs: readonly (readonly [number, number])[]): Promise<ReadonlySet<string>> {
  const different = new Map(pairs.map(([from, to]) => [keyOf(from, to), [from, to] as const]));
  const asked = [...different.values()].filter(([from, to]) => from !== to);
  const answers = asked.length > 0 ? await view.areAssignable(asked) : [];
  const yes = asked.filter((_, i) => answers[i]).map(([from, to]) => keyOf(from, to));
  const same = [...different.values()].filter(([from, to]) => from === to).map(([from, to]) => keyOf(from, to));
  return new Set([...yes, ...same]);
}

function keyOf(from: number, to: number): string {
  return `${from} ${to}`;
}
