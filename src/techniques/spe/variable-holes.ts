import { type Assignable, assignability } from '../../model/skeleton/assignability.js';
import { isPlainName } from '../../model/source/plain-name.js';
import type { Scope, Visible } from '../../model/source/scope.js';
import type { TypedExpression, TypedFile, TypedView } from '../../model/source/typed-view.js';

/** A place where a program uses a variable, and the variables that could be used there, its own among them. */
export interface VariableHole {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  /** At least two, innermost first. */
  readonly choices: readonly string[];
}

type Use = TypedExpression & { readonly path: string; readonly name: string };

/** The holes of a program, in the order of its text. */
export async function variableHoles(view: TypedView): Promise<VariableHole[]> {
  const uses = view.files.flatMap(usesIn);
  const scopes = await view.scopesAt(uses.map(({ path, start }) => ({ path, offset: start })));
  const locals = scopes.map(variablesOf);
  const assignable = await assignability(
    view,
    uses.flatMap((use, i) => pairsOf(use, locals[i] ?? [])),
  );
  return uses.flatMap((use, i) => {
    const visible = locals[i] ?? [];
    const own = visible.find(({ name }) => name === use.name);
    if (!own) return [];
    const choices = visible.filter((each) => each.name === use.name || fits({ use, own, each, assignable }));
    const { path, start, end, name } = use;
    return choices.length < 2 ? [] : [{ path, start, end, name, choices: choices.map((each) => each.name) }];
  });
}

function usesIn({ path, text, expressions }: TypedFile): Use[] {
  return expressions.flatMap((each) => {
    const name = text.slice(each.start, each.end);
    const isUse = each.use !== 'statement' && !each.constant && isPlainName(name);
    return isUse ? [{ ...each, path, name }] : [];
  });
}

// Each name once: what is further out is hidden.
function variablesOf({ names }: Scope): Visible[] {
  const seen = new Set<string>();
  return names.filter(({ name, kind }) => {
    if (kind === 'class' || kind === 'method' || kind === 'function' || seen.has(name)) return false;
    seen.add(name);
    return kind === 'variable' || kind === 'parameter';
  });
}

// What else is asked for may be more than the type of the variable that stands there.
function pairsOf({ use, expected }: Use, visible: readonly Visible[]): (readonly [number, number])[] {
  if (use === 'target' || !expected) return [];
  return visible.flatMap(({ type }) => (type ? [[type.id, expected.id] as const] : []));
}

interface Candidate {
  readonly use: Use;
  readonly own: Visible;
  readonly each: Visible;
  readonly assignable: Assignable;
}

function fits({ use, own, each, assignable }: Candidate): boolean {
  if (!each.type || each.assigned !== true) return false;
  // What is written keeps the type that it was declared with, whatever is known of its value.
  if (use.use === 'target') return each.writable && each.type.id === own.type?.id;
  if (each.type.id === use.type?.id) return true;
  return use.expected !== undefined && assignable(each.type.id, use.expected.id);
}
