import type { ClassType } from '../../../model/types/type.js';
import { viewOf } from '../../../model/types/approximate.js';
import { viewAs } from '../../../model/types/subtype.js';
import { use } from '../expressions/use.js';
import { isVoid, type Member, type Owner } from '../graph/member.js';
import type { TestCase } from '../test-case.js';
import { supertypeOf } from '../types/supertypes-of.js';
import { attempt, ownerOf, type Writing } from '../writing.js';

/** Goes on from a use of a member: members of what it gives are used, one after the other, up to some steps. */
export function chained(writing: Writing, first: TestCase): TestCase {
  const { random, policy, focus } = writing;
  if (focus !== 'libraryChains' && focus !== 'libraryBuilders') return first;
  let last = first;
  const steps = random.int(2, policy.chain) - 1;
  for (let i = 0; i < steps; i++) {
    const next = step(writing, last, i === steps - 1);
    if (!next) return last;
    last = next;
  }
  return last;
}

function step(writing: Writing, { expression }: TestCase, isLast: boolean): TestCase | undefined {
  const { policy, random } = writing;
  const owner = ownerOf(writing, expression.type);
  if (!owner || expression.type.kind !== 'class') return undefined;
  const candidates = membersFor(writing, owner, isLast);
  for (let i = 0; i < policy.tries && candidates.length > 0; i++) {
    const member = random.pick(candidates);
    const by = argumentsFor(writing, expression.type, member);
    const wanted = by && { member, by, receiver: expression };
    const made = wanted && attempt(writing, () => use(writing, wanted, policy.depth - 1));
    if (made)
      return {
        component: member,
        use: wanted,
        expression: made,
        ...(!isVoid(member) && { expected: supertypeOf(writing, made.type) }),
      };
  }
  return undefined;
}

// Of a builder first what gives the builder again, and last what gives an object of the class around it.
function membersFor({ api, focus }: Writing, owner: Owner, isLast: boolean): Member[] {
  const all = [...api.visible(owner).named.values()].flatMap((methods) =>
    methods.flatMap(({ member }) => (member && !member.isStatic ? [member] : [])),
  );
  if (focus === 'libraryBuilders') {
    const { outer } = owner.source;
    const around = outer === undefined ? undefined : api.renamed(outer);
    const wanted = all.filter(
      ({ result }) => result.kind === 'class' && result.name === (isLast ? around : owner.name),
    );
    if (wanted.length > 0) return wanted;
  }
  return isLast ? all : all.filter(({ result }) => result.kind === 'class' && api.owners.has(result.name));
}

function argumentsFor(writing: Writing, type: ClassType, { owner, typeParameters }: Member) {
  const { hierarchy, policy } = writing;
  const seen = viewAs(hierarchy, type, owner.name);
  const view = seen && viewOf(hierarchy, seen);
  if (!view || (view.projected.size > 0 && typeParameters.some(({ bound }) => bound))) return undefined;
  const all = [...owner.typeParameters.filter(({ name }) => view.exact.has(name)), ...typeParameters];
  return writing.instantiate(writing, all, view.exact, policy.typeDepth - 1);
}
