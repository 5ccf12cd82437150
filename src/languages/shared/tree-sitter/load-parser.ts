import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Parser } from 'web-tree-sitter';
import { packageRoot } from '../../../harness/package-root.js';

const decompress = promisify(brotliDecompress);

/** Loads the parser of a grammar, and what runs it; each time a new one. */
export async function loadParser(grammar: string): Promise<Parser> {
  const packed = await readFile(join(packageRoot, 'grammars', `${grammar}.wasm.br`));
  const { Language, Parser } = await import('web-tree-sitter');
  await Parser.init();
  return new Parser().setLanguage(await Language.load(await decompress(packed)));
}
