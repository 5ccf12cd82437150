import { join } from 'node:path';
import type { FoundBuild } from '../../core/toolchain.js';
import { javaCommand } from '../../harness/jvm/java-command.js';
import { usualJdk } from '../../harness/jvm/jdks.js';
import { copyBuild, isFile, statedVersion, wrongLayout } from '../../harness/toolchains/build-files.js';
import { kotlinFlags, npmLibrary } from './distribution.js';

const needed = ['kotlin-compiler.jar', 'kotlin-stdlib.jar'];

/** Finds a Kotlin compiler that the user built: the folder `kotlinc` of a distribution. */
export async function findKotlinBuild(path: string): Promise<FoundBuild> {
  const folders = [join(path, 'lib'), path, join(path, 'kotlinc', 'lib'), join(path, 'dist', 'kotlinc', 'lib')];
  const library = folders.find((folder) => needed.every((name) => isFile(join(folder, name))));
  if (library === undefined)
    throw wrongLayout(
      path,
      `a folder kotlinc as in a release, with ${needed.map((name) => `lib/${name}`).join(' and ')}`,
    );
  const classPath = [join(library, 'kotlin-compiler.jar')];
  const program = { jdk: usualJdk(), classPath, main: 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler' };
  return {
    says: await statedVersion(path, {
      ...javaCommand(program, kotlinFlags, ['-version']),
      pattern: /kotlinc-jvm (\S+)/,
    }),
    copy: (folder) => copyBuild(library, join(folder, npmLibrary), (file) => !file.endsWith('-sources.jar')),
  };
}
