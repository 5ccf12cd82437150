import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolchainFamily } from '../../core/toolchain.js';
import { compareVersions } from '../../core/version.js';
import type { JvmCompiler } from '../../harness/jvm/jvm-compiler.js';
import { classInPackage, compileOnlyConfigurations, openJvm } from '../../harness/jvm/jvm-toolchain.js';
import { jarsIn } from '../../harness/jvm/maven-family.js';
import { checksumOf } from '../../harness/toolchains/checksum.js';
import { installedInCache, installInCache, removeFromCache } from '../../harness/toolchains/installation.js';
import { mavenCopy, mavenVersions } from '../../harness/toolchains/maven.js';
import { npmInstall, npmVersions } from '../../harness/toolchains/npm.js';
import { otherBackEnds, withBackEnds } from './back-ends.js';
import { canonicalEnding } from './canonical-ending.js';
import { npmLibrary, readDistribution } from './distribution.js';
import { findKotlinBuild } from './find-build.js';
import { jsConfiguration } from './js-backend.js';
import { plainKotlin } from './plain-kotlin.js';
import { kotlinSelfTests } from './self-tests.js';

const name = 'kotlin';
const npmPackage = 'kotlin-compiler';
const artifact = { group: 'org.jetbrains.kotlin', artifact: 'kotlin-compiler-embeddable' };
const oldest = '1.4.10';

/** kotlinc for the JVM: the full distribution from npm where there is one, from Maven otherwise. */
export const kotlinFamily: ToolchainFamily = {
  name,
  // Only plugins execute something in the compiler, and it gets none.
  compilesOnly: compileOnlyConfigurations,
  async available() {
    const [npm, maven] = await Promise.all([npmVersions(npmPackage), mavenVersions(artifact)]);
    const usable = [...new Set([...npm, ...maven])].filter((version) => compareVersions(version, oldest) >= 0);
    return usable.sort(compareVersions);
  },
  installed: () => installedInCache(name),
  async install(version, progress) {
    const onNpm = (await npmVersions(npmPackage)).includes(version);
    progress(`downloading kotlin@${version} ${onNpm ? 'from the npm registry (about 80 MB)' : 'with mvn'}`);
    return installInCache(name, version, async (folder) => {
      if (onNpm) await npmInstall(npmPackage, version, folder);
      else await mavenCopy([artifact], version, folder, progress);
      return { checksum: await checksumOf(compilerFiles(folder)) };
    });
  },
  remove: (version) => removeFromCache(name, version),
  findBuild: findKotlinBuild,
  files: ({ location }) => compilerFiles(location),
  open(installed, options) {
    const distribution = readDistribution(installed.location, installed.version);
    const { jdk, jars, flags, stdlib } = distribution;
    const compiler: JvmCompiler = {
      adapter: 'kotlin',
      jdk,
      jars,
      flags,
      checkPays: true,
      options: distribution.options,
      libraries: [stdlib],
      selfTests: kotlinSelfTests(installed.version),
      runsInTiers: true,
      mainClass: (program) => classInPackage(program, 'MainKt'),
      plain: plainKotlin(distribution),
      platform: { name: 'jvm', canonical: canonicalEnding },
      special: [jsConfiguration(distribution)].filter((special) => special !== undefined),
    };
    const others = otherBackEnds(installed).map((backEnd) => {
      const own = { ...distribution, options: [...distribution.options, backEnd.option] };
      const other = { ...compiler, options: own.options, plain: plainKotlin(own), special: [] };
      return { ...backEnd, toolchain: openJvm(installed, other, options) };
    });
    return withBackEnds(openJvm(installed, compiler, options), others);
  },
};

function compilerFiles(folder: string): string[] {
  const library = join(folder, npmLibrary);
  return existsSync(library) ? [join(library, 'kotlin-compiler.jar')] : jarsIn(folder);
}
