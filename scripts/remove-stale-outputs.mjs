// Removes from dist what no source file stands for any more: tsc leaves the outputs of files that were moved or removed,
// and the package would hold them.
import { readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const { fileNames } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic({ messageText }) {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
});
const sources = new Set(fileNames.map((name) => relative('src', name).replace(/\.ts$/, '')));

for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || path.endsWith('.tsbuildinfo')) continue;
  if (
    sources.has(
      relative('dist', path)
        .replace(/^types\//, '')
        .replace(/\.(js|d\.ts)(\.map)?$/, ''),
    )
  )
    continue;
  rmSync(path);
}
