import type { Block, Expression, Statement } from '../../../model/program/expression.js';
import type { MethodDeclaration } from '../../../model/program/program.js';
import { replaceNode, rewritePart } from '../../../model/program/rewrite.js';
import type { Injection, Subject } from '../fault.js';
import { newIds } from '../new-ids.js';

/** A method gives no result though it must. */
export const missingResult: Injection = {
  fault: 'missingResult',
  inject(subject) {
    const { random, program } = subject;
    const plain = shownMethods(subject).filter(({ result, body }) => result.kind === 'class' && endsPlainly(body));
    const possible = [...plain, ...bodiesOfReturns(subject)];
    if (possible.length === 0) return undefined;
    const node = random.pick(possible);
    const statements = node.body?.statements ?? [];
    const body: Block = { statements: node.body?.result ? statements : statements.map(withoutReturn) };
    const changed = replaceNode<MethodDeclaration>(program, node, { ...node, body });
    return { program: changed, reason: 'a method without its result' };
  },
};

// Where a block has the value of its last expression, an expression before the result would take its place.
function endsPlainly(body: Block | undefined): boolean {
  const last = body?.statements.at(-1);
  return last === undefined || last.kind === 'local' || last.kind === 'assign';
}

// Methods whose results are those of the branches of their last statement.
function bodiesOfReturns({ survey, program }: Subject): MethodDeclaration[] {
  return survey.methods.flatMap(({ node }) => {
    const last = node.body?.statements.at(-1);
    const isShown = node.result.kind === 'class' && !program.omitted?.includes(node.id);
    if (!isShown || last?.kind !== 'if' || last.otherwise?.statements.at(-1)?.kind !== 'return') return [];
    return holdsLiteral(last.condition) ? [] : [node];
  });
}

// Some languages know that a branch under a literal is never taken.
function holdsLiteral(condition: Expression): boolean {
  let found = false;
  rewritePart(condition, (part) => {
    found ||= 'kind' in part && part.kind === 'literal';
    return undefined;
  });
  return found;
}

// One of the two branches goes on to the end.
function withoutReturn(statement: Statement): Statement {
  if (statement.kind !== 'if' || statement.otherwise?.statements.at(-1)?.kind !== 'return') return statement;
  return { ...statement, otherwise: { statements: statement.otherwise.statements.slice(0, -1) } };
}

/** Something jumps out of a loop where there is none. */
export const strayJump: Injection = {
  fault: 'strayJump',
  inject(subject) {
    const { random, program, builtIns } = subject;
    const possible = shownMethods(subject);
    if (possible.length === 0) return undefined;
    const node = random.pick(possible);
    const id = newIds(program);
    const condition = { kind: 'constant', id: id(), type: builtIns.boolean } as const;
    const jump = { kind: random.pick(['break', 'continue'] as const), id: id() };
    const stray: Statement = { kind: 'if', id: id(), condition, then: { statements: [jump] } };
    const body = { ...node.body, statements: [stray, ...(node.body?.statements ?? [])] };
    const changed = replaceNode<MethodDeclaration>(program, node, { ...node, body });
    return { program: changed, reason: 'a jump outside of all loops', at: condition };
  },
};

/** A statement follows one that never ends normally (JLS 14.22). */
export const unreachableCode: Injection = {
  fault: 'unreachableCode',
  inject(subject) {
    const { random, program, builtIns } = subject;
    const possible = shownMethods(subject);
    if (possible.length === 0 || !builtIns.exceptions) return undefined;
    const node = random.pick(possible);
    const id = newIds(program);
    const value = { kind: 'constant', id: id(), type: builtIns.exceptions.unchecked } as const;
    const statements = node.body?.statements ?? [];
    const at = random.int(0, statements.length);
    const body = {
      ...node.body,
      statements: [...statements.slice(0, at), { kind: 'throw', id: id(), value } as const, ...statements.slice(at)],
    };
    const changed = replaceNode<MethodDeclaration>(program, node, { ...node, body });
    return { program: changed, reason: 'a statement that cannot be reached', at: value };
  },
};

/** The methods whose result and body the program shows. */
export function shownMethods({ survey, program, profile }: Subject): MethodDeclaration[] {
  return [...survey.methods, ...survey.localFunctions].flatMap(({ node }) => {
    const isShown = node.body?.result && !program.omitted?.includes(node.id);
    return isShown && !(node.overloaded && profile.restrictions.overloadsShareABody) ? [node] : [];
  });
}
