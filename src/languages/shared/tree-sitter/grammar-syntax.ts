import type { Syntax } from '../../../model/source/syntax.js';
import type { Grammar } from './grammar.js';
import { loadParser } from './load-parser.js';
import { treeReader } from './read-tree.js';

/** The syntax of a language by its grammar, which is loaded when it is first asked for. */
export function grammarSyntax(grammar: Grammar): () => Promise<Syntax> {
  let loading: Promise<Syntax> | undefined;
  return () => {
    loading ??= load(grammar);
    return loading;
  };
}

async function load(grammar: Grammar): Promise<Syntax> {
  const parser = await loadParser(grammar.name);
  const { language } = parser;
  if (!language) throw new Error(`the parser of ${grammar.name} has no grammar`);
  const read = treeReader(grammar, language);
  return {
    parse(text) {
      const tree = parser.parse(text);
      if (!tree) throw new Error(`the parser of ${grammar.name} gave no tree`);
      try {
        return read(tree, text);
      } finally {
        // It is in the memory of the module, which nobody else frees.
        tree.delete();
      }
    },
  };
}
