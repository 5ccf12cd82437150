import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UserError } from '../../core/errors.js';
import type { InstalledToolchain, ToolchainFamily } from '../../core/toolchain.js';
import { compareVersions } from '../../core/version.js';
import { checksumOf } from '../../harness/toolchains/checksum.js';
import { installedInCache, installInCache, removeFromCache } from '../../harness/toolchains/installation.js';
import { knownChecksum } from '../../harness/toolchains/known-checksum.js';
import { npmInstall, npmVersions } from '../../harness/toolchains/npm.js';
import { javaScriptConfigurations, nativeConfigurations } from './configurations.js';
import { findTypescriptBuild, platformPackage } from './find-build.js';
import { openJavaScript } from './javascript-toolchain.js';
import { openNative } from './native-toolchain.js';
import { isJavaScriptImplementation } from './options.js';

const family = 'typescript';
const oldest = '5.0.2';

// The two that `npm ci` brings: the last implementation in JavaScript and the native one, under the names that
// package.json gives them.
const bundledPackages = ['typescript', 'typescript-native'];

// Tens of megabytes, asked for many times.
let bundledOnes: Promise<InstalledToolchain[]> | undefined;

/** The TypeScript compilers: 5.x and 6.x in JavaScript, 7.x native. */
export const typescriptFamily: ToolchainFamily = {
  name: family,
  // tsc reads programs and types only: it knows no macros, and plugins are for editors.
  compilesOnly: [...javaScriptConfigurations, ...nativeConfigurations]
    .filter(({ runs }) => !runs)
    .map(({ name }) => name),
  small: true,
  async available(signal) {
    const versions = await npmVersions('typescript', signal);
    return versions.filter((version) => compareVersions(version, oldest) >= 0 && !/insiders/.test(version));
  },
  async installed() {
    bundledOnes ??= Promise.all(bundledPackages.map(readBundled));
    const bundled = await bundledOnes;
    const known = new Set(bundled.map(({ version }) => version));
    const cached = (await installedInCache(family)).filter(({ version }) => !known.has(version));
    return [...bundled, ...cached].sort((a, b) => compareVersions(a.version, b.version));
  },
  async install(version, progress, signal) {
    progress(`downloading typescript@${version} from the npm registry`);
    return installInCache(family, version, async (folder) => {
      await npmInstall('typescript', version, folder, signal);
      progress(`checking typescript@${version}`);
      return { checksum: await checksumOf(compilerFiles(join(folder, 'node_modules', 'typescript'), version)) };
    });
  },
  remove: (version) => removeFromCache(family, version),
  findBuild: findTypescriptBuild,
  files: ({ location, version }) => compilerFiles(join(location, 'node_modules', family), version),
  open(toolchain, options) {
    const folder =
      toolchain.source === 'bundled' ? toolchain.location : join(toolchain.location, 'node_modules', family);
    return isJavaScriptImplementation(toolchain.version)
      ? openJavaScript(toolchain, folder, options)
      : openNative(toolchain, nativeBinary(folder), options);
  },
};

async function readBundled(name: string): Promise<InstalledToolchain> {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const location = dirname(manifest);
  return {
    family,
    version,
    location,
    checksum: await knownChecksum(compilerFiles(location, version)),
    source: 'bundled',
  };
}

function compilerFiles(folder: string, version: string): string[] {
  if (!isJavaScriptImplementation(version)) return [nativeBinary(folder)];
  // Before 5.7 the compiler itself is in tsc.js.
  const names = ['tsc.js', '_tsc.js', 'typescript.js'];
  return names.map((name) => join(folder, 'lib', name)).filter((path) => existsSync(path));
}

// The package for this platform is called directly: going through the JavaScript wrapper costs 80 ms a start.
function nativeBinary(folder: string): string {
  const places = [join(folder, 'node_modules'), dirname(folder)];
  const found = places.map((place) => join(place, platformPackage, 'lib', 'tsc')).find((path) => existsSync(path));
  if (found) return found;
  throw new UserError(`${platformPackage} is missing beside ${folder}; run \`npm ci\` without --omit=optional`);
}
