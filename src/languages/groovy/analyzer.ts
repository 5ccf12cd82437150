import { usualJdk } from '../../harness/jvm/jdks.js';
import { jarsIn } from '../../harness/jvm/maven-family.js';
import { resolveTarget } from '../../harness/toolchains/resolve.js';
import type { AnalyzerSupport } from '../../model/source/analyzer.js';
import { openJvmAnalyzer } from '../shared/jvm/open-jvm-analyzer.js';
import { groovyFamily } from './family.js';
import { requireNoTransforms } from './groovy-libraries.js';

const compiler = 'groovy@5.1.3';

/** The static type checker of a Groovy compiler, whichever version is tested. Programs whose annotations may execute code are refused. */
export const analyzerSupport: AnalyzerSupport = {
  compiler,
  takesJars: true,
  async open(classPath = []) {
    requireNoTransforms(classPath);
    const { installed } = await resolveTarget(compiler, [groovyFamily]);
    return openJvmAnalyzer({
      family: 'groovy',
      jdk: usualJdk(),
      jars: jarsIn(installed.location),
      classPath,
      flags: [],
    });
  },
};
