import type { Place } from '../../../model/expression-language/dialect.js';
import { printExpression } from '../../../model/expression-language/expressions.js';
import { className, printType } from '../../../model/expression-language/types.js';
import { braces, type Doc } from '../../../model/print/doc.js';
import { levels, type Printed, within } from '../../../model/print/precedence.js';
import type { Expression, MatchExpression, Pattern, SmartCastExpression } from '../../../model/program/expression.js';
import type { Type } from '../../../model/types/type.js';

/** A smart cast as a match with one typed pattern. */
export function printSmartCast(place: Place, cast: SmartCastExpression, wanted: Type | undefined): Printed {
  const { variable, to, binding, then, otherwise } = cast;
  return printCases(variable.name, [
    [typedPattern(place, binding, to), printBranch(place, then, wanted)],
    ['_', printBranch(place, otherwise, wanted)],
  ]);
}

/** A match. */
export function printMatch(place: Place, match: MatchExpression, wanted: Type | undefined): Printed {
  const cases = match.cases.map(
    ({ pattern, value }) => [printPattern(place, pattern), printBranch(place, value, wanted)] as const,
  );
  const last = match.otherwise ? [['_', printBranch(place, match.otherwise, wanted)] as const] : [];
  return printCases(match.subject.name, [...cases, ...last]);
}

function printCases(subject: string, cases: readonly (readonly [pattern: Doc, value: Doc])[]): Printed {
  const lines = cases.map(([pattern, value]) => ['case ', pattern, ' => ', value]);
  return { doc: [`${subject} match `, braces(lines)], level: levels.conditional };
}

function printBranch(place: Place, value: Expression, wanted: Type | undefined): Doc {
  return within(printExpression(place, value, wanted), levels.conditional);
}

function printPattern(place: Place, pattern: Pattern): Doc {
  switch (pattern.kind) {
    case 'value':
      return typeof pattern.value.value === 'number' && isSmall(pattern.value.type)
        ? String(pattern.value.value)
        : printExpression(place, pattern.value).doc;
    case 'type':
      return typedPattern(place, pattern.binding, pattern.type);
    case 'record': {
      const bindings = pattern.components.map(({ binding }) => binding);
      return `${className(place.index, pattern.type.name)}(${bindings.join(', ')})`;
    }
  }
}

// A pattern holds no calls: a literal of an int is one of a short where a short is matched.
function isSmall(type: Type): boolean {
  return type.kind === 'class' && (type.name === 'Short' || type.name === 'Byte');
}

function typedPattern(place: Place, binding: string, type: Type): string {
  return `${binding}: ${printType(place, type)}`;
}
