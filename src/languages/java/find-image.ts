import { join } from 'node:path';
import type { FoundBuild } from '../../core/toolchain.js';
import { copyBuild, isFile, statedVersion, wrongLayout } from '../../harness/toolchains/build-files.js';

const needed = ['bin/javac', 'bin/java', 'lib/modules', 'release'];

// Much of an image, and not used to compile or to run.
const unused = ['jmods', 'demo', 'man', 'docs', 'legal', 'include', 'src.zip', 'lib/src.zip'];

/** Finds a JDK that the user built: an image. */
export async function findImage(path: string): Promise<FoundBuild> {
  const homes = [path, join(path, 'images', 'jdk'), join(path, 'Contents', 'Home')];
  const home = homes.find((folder) => needed.every((name) => isFile(join(folder, name))));
  if (home === undefined) throw wrongLayout(path, `a JDK image (make images), with ${needed.join(', ')}`);
  const javac = join(home, 'bin', 'javac');
  const left = new Set(unused.map((name) => join(home, name)));
  return {
    says: await statedVersion(javac, { command: javac, args: ['-version'], pattern: /javac (\S+)/ }),
    copy: (folder) => copyBuild(home, folder, (file) => !left.has(file)),
  };
}
