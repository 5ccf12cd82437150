import type {
  GuardedCase,
  MatchExpression,
  Pattern,
  SmartCastExpression,
  TestExpression,
} from '../../../model/program/expression.js';
import { braces, type Doc } from '../../../model/program/print/doc.js';
import { levels, type Printed, within } from '../../../model/program/print/precedence.js';
import { parameterLabel, type Type } from '../../../model/types/type.js';
import { type Place, withBound } from '../../shared/kotlin-scala/dialect.js';
import { printCase, printChoice, printExpression, printWithin } from '../../shared/kotlin-scala/expressions.js';
import { printType } from '../../shared/kotlin-scala/types.js';

/** A smart cast: the variable itself has the other type after the test. */
export function printSmartCast(place: Place, { variable, to, binding, then, otherwise }: SmartCastExpression): Printed {
  const name = nameOf(place, variable.name);
  return printChoice(`${name} is ${printType(place, to)}`, [
    printExpression(withBound(place, [[binding, name]]), then),
    printExpression(place, otherwise),
  ]);
}

/** A test after which the variable itself has the other type. */
export function printTest(place: Place, { variable, to, negated }: TestExpression): Printed {
  const name = nameOf(place, variable.name);
  return variable.type.kind === 'nullable'
    ? { doc: `${name} ${negated ? '=' : '!'}= null`, level: levels.equality }
    : { doc: `${name} ${negated ? '!' : ''}is ${printType(place, to)}`, level: levels.comparison };
}

/** A match as a `when`. */
export function printMatch(place: Place, { subject, cases, otherwise }: MatchExpression): Printed {
  const name = nameOf(place, subject.name);
  const lines = cases.map(({ pattern, before, value }): Doc => {
    const inside = withBound(place, bindings(pattern, name));
    if (before) {
      const choice = printGuarded(place, before, { name, otherwise: printExpression(inside, value) });
      return [printPattern(place, pattern), ' -> ', choice.doc];
    }
    return printCase(inside, printPattern(place, pattern), { arrow: '->', value });
  });
  if (otherwise) lines.push(printCase(place, 'else', { arrow: '->', value: otherwise }));
  return { doc: [`when (${name}) `, braces(lines)], level: levels.conditional };
}

// Guards are no part of `when` before Kotlin 2.2: the case of the class chooses.
function printGuarded(
  place: Place,
  { pattern, guard, value }: GuardedCase,
  { name, otherwise }: { name: string; otherwise: Printed },
): Printed {
  const inside = withBound(place, bindings(pattern, name));
  const tests = testsWithin(place, pattern, name).map((test): Doc => [test, ' && ']);
  const condition = tests.length > 0 ? printWithin(inside, guard, levels.equality) : printExpression(inside, guard).doc;
  return printChoice([tests, condition], [printExpression(inside, value), otherwise]);
}

function testsWithin(place: Place, pattern: Pattern, subject: string): string[] {
  if (pattern.kind !== 'record') return [];
  return pattern.components.flatMap(({ field, type, inside }) => {
    const path = `${subject}.${field}`;
    if (!inside) return [];
    const own = inside.type === type ? [] : [`${path} is ${printType(place, inside.type)}`];
    return [...own, ...testsWithin(place, inside, path)];
  });
}

function nameOf({ bound }: Place, name: string): string {
  return bound.get(name) ?? name;
}

function printPattern(place: Place, pattern: Pattern): Doc {
  if (pattern.kind === 'constant') return `${printType(place, pattern.type)}.${pattern.name}`;
  return pattern.kind === 'value'
    ? within(printExpression(place, pattern.value), levels.orElse)
    : `is ${printType(place, pattern.type)}`;
}

function bindings(pattern: Pattern, subject: string): (readonly [string, string])[] {
  switch (pattern.kind) {
    case 'value':
    case 'constant':
      return [];
    case 'type':
      return [[pattern.binding, subject]];
    case 'record':
      return pattern.components.flatMap(({ field, binding, inside }) => {
        const path = `${subject}.${field}`;
        return inside ? bindings(inside, path) : [[binding, path] as const];
      });
  }
}

/** A value, or another one if it is null. The operator binds more tightly than comparisons, and from the left. */
export function printOrElse(value: Printed, otherwise: Printed): Printed {
  return {
    doc: [within(value, levels.additive), ' ?: ', within(otherwise, levels.additive)],
    level: levels.orElse,
  };
}

/** A null that no smart cast takes for more than a value of its type; in parentheses before anything that could go on with the type. */
export function printCastNull(place: Place, type: Type): Printed {
  return { doc: `null as ${printCastType(place, type)}`, level: levels.orElse };
}

// The target of a cast to an inner class is not completed with the type arguments of the class around it.
function printCastType(place: Place, type: Type): string {
  const text = printType(place, type);
  const inner = type.kind === 'nullable' ? type.of : type;
  if (inner.kind !== 'class' || place.index.classes.get(inner.name)?.placement !== 'inner') return text;
  const outer = place.index.enclosing.get(inner.name);
  if (!outer || outer.typeParameters.length === 0) return text;
  const labels = outer.typeParameters.map(({ name }) => parameterLabel(name));
  return `${outer.name}<${labels.join(', ')}>.${text}`;
}
