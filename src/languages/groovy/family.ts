import { join } from 'node:path';
import type { ToolchainFamily } from '../../core/toolchain.js';
import { compareVersions } from '../../core/version.js';
import { usualJdk } from '../../harness/jvm/jdks.js';
import { openJvm } from '../../harness/jvm/jvm-toolchain.js';
import { mavenFamily } from '../../harness/jvm/maven-family.js';
import { packageRoot } from '../../harness/package-root.js';
import { plainGroovy } from './plain-groovy.js';
import { groovySelfTests } from './self-tests.js';

const before4 = { group: 'org.codehaus.groovy', artifact: 'groovy' };
const from4 = { group: 'org.apache.groovy', artifact: 'groovy' };

// An annotation of a program must not fetch jars from somewhere and bring them into the compiler.
const noGrapes = '-Dgroovy.grape.enable=false';

// What its parser has learnt about the grammar is kept: by default Groovy 3 and 4 forget it after 64 programs, and 5 when it
// takes much of the memory.
const keepGrammar = '-Dgroovy.antlr4.cache.threshold=-1';

// Nearly all of its time goes into its parser, so C2 compiles that, and the collections that it uses, and nothing else.
const parserByC2 = [
  '-XX:+UnlockDiagnosticVMOptions',
  `-XX:CompilerDirectivesFile=${join(packageRoot, 'jvm', 'groovy-c2.json')}`,
];

/** groovyc, from 3.0 on. */
export const groovyFamily: ToolchainFamily = mavenFamily({
  name: 'groovy',
  // Annotations of a program can execute code of it in the compiler (@ASTTest, @Grab, transforms): none only compiles.
  compilesOnly: [],
  artifacts: [before4, from4],
  artifactOf: (version) => (compareVersions(version, '4.0.0-alpha-1') < 0 ? before4 : from4),
  supports: (version) => compareVersions(version, '3.0.0') >= 0,
  build: {
    // The other jars of a distribution hold extensions and transforms that a compiler from Maven does not have.
    takes: /^groovy(-\d.*)?\.jar$/,
    needs: 'groovy-VERSION.jar, in it or in its folder lib',
    main: 'org.codehaus.groovy.tools.FileSystemCompiler',
    argument: '--version',
    pattern: /version (\S+)/,
  },
  open(installed, jars, options) {
    const jdk = usualJdk();
    const selfTests = groovySelfTests(installed.version);
    const plain = plainGroovy(jdk, jars);
    return openJvm(
      installed,
      {
        adapter: 'groovy',
        jdk,
        jars,
        flags: [noGrapes],
        serverFlags: [keepGrammar],
        lasting: { afterCpuMillis: 60_000, flags: parserByC2 },
        options: [],
        libraries: jars,
        selfTests,
        runsInTiers: true,
        plain,
      },
      options,
    );
  },
});
