// Asks a compiler whether the types of a view are right, by checks in copies of the program.
import { applyEdits } from '../../dist/model/source/apply-edits.js';

/**
 * Whether each expression is `confirmed`, `refuted`, or `disturbed`: the check changed what the program means elsewhere, so
 * that it says nothing about the type.
 */
export async function confirm(analyzer, view, check, candidates) {
  const results = new Map();
  for (const layer of layersOf(candidates)) await decide(layer);
  return results;

  async function decide(group) {
    if (group.length === 0) return;
    const analysis = await analyzer.analyze([...view.files.map((file) => checked(file, group)), ...check.files]);
    if (analysis.kind === 'typed') {
      for (const each of group) results.set(each, 'confirmed');
    } else if (group.length > 1) {
      const half = Math.ceil(group.length / 2);
      await decide(group.slice(0, half));
      await decide(group.slice(half));
    } else {
      results.set(group[0], isAbout(analysis, group[0]) ? 'refuted' : 'disturbed');
    }
  }

  function checked({ path, text }, group) {
    const edits = group
      .filter((each) => each.path === path)
      .map(({ path: _, ...each }) => {
        const { start, end, type } = each;
        return { start, end, text: check.text(text.slice(start, end), type.text, each) };
      });
    return { path, text: applyEdits(text, edits) };
  }

  // Whether an error lies in the check, and not only where its value goes.
  function isAbout({ kind, diagnostics = [] }, { path, start, end, ...rest }) {
    if (kind !== 'rejected') return true;
    const { text } = view.files.find((file) => file.path === path);
    const source = text.slice(start, end);
    const written = check.text(source, rest.type.text, rest);
    const from = start + written.indexOf(source);
    const edited = text.slice(0, start) + written + text.slice(end);
    return diagnostics.some(({ at }) => {
      if (at?.file !== path) return false;
      const offset = offsetOf(edited, at);
      // TypeScript reports what does not satisfy a type at the keyword.
      return offset >= from - (written.startsWith('(') ? from - start : 0) && offset < start + written.length;
    });
  }
}

function offsetOf(text, { line, column }) {
  const lines = text.split('\n');
  return lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

// Expressions of one layer do not lie in each other.
function layersOf(candidates) {
  const layers = [];
  const open = [];
  let path;
  for (const each of candidates) {
    if (each.path !== path) open.length = 0;
    path = each.path;
    while (open.length > 0 && open.at(-1).end <= each.start) open.pop();
    (layers[open.length] ??= []).push(each);
    open.push(each);
  }
  return layers;
}
