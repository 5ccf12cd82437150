import { basename } from 'node:path';
import type { Compilable } from '../../core/test-program.js';
import type { ToolchainFamily } from '../../core/toolchain.js';
import { usualJdk } from '../../harness/jvm/jdks.js';
import { classInPackage, openJvm } from '../../harness/jvm/jvm-toolchain.js';
import { mavenFamily } from '../../harness/jvm/maven-family.js';
import { plainScala } from './plain-scala.js';
import { scalaSelfTests } from './self-tests.js';

const artifact = { group: 'org.scala-lang', artifact: 'scala3-compiler_3' };

/** scalac of Scala 3. */
export const scalaFamily: ToolchainFamily = mavenFamily({
  name: 'scala',
  // A macro runs in the compiler, and may be defined in the program itself: none only compiles.
  compilesOnly: [],
  artifacts: [artifact],
  artifactOf: () => artifact,
  supports: (version) => /^3\.\d+\.\d+(-RC\d+)?$/.test(version),
  build: {
    takes: /\.jar$/,
    needs: 'the jars of a distribution, in it or in its folders lib and maven2',
    main: 'dotty.tools.dotc.Main',
    argument: '-version',
    pattern: /version (\S+)/,
  },
  open(installed, jars, options) {
    const jdk = usualJdk();
    const libraries = jars.filter((jar) => /^(scala-library|scala3-library_3)-/.test(basename(jar)));
    const selfTests = scalaSelfTests(installed.version);
    const plain = plainScala(jdk, jars, libraries);
    return openJvm(
      installed,
      {
        adapter: 'scala',
        jdk,
        jars,
        flags: [],
        checkPays: true,
        options: [],
        libraries,
        selfTests,
        runsInTiers: true,
        mainClass,
        plain,
      },
      options,
    );
  },
});

function mainClass(program: Compilable): string {
  return classInPackage(program, 'main');
}
