import { join } from 'node:path';
import { UserError } from '../../core/errors.js';
import type { InstalledToolchain, ToolchainFamily } from '../../core/toolchain.js';
import { compareVersions, ownBuildOf } from '../../core/version.js';
import { findJdks, type Jdk } from '../../harness/jvm/jdks.js';
import { compileOnlyConfigurations, openJvm } from '../../harness/jvm/jvm-toolchain.js';
import { probeTiers } from '../../harness/jvm/probe-tiers.js';
import { javacExports } from '../../harness/jvm/server-classes.js';
import { installedInCache, removeFromCache } from '../../harness/toolchains/installation.js';
import { knownChecksum } from '../../harness/toolchains/known-checksum.js';
import { findImage } from './find-image.js';
import { lastingServer } from './lasting-server.js';
import { javacOptions, plainJavac } from './plain-javac.js';
import { javacSelfTests } from './self-tests.js';

const family = 'java';

/** javac, as part of the development kits on this machine. */
export const javacFamily: ToolchainFamily = {
  name: family,
  // Without annotation processors (-proc:none) javac executes nothing.
  compilesOnly: compileOnlyConfigurations,
  foundOnly: true,
  available: async () => findJdks().map(({ version }) => version),
  async installed() {
    const found = [...(await Promise.all(findJdks().map(describe))), ...(await installedInCache(family))];
    return found.sort((a, b) => compareVersions(a.version, b.version));
  },
  install: async (version) => {
    throw new UserError(
      `cupel does not install JDKs; install JDK ${version} with your package manager (apt install openjdk-${version}-jdk-headless): cupel finds it in JAVA_HOME, the PATH or /usr/lib/jvm`,
    );
  },
  async remove(version) {
    if (ownBuildOf(version)) return removeFromCache(family, version);
    throw new UserError('cupel does not remove JDKs; use your package manager');
  },
  findBuild: findImage,
  probe: (installed, configuration) => probeTiers(installed, jdkOf(installed), configuration),
  open(installed, options) {
    const jdk = jdkOf(installed);
    const compiler = {
      adapter: 'javac',
      jdk,
      jars: [],
      flags: [],
      // Programs are compiled one after the other and leave little behind: collecting in parallel only costs.
      serverFlags: javacExports.map((name) => `--add-exports=${name}`),
      lasting: lastingServer,
      checkPays: true,
      options: javacOptions,
      libraries: [],
      selfTests: javacSelfTests,
      runsInTiers: true,
      plain: plainJavac(jdk),
    } as const;
    return openJvm(installed, compiler, options);
  },
};

function jdkOf({ location, version }: InstalledToolchain): Jdk {
  return { home: location, version };
}

async function describe({ home, version }: Jdk): Promise<InstalledToolchain> {
  // The compiler is in the one file that holds all modules.
  const checksum = await knownChecksum([join(home, 'lib', 'modules')]);
  return { family, version, location: home, checksum, source: 'machine' };
}
