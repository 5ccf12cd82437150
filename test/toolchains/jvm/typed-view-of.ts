import type { SourceFile } from '../../../src/core/test-program.js';
import type { Analyzer } from '../../../src/model/source/analyzer.js';
import type { TypedExpression, TypedView } from '../../../src/model/source/typed-view.js';

/** The view of a program that has no errors. */
export async function viewOf(analyzer: Analyzer, files: readonly SourceFile[]): Promise<TypedView> {
  const analysis = await analyzer.analyze(files);
  if (analysis.kind !== 'typed') throw new Error(JSON.stringify(analysis));
  return analysis.view;
}

/** The first expression of the first file that is written like this. */
export function expressionAt({ files: [file] }: TypedView, text: string): TypedExpression {
  const found = file?.expressions.find(({ start, end }) => file.text.slice(start, end) === text);
  if (!found) throw new Error(`no expression ${text}`);
  return found;
}
