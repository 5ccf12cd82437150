import type { SeedText } from '../../model/source/seed.js';
import { sourceEndings } from '../../core/source-path.js';

// The options of the compiler's own tests are comments.
const option = /^[ \t]*\/\/[ \t]*@(\w+)[ \t]*:[ \t]*(.*?)[ \t\r]*$/gm;

// Without these a test means something else; others, as of targets and strictness, leave a program that is compared.
const needed = new Set([
  ...['jsx', 'allowjs', 'checkjs', 'nolib', 'experimentaldecorators', 'emitdecoratormetadata', 'resolvejsonmodule'],
  ...['paths', 'baseurl', 'rootdir', 'rootdirs', 'typeroots', 'types', 'link', 'symlink', 'outfile', 'out', 'plugins'],
  ...['customconditions', 'allowarbitraryextensions', 'allowimportingtsextensions', 'jsxfactory', 'jsximportsource'],
]);

/**
 * A test of the compiler's own suite as a seed: its files stay marked (`separateFiles`), its options go, unless it says
 * nothing without them. Any other text is a seed as it is.
 */
export function readSeed(text: string): SeedText {
  const options = [...text.matchAll(option)].map(([, name = '', value = '']) => ({
    name: name.toLowerCase(),
    value: value.toLowerCase(),
  }));
  const reason = options.map(({ name, value }) => obstacleOf(name, value)).find((found) => found !== undefined);
  if (reason !== undefined) return { kind: 'leftOut', reason };
  return { kind: 'seed', text: text.replace(/^[ \t]*\/\/[ \t]*@(?!filename\b|ts-)\w+[ \t]*:.*\r?\n/gim, '') };
}

function obstacleOf(name: string, value: string): string | undefined {
  if (name === 'filename') return isFile(value) ? undefined : 'with files that are no sources';
  if (name === 'lib') return isKnownLibrary(value) ? undefined : 'with other library files';
  if (name === 'module' && /^(amd|system|umd|none)/.test(value)) return 'with modules of another kind';
  return needed.has(name) && value !== 'false' ? 'with options that change what a program is' : undefined;
}

// Packages are folders that programs have not.
function isFile(path: string): boolean {
  return (
    sourceEndings.some((ending) => path.endsWith(ending)) &&
    !/\.[cm]?jsx?$/.test(path) &&
    !path.includes('node_modules')
  );
}

function isKnownLibrary(value: string): boolean {
  return value.split(',').every((each) => /^es(5|6|20(1[5-9]|2[0-2]))$/.test(each.trim()));
}
