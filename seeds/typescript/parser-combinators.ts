// Parser combinators: generic functions over tuples and unions, recursion through lazily built values.
type Parsed<T> = { readonly ok: true; readonly value: T; readonly rest: string } | { readonly ok: false; readonly expected: string };
type Parser<T> = (input: string) => Parsed<T>;
type ValueOf<P> = P extends Parser<infer T> ? T : never;
type Values<P extends readonly Parser<unknown>[]> = { -readonly [I in keyof P]: ValueOf<P[I]> };

const literal =
  <const S extends string>(text: S): Parser<S> =>
  (input) =>
    input.startsWith(text) ? { ok: true, value: text, rest: input.slice(text.length) } : { ok: false, expected: text };

const pattern =
  (expected: string, expression: RegExp): Parser<string> =>
  (input) => {
    const match = expression.exec(input);
    return match?.index === 0 ? { ok: true, value: match[0], rest: input.slice(match[0].length) } : { ok: false, expected };
  };

function sequence<P extends readonly Parser<unknown>[]>(...parsers: P): Parser<Values<P>> {
  return (input) => {
    const values: unknown[] = [];
    let rest = input;
    for (const parser of parsers) {
      const step = parser(rest);
      if (!step.ok) return step;
      values.push(step.value);
      ({ rest } = step);
    }
    return { ok: true, value: values as Values<P>, rest };
  };
}

function choice<P extends readonly [Parser<unknown>, ...Parser<unknown>[]]>(...parsers: P): Parser<ValueOf<P[number]>> {
  return (input) => {
    let last: Parsed<unknown> = { ok: false, expected: 'anything' };
    for (const parser of parsers) {
      last = parser(input);
      if (last.ok) break;
    }
    return last as Parsed<ValueOf<P[number]>>;
  };
}

function many<T>(parser: Parser<T>, found: readonly T[] = []): Parser<readonly T[]> {
  return (input) => {
    const step = parser(input);
    return step.ok ? many(parser, [...found, step.value])(step.rest) : { ok: true, value: found, rest: input };
  };
}

const map =
  <A, B>(parser: Parser<A>, f: (a: A) => B): Parser<B> =>
  (input) => {
    const step = parser(input);
    return step.ok ? { ...step, value: f(step.value) } : step;
  };

type Expression = { op: '+' | '*'; left: Expression; right: Expression } | number;

const number: Parser<number> = map(pattern('digits', /\d+/), Number);
const group: Parser<Expression> = map(sequence(literal('('), (input) => sum(input), literal(')')), ([, inner]) => inner);
const product = binary(choice(number, group), '*');
const sum: Parser<Expression> = binary(product, '+');

function binary(operand: Parser<Expression>, op: '+' | '*'): Parser<Expression> {
  const tail = many(sequence(literal(op), operand));
  return map(sequence(operand, tail), ([first, rest]) => rest.reduce<Expression>((left, [, right]) => ({ op, left, right }), first));
}

export const result: Parsed<Expression> = sum('1+(2+3)*4');
