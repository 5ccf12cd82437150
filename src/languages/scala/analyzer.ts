import { usualJdk } from '../../harness/jvm/jdks.js';
import { jarsIn } from '../../harness/jvm/maven-family.js';
import { resolveTarget } from '../../harness/toolchains/resolve.js';
import type { AnalyzerSupport } from '../../model/source/analyzer.js';
import { openJvmAnalyzer } from '../shared/jvm/open-jvm-analyzer.js';
import { scalaFamily } from './family.js';

const compiler = 'scala@3.9.0';

/** The typer of a Scala 3 compiler, whichever version is tested. */
export const analyzerSupport: AnalyzerSupport = {
  compiler,
  async open() {
    const { installed } = await resolveTarget(compiler, [scalaFamily]);
    return openJvmAnalyzer({ family: 'scala', jdk: usualJdk(), jars: jarsIn(installed.location), flags: [] });
  },
};
