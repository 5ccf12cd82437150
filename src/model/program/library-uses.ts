import { typeLabel } from '../types/label.js';
import type { Expression } from './expression.js';
import type { Program } from './program.js';
import { traverse } from './traverse.js';

/** What a program uses of libraries. */
export interface LibraryUses {
  /** The members, by the names of their classes and their own. */
  readonly members: ReadonlySet<string>;
  /** The members with the types that each use combines: of the object, of what is given, and of what comes out. */
  readonly sequences: ReadonlySet<string>;
}

/** Finds what a program uses of libraries. */
export function libraryUses(program: Program): LibraryUses {
  const members = new Set<string>();
  const sequences = new Set<string>();
  const owners = new Set(program.library?.map(({ name }) => name));
  if (owners.size > 0)
    traverse(program, {
      expression: (expression) => {
        const member = usedMember(expression);
        if (!member || !owners.has(member.owner)) return;
        const name = `${member.owner}.${member.name}`;
        members.add(name);
        sequences.add(`${name}: ${typingSequence(expression)}`);
      },
    });
  return { members, sequences };
}

function usedMember(expression: Expression): { readonly owner: string; readonly name: string } | undefined {
  switch (expression.kind) {
    case 'field':
    case 'staticField':
      return expression;
    case 'call':
    case 'reference':
      return expression.callee.kind === 'function'
        ? undefined
        : { owner: expression.callee.owner, name: expression.name };
    case 'new':
      return expression.by && { owner: expression.type.name, name: expression.by.name };
    default:
      return undefined;
  }
}

/**
 * The types that a use of a member combines (Definition 3.5 of the Thalia paper): of the object, or a dash, of what is
 * given, and of what comes out, or what is expected of that.
 */
export function typingSequence(expression: Expression, expected = expression.type): string {
  const types: string[] = [];
  if (expression.kind === 'call') {
    types.push(expression.callee.kind === 'object' ? typeLabel(expression.callee.receiver.type) : '-');
    types.push(...expression.arguments.map(({ value }) => typeLabel(value.type)));
  } else if (expression.kind === 'new') types.push('-', ...expression.arguments.map(({ type }) => typeLabel(type)));
  else types.push(expression.kind === 'field' ? typeLabel(expression.receiver.type) : '-');
  return [...types, typeLabel(expected)].join(', ');
}
