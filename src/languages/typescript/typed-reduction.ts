import type { SourceFile } from '../../core/test-program.js';
import type { TypedReduction } from '../../model/source/typed-reduction.js';

/** What reductions by types need to know. */
export const typedReduction: TypedReduction = { top: 'any', valueOf, join };

function valueOf(type: string): string | undefined {
  if (type === 'number') return '0';
  if (type === 'boolean') return 'false';
  if (type === 'void') return undefined;
  return type === 'string' ? '""' : 'null!';
}

const importStatement = /^import\b[^;'"]*?(?:from\s*)?(['"])([^'"\n]+)\1[^;\n]*;?[ \t]*\r?\n?/gm;
const reexport = /^export\b[^;'"=(]*?from\s*(['"])[^'"\n]+\1;?[ \t]*\r?\n?/gm;
const exportList = /^export\s*(?:type\s*)?\{[^}]*\};?[ \t]*\r?\n?/gm;

// What is imported from other files of the program is there already; what is from elsewhere stands first.
function join(files: readonly SourceFile[]): SourceFile {
  const imports = new Set<string>();
  const bodies = files.map(({ text }) =>
    text
      .replace(importStatement, (statement, _, from: string) => {
        if (!from.startsWith('.')) imports.add(statement.trim());
        return '';
      })
      .replace(reexport, '')
      .replace(exportList, '')
      .replace(/^export\s+(?:default\s+)?/gm, ''),
  );
  const whole = bodies.map((body) => body.trim()).join('\n\n');
  return { path: files[0]?.path ?? 'main.ts', text: `${[...imports, '', whole].join('\n').trimStart()}\n` };
}
