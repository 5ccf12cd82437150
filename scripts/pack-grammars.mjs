// Packs the grammars that cupel parses with into the folder grammars: of each npm package only the WebAssembly module is
// needed, compressed, and its license. So who installs cupel gets half a megabyte, and runs no install script.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const packages = {
  java: 'tree-sitter-java',
  kotlin: '@tree-sitter-grammars/tree-sitter-kotlin',
  scala: 'tree-sitter-scala',
};
const folder = 'grammars';
const list = join(folder, 'versions.json');

const infoOf = (name) => JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
const versions = Object.fromEntries(Object.values(packages).map((name) => [name, infoOf(name).version]));
const text = `${JSON.stringify(versions, undefined, 2)}\n`;

// Compressing takes a second, so it is done once for these versions; the list is written last.
if (!existsSync(list) || readFileSync(list, 'utf8') !== text) {
  mkdirSync(folder, { recursive: true });
  for (const [grammar, name] of Object.entries(packages)) {
    const module = readFileSync(join('node_modules', name, `${name.split('/').at(-1)}.wasm`));
    const packed = brotliCompressSync(module, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    writeFileSync(join(folder, `${grammar}.wasm.br`), packed);
    writeFileSync(join(folder, `${grammar}.LICENSE`), readFileSync(join('node_modules', name, 'LICENSE')));
  }
  writeFileSync(list, text);
}
