import { UserError } from '../../core/errors.js';
import { suggestion } from '../../core/suggest.js';
import type { SourceFile } from '../../core/test-program.js';

/** The name of a template: that of its file without folders and ending. */
export function templateName({ path }: SourceFile): string {
  return path.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');
}

/** What a template aims at: its first comment. */
export function templateAim({ text }: SourceFile): string {
  return /^\s*(?:\/\/|\/\*+)\s*(.*?)\s*(?:\*\/)?\s*$/m.exec(text)?.[1] ?? '';
}

/** The templates with these names, in their own order; all if no names are given. */
export function chooseTemplates(
  sources: readonly SourceFile[],
  names: readonly string[] | undefined,
): readonly SourceFile[] {
  if (!names) return sources;
  const known = sources.map(templateName);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UserError(`there is no template '${unknown}'; ${suggestion(unknown, known)}`);
  return sources.filter((source) => names.includes(templateName(source)));
}
