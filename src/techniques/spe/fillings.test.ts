import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillingsOf, type Skeleton } from './fillings.js';

const all = (skeleton: Skeleton) => {
  const fillings = fillingsOf(skeleton);
  return Array.from({ length: fillings.count }, (_, rank) => fillings.at(rank));
};

// Every filling, with repeats, and what an exchange of names within groups makes of one: the definition itself.
function product(holes: Skeleton['holes']): string[][] {
  return holes.reduce<string[][]>((sofar, names) => sofar.flatMap((one) => names.map((name) => [...one, name])), [[]]);
}

function smallestAlike(filling: readonly string[], groups: Skeleton['groups']): string {
  const renamings = groups.reduce<Map<string, string>[]>(
    (sofar, group) =>
      sofar.flatMap((one) =>
        permutations(group).map(
          (other) => new Map([...one, ...group.map((name, i) => [name, other[i] ?? name] as const)]),
        ),
      ),
    [new Map<string, string>()],
  );
  const alike = renamings.map((renaming) => filling.map((name) => renaming.get(name) ?? name).join());
  return alike.sort()[0] ?? '';
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}

it('has one filling of those that an exchange of names makes of each other, and each of the others', () => {
  const names = fc.subarray(['x', 'y'], { minLength: 0 });
  const holes = fc.array(
    fc.tuple(fc.boolean(), names).map(([group, rest]) => [...(group ? ['a', 'b', 'c'] : []), ...rest, 'z']),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(holes, (drawn) => {
      const skeleton = {
        holes: drawn,
        groups: [
          ['a', 'b', 'c'],
          ['x', 'y'],
        ],
      };
      const whole = skeleton.groups.filter((group) =>
        drawn.every((hole) => [0, group.length].includes(group.filter((name) => hole.includes(name)).length)),
      );
      const found = all(skeleton).map((filling) => smallestAlike(filling, whole));
      const wanted = new Set(product(drawn).map((filling) => smallestAlike(filling, whole)));
      expect(new Set(found).size).toBe(found.length);
      expect(new Set(found)).toEqual(wanted);
    }),
  );
});

it('has as many fillings as a set has partitions where all names can be exchanged', () => {
  const group = ['a', 'b', 'c', 'd'];
  expect(fillingsOf({ holes: [group, group, group, group], groups: [group] }).count).toBe(15);
});
