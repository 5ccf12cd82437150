import { resolveTarget } from '../../harness/toolchains/resolve.js';
import type { AnalyzerSupport } from '../../model/source/analyzer.js';
import { openJvmAnalyzer } from '../shared/jvm/open-jvm-analyzer.js';
import { readDistribution } from './distribution.js';
import { kotlinFamily } from './family.js';

/** The front end of the last 1.9, whose tables can be asked; later ones keep types in trees of their own. */
const compiler = 'kotlin@1.9.25';

/** The front end of a Kotlin compiler, without plugins, whichever version is tested. */
export const analyzerSupport: AnalyzerSupport = {
  compiler,
  takesJars: true,
  async open(classPath) {
    const { installed } = await resolveTarget(compiler, [kotlinFamily]);
    const { jdk, jars, flags } = readDistribution(installed.location, installed.version);
    return openJvmAnalyzer({ family: 'kotlin', jdk, jars, classPath, flags });
  },
};
