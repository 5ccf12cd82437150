import type { MatchExpression, Pattern, SmartCastExpression } from '../../../model/program/expression.js';
import { braces, type Doc, join } from '../../../model/program/print/doc.js';
import { levels, type Printed } from '../../../model/program/print/precedence.js';
import type { Type } from '../../../model/types/type.js';
import type { Place } from '../../shared/kotlin-scala/dialect.js';
import { printCase, printExpression, printWithin } from '../../shared/kotlin-scala/expressions.js';
import { className, printType } from '../../shared/kotlin-scala/types.js';

/** A smart cast as a match with one typed pattern. */
export function printSmartCast(place: Place, cast: SmartCastExpression, wanted: Type | undefined): Printed {
  const { variable, to, binding, then, otherwise } = cast;
  return printCases(variable.name, [
    printCase(place, `case ${typedPattern(place, binding, to)}`, { arrow, value: then, wanted }),
    printCase(place, 'case _', { arrow, value: otherwise, wanted }),
  ]);
}

/** A match. */
export function printMatch(place: Place, match: MatchExpression, wanted: Type | undefined): Printed {
  const { subject, cases, otherwise } = match;
  const lines = cases.flatMap(({ pattern, before, value }) => {
    const plain = printCase(place, ['case ', printPattern(place, pattern)], { arrow, value, wanted });
    if (!before) return [plain];
    const guard = printWithin(place, before.guard, levels.orElse);
    const head = ['case ', printPattern(place, before.pattern), ' if ', guard];
    return [printCase(place, head, { arrow, value: before.value, wanted }), plain];
  });
  if (otherwise) lines.push(printCase(place, 'case _', { arrow, value: otherwise, wanted }));
  return printCases(subject.name, lines);
}

const arrow = '=>';

function printCases(subject: string, lines: readonly Doc[]): Printed {
  return { doc: [`${subject} match `, braces(lines)], level: levels.conditional };
}

function printPattern(place: Place, pattern: Pattern): Doc {
  switch (pattern.kind) {
    case 'value':
      return typeof pattern.value.value === 'number' && isSmall(pattern.value.type)
        ? String(pattern.value.value)
        : printExpression(place, pattern.value).doc;
    case 'constant':
      return `${className(place.index, pattern.type.name)}.${pattern.name}`;
    case 'type':
      return typedPattern(place, pattern.binding, pattern.type);
    case 'record': {
      const parts = pattern.components.map(({ binding, inside }) => (inside ? printPattern(place, inside) : binding));
      return [className(place.index, pattern.type.name), '(', join(parts, ', '), ')'];
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
