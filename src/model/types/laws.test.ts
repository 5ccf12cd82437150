import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { givenThrough, seenThrough, type View } from './approximate.js';
import { memberTypes } from './hierarchy.js';
import { leastUpperBound } from './least-upper-bound.js';
import { substitute } from './substitute.js';
import { isSubtype } from './subtype.js';
import { sampleHierarchy, typesOf } from './testing.js';
import { mentions, type Type } from './type.js';
import { satisfiesBounds, unify } from './unify.js';
import { isWellFormed } from './well-formed.js';

const hierarchy = sampleHierarchy();
const { table } = hierarchy;
const type = typesOf(hierarchy);
const closed = typesOf(hierarchy, []);
// The same cases every time: a law that fails is to be mended, not met by chance.
const runs = { numRuns: 3000, seed: 4 };

const nameOf = (t: Type) => ('name' in t ? t.name : t.kind);

describe('subtyping', () => {
  test('is reflexive, with top above and bottom below everything', () => {
    fc.assert(
      fc.property(type, (t) => {
        expect(isSubtype(hierarchy, t, t)).toBe(true);
        expect(isSubtype(hierarchy, t, table.top)).toBe(true);
        expect(isSubtype(hierarchy, table.bottom, t)).toBe(true);
      }),
      runs,
    );
  });

  test('is transitive', () => {
    // Three types that are related are rare: the second and third are made from the first by going up.
    fc.assert(
      fc.property(type, type, type, (a, b, c) => {
        const [second, third] = [
          leastUpperBound(hierarchy, a, b),
          leastUpperBound(hierarchy, leastUpperBound(hierarchy, a, b), c),
        ];
        expect(isSubtype(hierarchy, a, third)).toBe(true);
        expect(isSubtype(hierarchy, second, third)).toBe(true);
      }),
      runs,
    );
    fc.assert(
      fc.property(type, type, type, (a, b, c) => {
        fc.pre(isSubtype(hierarchy, leastUpperBound(hierarchy, a, b), c));
        expect(isSubtype(hierarchy, a, c)).toBe(true);
      }),
      { ...runs, numRuns: 300 },
    );
  });

  test('a parameter with two bounds is below both, and only what is below both is within them', () => {
    const parameter = table.parameter('m.I');
    const [animal, named, dog, cat] = ['Animal', 'Named', 'Dog', 'Cat'].map((name) => table.classType(name));
    expect([animal, named].map((bound) => isSubtype(hierarchy, parameter, bound as Type))).toEqual([true, true]);
    expect([dog, cat, parameter].map((arg) => satisfiesBounds(hierarchy, new Map([['m.I', arg as Type]])))).toEqual([
      true,
      false,
      true,
    ]);
    expect(memberTypes(hierarchy, parameter)).toEqual([animal, named]);
  });

  test('is antisymmetric except for redundant projections', () => {
    fc.assert(
      // Going up from a type leads back to it where the other one is below.
      fc.property(closed, closed, (a, other) => {
        const b = leastUpperBound(hierarchy, a, other);
        fc.pre(isSubtype(hierarchy, a, b) && isSubtype(hierarchy, b, a));
        expect(nameOf(a)).toBe(nameOf(b));
      }),
      { ...runs, numRuns: 300 },
    );
  });
});

describe('substitution', () => {
  test('leaves nothing of the parameter, and changes nothing that does not mention it', () => {
    fc.assert(
      fc.property(type, closed, (t, by) => {
        const done = substitute(t, new Map([['m.T', by]]), table);
        expect(mentions(done, new Set(['m.T']))).toBe(false);
        expect(done === t).toBe(!mentions(t, new Set(['m.T'])));
      }),
      runs,
    );
  });

  test('keeps subtyping: a <: b implies [T -> t]a <: [T -> t]b', () => {
    fc.assert(
      fc.property(type, type, closed, (a, other, by) => {
        const b = leastUpperBound(hierarchy, a, other);
        const apply = (each: Type) => substitute(each, new Map([['m.T', by]]), table);
        fc.pre(isWellFormed(hierarchy, apply(a)));
        expect(isSubtype(hierarchy, apply(a), apply(b))).toBe(true);
      }),
      runs,
    );
  });

  test('of two parameters one after the other is that of both at once, if the first gives nothing to the second', () => {
    fc.assert(
      fc.property(type, closed, closed, (t, first, second) => {
        const oneByOne = substitute(substitute(t, new Map([['m.T', first]]), table), new Map([['m.U', second]]), table);
        expect(
          substitute(
            t,
            new Map([
              ['m.T', first],
              ['m.U', second],
            ]),
            table,
          ),
        ).toBe(oneByOne);
      }),
      runs,
    );
  });
});

describe('unification', () => {
  test('unify(t1, t2) = s implies s(t1) <: t2', () => {
    fc.assert(
      fc.property(type, closed, closed, (t, hidden, above) => {
        // What is wanted is made from the type itself, so that there often is an answer.
        const made = substitute(t, new Map([['m.T', hidden]]), table);
        const wanted = leastUpperBound(hierarchy, made, above);
        const found = unify(hierarchy, t, wanted, new Set(['m.T']));
        fc.pre(found !== undefined);
        const result = substitute(t, new Map([['m.T', hidden] as const, ...found]), table);
        fc.pre(isWellFormed(hierarchy, result));
        expect(isSubtype(hierarchy, result, wanted)).toBe(true);
      }),
      { ...runs, maxSkipsPerRun: 3 },
    );
  });

  test('a parameter that is wanted itself is bound to itself', () => {
    const box = table.classType('Box', [table.parameter('m.T')]);
    expect(unify(hierarchy, box, box, new Set(['m.T']))).toEqual(new Map([['m.T', table.parameter('m.T')]]));
  });

  test('goes through supertypes, as in the paper', () => {
    const cell = table.classType('Cell', [table.parameter('m.T')]);
    const wanted = table.classType('Source', [table.classType('Dog')]);
    expect(unify(hierarchy, cell, wanted, new Set(['m.T']))).toEqual(new Map([['m.T', table.classType('Dog')]]));
    expect(unify(hierarchy, cell, table.classType('Animal'), new Set(['m.T']))).toBeUndefined();
  });

  test('a primitive type is bound to its box, and bounds are asked separately', () => {
    const int = table.primitive('int');
    const found = unify(hierarchy, table.parameter('m.U'), int, new Set(['m.U'])) ?? new Map<string, Type>();
    expect(found.get('m.U')).toBe(table.classType('Integer'));
    expect(satisfiesBounds(hierarchy, found)).toBe(false);
    expect(satisfiesBounds(hierarchy, new Map([['m.U', table.classType('Dog')]]))).toBe(true);
  });
});

describe('the least upper bound', () => {
  test('is above both, whichever comes first', () => {
    fc.assert(
      fc.property(type, type, (a, b) => {
        for (const bound of [leastUpperBound(hierarchy, a, b), leastUpperBound(hierarchy, b, a)]) {
          expect(isSubtype(hierarchy, a, bound)).toBe(true);
          expect(isSubtype(hierarchy, b, bound)).toBe(true);
        }
      }),
      runs,
    );
  });

  test('of a type and its supertype is the supertype', () => {
    const [dog, animal] = [table.classType('Dog'), table.classType('Animal')];
    expect(leastUpperBound(hierarchy, dog, animal)).toBe(animal);
    expect(leastUpperBound(hierarchy, dog, table.classType('Cat'))).toBe(animal);
  });
});

describe('what is seen through projections', () => {
  const member = typesOf(hierarchy, ['Box.T']);
  const viewsOf = (arg: Type): View[] =>
    [table.projection('out', arg), table.projection('in', arg), table.star].map((projection) => ({
      exact: new Map(),
      projected: new Map([['Box.T', projection]]),
    }));

  test('is above what a member gives, and what may be given below what it takes, whatever the projection stands for', () => {
    fc.assert(
      fc.property(member, closed, (t, arg) => {
        const exact = substitute(t, new Map([['Box.T', arg]]), table);
        fc.pre(isWellFormed(hierarchy, exact));
        for (const view of viewsOf(arg)) {
          const [seen, given] = [seenThrough(hierarchy, t, view), givenThrough(hierarchy, t, view)];
          if (seen) expect(isSubtype(hierarchy, exact, seen)).toBe(true);
          if (given) expect(isSubtype(hierarchy, given, exact)).toBe(true);
        }
      }),
      runs,
    );
  });

  test('is the bound where a star says nothing, also where the bound mentions its type parameter', () => {
    const self = table.parameter('Ordered.T');
    const view: View = { exact: new Map(), projected: new Map([['Ordered.T', table.star]]) };
    expect(seenThrough(hierarchy, self, view)).toBe(table.classType('Ordered', [table.star]));
    expect(givenThrough(hierarchy, self, view)).toBeUndefined();
    expect(givenThrough(hierarchy, table.nullable(self), view)).toBe(table.nullable(table.bottom));
  });
});
