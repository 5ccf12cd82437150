import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';
import { isAmbient, nameOf } from './places.js';

/** Interfaces and aliases on top of a file that speak of nothing else that the program declares. */
export function movableTypes(program: RuleProgram): readonly RuleNode[] {
  return program.nodes('InterfaceDeclaration', 'TypeAliasDeclaration').filter((node) => {
    if (node.parent?.kind !== 'SourceFile' || node.path.includes('/') || isAmbient(node)) return false;
    const name = nameOf(node);
    const own = name && program.declarationAt(name);
    // What is merged, or exported by default, has other parts.
    if (!own || own.parts.length !== 1 || /^export\s+default\b/.test(node.text)) return false;
    return program.view.declarations.every(
      (each) => each === own || !isSpokenOf(each.places, node) || isWithin(each.places, node),
    );
  });
}

interface Range {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

function isSpokenOf(places: readonly Range[], node: RuleNode): boolean {
  return places.some((place) => contains(node, place));
}

// Its own members and type parameters, of which others may speak too.
function isWithin(places: readonly (Range & { readonly declares: boolean })[], node: RuleNode): boolean {
  const declared = places.filter(({ declares }) => declares);
  return declared.length > 0 && declared.every((place) => contains(node, place));
}

function contains(node: RuleNode, { path, start, end }: Range): boolean {
  return path === node.path && node.start <= start && end <= node.end;
}
