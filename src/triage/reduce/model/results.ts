import type { Expression } from '../../../model/program/expression.js';
import { earlyResults } from '../../../model/program/flow.js';
import type { MethodDeclaration, Program } from '../../../model/program/program.js';
import { rewritePart, rewriteProgram } from '../../../model/program/rewrite.js';
import { partsOfType, traverse } from '../../../model/program/traverse.js';
import type { Type, TypeArgument } from '../../../model/types/type.js';
import { mentionsIn } from './mentions.js';

/** A simpler result for a method. */
export interface SimplerResult {
  /** The id of the method. */
  readonly method: number;
  readonly type: Type;
}

/** Parts of the result types of methods that nobody calls, overrides or implements; each could be the result. */
export function simplerResults(program: Program): SimplerResult[] {
  const { methods: called } = mentionsIn(program);
  const byName = new Map<string, MethodDeclaration[]>();
  // A parameter that may stand in some places only may not stand for the whole.
  const variant = new Set<string>();
  traverse(program, {
    method: (each) => void byName.set(each.name, [...(byName.get(each.name) ?? []), each]),
    typeParameter: ({ name, variance }) => {
      if (variance !== 'invariant') variant.add(name);
    },
  });
  const free = [...byName.values()].flatMap(([only, ...others]) =>
    only?.body?.result &&
    only.name !== program.main?.function &&
    !only.overrides &&
    others.length === 0 &&
    !called.has(only.name)
      ? [only]
      : [],
  );
  return free.flatMap(({ id, result }) =>
    partsOf(result)
      .filter((type) => !mentionsAny(type, variant))
      .map((type) => ({ method: id, type })),
  );
}

/** A program in which a method has another result: some value of that type, wherever it returns one. */
export function withResult(program: Program, { method, type }: SimplerResult): Program {
  return rewriteProgram(program, (part) => {
    if (!('parameters' in part) || !('result' in part) || (part as MethodDeclaration).id !== method) return undefined;
    const declaration = part as MethodDeclaration;
    const { body } = declaration;
    const returned = new Set<unknown>(body && [...earlyResults(body), body.result]);
    const other = rewritePart(declaration, (each) =>
      returned.has(each) ? { kind: 'constant', id: (each as Expression).id, type } : undefined,
    );
    return { ...(other as MethodDeclaration), result: type };
  });
}

// The inner ones first, which are the simplest.
function partsOf(type: TypeArgument): Type[] {
  const parts = partsOfType(type);
  return [...parts.flatMap(partsOf), ...parts.flatMap((part) => (part.kind === 'projection' ? [] : part))];
}

function mentionsAny(type: TypeArgument, names: ReadonlySet<string>): boolean {
  if (type.kind === 'parameter') return names.has(type.name);
  return partsOfType(type).some((part) => mentionsAny(part, names));
}
