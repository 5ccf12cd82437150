import type { Place } from '../../../model/source/scope.js';
import type { TypedView } from '../../../model/source/typed-view.js';
import type { ts } from '../../shared/typescript-javascript/typescript.js';
import { type CheckedProgram, pathOf } from './checked-program.js';
import { declarationsOf } from './declarations.js';
import { membersAt } from './members.js';
import { nodeAt, scopeAt } from './scopes.js';
import { createTypeUses } from './type-uses.js';
import { typedExpressions } from './typed-expressions.js';

/** The view of a program without errors. */
export function createView({ checker, sources }: CheckedProgram): TypedView {
  const types = createTypeUses(checker);
  const describer = { checker, types };
  const own = new Set(sources);

  function nodeOf({ path, offset }: Place): ts.Node {
    const source = sources.find((each) => pathOf(each) === path);
    if (!source) throw new Error(`the program has no file ${path}`);
    return nodeAt(source, offset);
  }

  function typeOf(id: number): ts.Type {
    const type = types.withId(id);
    if (!type) throw new Error(`the view has no type ${id}`);
    return type;
  }

  return {
    files: sources.map((source) => ({
      path: pathOf(source),
      text: source.text,
      expressions: typedExpressions(source, checker, types),
    })),
    declarations: declarationsOf(sources, checker),
    scopesAt: async (places) => places.map((place) => scopeAt(nodeOf(place), own, describer)),
    membersOf: async (type, place) => membersAt(typeOf(type), nodeOf(place), describer),
    areAssignable: async (pairs) => pairs.map(([from, to]) => checker.isTypeAssignableTo(typeOf(from), typeOf(to))),
  };
}
