import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../../core/errors.js';
import type { FoundBuild } from '../../core/toolchain.js';
import { copyBuild, isFile, statedVersion, wrongLayout } from '../../harness/toolchains/build-files.js';
import { isJavaScriptImplementation } from './options.js';

const pattern = /^Version (\S+)/m;

/** The package that holds the native compiler of this platform. */
export const platformPackage = `@typescript/typescript-${process.platform}-${process.arch}`;

/** Finds a TypeScript compiler that the user built: a package, or the folder that a build writes. */
export async function findTypescriptBuild(path: string): Promise<FoundBuild> {
  const folders = [path, join(path, 'lib'), join(path, 'built', 'local')];
  const scripts = folders.find((folder) => ['tsc.js', 'typescript.js'].every((name) => isFile(join(folder, name))));
  if (scripts !== undefined) {
    const tsc = join(scripts, 'tsc.js');
    const says = await statedVersion(tsc, { command: process.execPath, args: [tsc, '--version'], pattern });
    return { says, copy: (folder, base) => copyScripts(scripts, folder, base) };
  }
  const packages = [join(path, 'node_modules'), dirname(path)].map((place) => join(place, platformPackage, 'lib'));
  const programs = [...folders, ...packages].flatMap((folder) => ['tsc', 'tsgo'].map((name) => join(folder, name)));
  const program = [path, ...programs].find(isFile);
  if (program === undefined)
    throw wrongLayout(
      path,
      'a package or build folder of TypeScript, with tsc.js and typescript.js, or with tsc or tsgo',
    );
  const says = await statedVersion(program, { command: program, args: ['--version'], pattern });
  return { says, copy: (folder, base) => copyProgram(program, folder, base) };
}

async function copyScripts(scripts: string, folder: string, base: string): Promise<void> {
  if (!isJavaScriptImplementation(base)) throw otherImplementation(scripts, 'implementation in JavaScript', base);
  const home = join(folder, 'node_modules', 'typescript');
  await copyFiles(scripts, join(home, 'lib'), (name) => /\.(js|d\.ts)$/.test(name));
  // The scripts are CommonJS, whatever package the cache may be in.
  await writeFile(join(home, 'package.json'), '{ "name": "typescript", "private": true }\n');
}

async function copyProgram(program: string, folder: string, base: string): Promise<void> {
  if (isJavaScriptImplementation(base)) throw otherImplementation(program, 'native implementation', base);
  const home = join(folder, 'node_modules', platformPackage, 'lib');
  await copyFiles(dirname(program), home, (name) => name.endsWith('.d.ts'));
  await copyBuild(program, join(home, 'tsc'));
}

async function copyFiles(from: string, to: string, keeps: (name: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of (await readdir(from)).filter(keeps)) await copyBuild(join(from, name), join(to, name));
}

function otherImplementation(path: string, kind: string, base: string): UserError {
  return new UserError(`${path} is the ${kind}, and ${base} is the other one; give another version by --based-on`);
}
