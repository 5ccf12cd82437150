import { isType } from '../../../model/program/json.js';
import type { Program } from '../../../model/program/program.js';
import type { TypeArgument } from '../../../model/types/type.js';

/** What a program speaks of, by names, which are unique. */
export interface Mentions {
  /** Classes that something depends on, other than those that inherit from them and what they do with their own members. */
  readonly classes: ReadonlySet<string>;
  readonly typeParameters: ReadonlySet<string>;
  /** Methods that are called or referred to. */
  readonly methods: ReadonlySet<string>;
}

type Part = Readonly<Record<string, unknown>>;

/** Collects what a program speaks of. */
export function mentionsIn({ classes: all, functions, variables, aliases }: Program): Mentions {
  const classes = new Set<string>();
  const typeParameters = new Set<string>();
  const methods = new Set<string>();

  function visitType(type: TypeArgument): void {
    if (type.kind === 'class') classes.add(type.name);
    if (type.kind === 'parameter') typeParameters.add(type.name);
    visitParts(type as unknown as Part);
  }

  function visitParts(part: Part): void {
    for (const each of Object.values(part)) visit(each);
  }

  function visit(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    if (isType(value)) visitType(value);
    else if ('placement' in value) visitClass(value);
    else {
      const { kind, name, owner } = value as Part;
      if ((kind === 'call' || kind === 'reference') && typeof name === 'string') methods.add(name);
      // What a class does with its own members does not depend on what it inherits.
      if (isOwnMember(value as Part)) return;
      if (typeof owner === 'string') classes.add(owner);
      visitParts(value as Part);
    }
  }

  function visitClass({ superclass, interfaces, ...rest }: Part): void {
    const above = superclass as { readonly type: { readonly args: unknown }; readonly arguments: unknown } | undefined;
    visit(above && [above.type.args, above.arguments]);
    visit((interfaces as readonly { readonly args: unknown }[]).map(({ args }) => args));
    visitParts(rest);
  }

  visit([all, functions, variables, aliases]);
  return { classes, typeParameters, methods };
}

// A receiver, or the part of a call that tells it.
function isOwnMember({ receiver, owner, kind }: Part): boolean {
  const self = receiver as { readonly kind: string; readonly type: { readonly name?: string } } | undefined;
  return (kind === 'object' || kind === 'field') && self?.kind === 'this' && self.type.name === owner;
}
