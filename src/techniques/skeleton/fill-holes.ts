import type { Random } from '../../core/random.js';
import { type Assignable, assignability } from '../../model/skeleton/assignability.js';
import type { Hole } from '../../model/skeleton/holes.js';
import { placed } from '../../model/skeleton/placed.js';
import { isWhole } from '../../model/skeleton/is-whole.js';
import type { Edit } from '../../model/source/apply-edits.js';
import type { Scope, Visible } from '../../model/source/scope.js';
import { type Callables, callablesAt, type Maker, membersOfTypes } from './sources-of-values.js';
import type { FillingPolicy, ValueKind } from './policy.js';
import { makeValue } from './make-value.js';
import type { Skeleton } from './skeleton.js';

/** A hole with what can stand in it, by where it comes from. */
export interface FillableHole {
  readonly hole: Hole;
  readonly values: ReadonlyMap<ValueKind, readonly string[]>;
}

/** What holes of a program can be filled with: variables, constants, generated expressions, calls and members (GenPhExpr in Figure 5). */
export async function fillable(
  skeleton: Skeleton,
  holes: readonly Hole[],
  { policy, random }: { readonly policy: FillingPolicy; readonly random: Random },
): Promise<FillableHole[]> {
  const { view, file, expressions, notation } = skeleton;
  const wanted = holes.flatMap((hole) => {
    const type = typeOf(hole, skeleton);
    return type === undefined ? [] : [{ hole, type }];
  });
  const scopes = await view.scopesAt(wanted.map(({ hole }) => ({ path: file.path, offset: hole.start })));
  const callables = wanted.map(({ hole }, i) => callablesAt(hole, scopes[i] as Scope, skeleton));
  const members = await membersOfTypes(skeleton, scopes, { policy, random: random.fork('members') });
  const assignable = await everyPair({ skeleton, scopes, callables, types: wanted.map(({ type }) => type), members });
  return wanted.flatMap(({ hole, type }, i) => {
    const fits = (from: number) => from === type || (hole.asked && assignable(from, type));
    const own = file.text.slice(hole.start, hole.end);
    const maker: Maker = {
      ...{ notation, assignable, policy, expressions, members },
      variables: variablesIn(scopes[i] as Scope),
      callables: callables[i] as Callables,
    };
    const values = new Map<ValueKind, readonly string[]>();
    for (const kind of kinds) {
      const made = makeValue(
        maker,
        { kind, type: hole.type, fits, exactly: !hole.asked },
        random.fork(`hole ${i} ${kind}`),
      );
      const other = made.filter((text) => text !== own);
      if (other.length > 0) values.set(kind, other);
    }
    return values.size === 0 ? [] : [{ hole, values }];
  });
}

const kinds: readonly ValueKind[] = ['variable', 'constant', 'generated', 'call', 'member'];

/** The edit that puts a value into a hole. */
export function editOf({ start, end }: Hole, value: string, text: string): Edit {
  return { start, end, text: placed(text, { start, end }, value, isWhole(value)) };
}

function typeOf({ start, end, type, asked }: Hole, { file, basics }: Skeleton): number | undefined {
  const found = file.expressions.find((each) => each.start === start && each.end === end);
  if (asked) return found?.expected?.id;
  return found?.type?.text === type ? found.type.id : basics.get(type);
}

/** The variables that have a value for certain; what is further out is hidden. */
function variablesIn({ names }: Scope): Visible[] {
  const seen = new Set<string>();
  return names.filter(({ name, kind, assigned, type }) => {
    if (kind === 'class' || kind === 'method' || kind === 'function' || seen.has(name)) return false;
    seen.add(name);
    return assigned === true && type !== undefined && !name.startsWith('__');
  });
}

interface Asked {
  readonly skeleton: Skeleton;
  readonly scopes: readonly Scope[];
  readonly callables: readonly Callables[];
  readonly types: readonly number[];
  readonly members: Maker['members'];
}

function everyPair({ skeleton, scopes, callables, types, members }: Asked): Promise<Assignable> {
  const calls = [...callables.flat(), ...[...members.values()].flat().flatMap(({ callable }) => callable ?? [])];
  const wanted = new Set([
    ...types,
    ...calls.flatMap(({ signature }) => signature.parameters.map(({ type }) => type.id)),
  ]);
  const given = new Set([
    ...skeleton.expressions.map(({ type }) => type.id),
    ...scopes.flatMap((scope) => variablesIn(scope).flatMap(({ type }) => type?.id ?? [])),
    ...calls.map(({ signature }) => signature.result.id),
    ...[...members.values()].flat().map(({ result }) => result),
  ]);
  return assignability(
    skeleton.view,
    [...given].flatMap((from) => [...wanted].map((to) => [from, to] as const)),
  );
}
