import type { SourceFile } from '../../../core/test-program.js';

const packageLine = /^[ \t]*package[ \t]+([\w.]+)[ \t]*;?[ \t]*\r?\n?/gm;
const importLine = /^[ \t]*import[ \t]+(?:static[ \t]+)?([\w.]+)[^\n]*\r?\n?/gm;
const publicType =
  /^public[ \t]+(?=(?:(?:abstract|final|sealed|non-sealed|static|strictfp)[ \t]+)*(?:class|interface|enum|record|@interface)\b)/gm;

/** The files of a program as one, without their packages; what they import from elsewhere stands first. */
export function joinFiles(files: readonly SourceFile[]): SourceFile {
  const packages = new Set(files.flatMap(({ text }) => [...text.matchAll(packageLine)].map(([, name = '']) => name)));
  const isOwn = (name: string) => [...packages].some((own) => name.startsWith(`${own}.`));
  const imports = new Set<string>();
  const bodies = files.map(({ text }) =>
    text
      .replace(packageLine, '')
      .replace(importLine, (line, name: string) => {
        if (!isOwn(name)) imports.add(line.trim());
        return '';
      })
      .replace(publicType, ''),
  );
  const whole = bodies.map((body) => body.trim()).join('\n\n');
  // The longest first: one package may lie in another.
  const names = [...packages].sort((a, b) => b.length - a.length);
  const unqualified = names.reduce((text, name) => text.replaceAll(`${name}.`, ''), whole);
  return { path: files[0]?.path ?? 'main', text: `${[...imports, '', unqualified].join('\n').trimStart()}\n` };
}
