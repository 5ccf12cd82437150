/** The word that stands for a module in programs: `import * as WORD from 'MODULE'`. */
export function moduleWord(module: string): string {
  return module
    .replace(/^@/, '')
    .replaceAll(/[^\p{ID_Continue}]+/gu, '_')
    .replace(/^(?=\d)/, '_');
}
