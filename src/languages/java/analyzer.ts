import { usualJdk } from '../../harness/jvm/jdks.js';
import { javacExports } from '../../harness/jvm/server-classes.js';
import type { AnalyzerSupport } from '../../model/source/analyzer.js';
import { openJvmAnalyzer } from '../shared/jvm/open-jvm-analyzer.js';

/** The javac of the JDK that runs compilers, without annotation processors. */
export const analyzerSupport: AnalyzerSupport = {
  compiler: 'java',
  takesJars: true,
  open: async (classPath) =>
    openJvmAnalyzer({
      family: 'javac',
      jdk: usualJdk(),
      jars: [],
      classPath,
      flags: javacExports.map((name) => `--add-exports=${name}`),
    }),
};
