import { basename } from 'node:path';
import type { ToolchainFamily } from '../../core/toolchain.js';
import { usualJdk } from '../../harness/jvm/jdks.js';
import { openJvm } from '../../harness/jvm/jvm-toolchain.js';
import { mavenFamily } from '../../harness/jvm/maven-family.js';
import { deepExpression, jvmSelfTests } from '../../harness/jvm/self-tests.js';
import { plainScala } from './plain-scala.js';

const artifact = { group: 'org.scala-lang', artifact: 'scala3-compiler_3' };

const selfTests = jvmSelfTests({
  path: 'Main.scala',
  accepted: 'class Main { val answer: Int = 42 }\n',
  rejected: 'class Main { val answer: String = 42 }\n',
  crashing: `class Main { val deep: Int = ${deepExpression('(', '1', ')')} }\n`,
});

/** scalac of Scala 3. */
export const scalaFamily: ToolchainFamily = mavenFamily({
  name: 'scala',
  artifacts: [artifact],
  artifactOf: () => artifact,
  supports: (version) => /^3\.\d+\.\d+(-RC\d+)?$/.test(version),
  open(installed, jars, options) {
    const jdk = usualJdk();
    const libraries = jars.filter((jar) => /^(scala-library|scala3-library_3)-/.test(basename(jar)));
    const plain = plainScala(jdk, jars, libraries);
    return openJvm(
      installed,
      { adapter: 'scala', jdk, jars, flags: [], options: [], libraries, selfTests, plain },
      options,
    );
  },
});
