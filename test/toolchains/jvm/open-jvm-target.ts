import { UserError } from '../../../src/core/errors.js';
import { parseTarget } from '../../../src/core/target.js';
import { chooseVersion } from '../../../src/core/version.js';
import { type OpenTarget, openTarget, resolveTarget } from '../../../src/harness/toolchains/resolve.js';
import { language as groovy } from '../../../src/languages/groovy/language.js';
import { language as java } from '../../../src/languages/java/language.js';
import { language as kotlin } from '../../../src/languages/kotlin/language.js';
import { language as scala } from '../../../src/languages/scala/language.js';

const families = [java, kotlin, groovy, scala].flatMap((language) => language.families);

/** A version of every compiler on the JVM that people use now, with its language. */
export const compilersInUse = [
  ['java@17', 'java'],
  ['ecj@3.46.100', 'java'],
  ['groovy@5.1.3', 'groovy'],
  ['kotlin@2.4.20', 'kotlin'],
  ['scala@3.9.0', 'scala'],
] as const;

/** Opens a compiler on the JVM, installing it as `cupel toolchains add` does when it is not here. */
export async function openJvmTarget(text: string, workers = 1): Promise<OpenTarget> {
  const { family: name, version = '' } = parseTarget(text);
  const family = families.find((candidate) => candidate.name === name);
  if (!family) throw new UserError(`no family ${name}`);
  const here = (await family.installed()).map((toolchain) => toolchain.version);
  if (chooseVersion(here, version) === undefined) await family.install(version, () => undefined);
  const limits = { millis: 60_000, bytes: 1536 * 1024 ** 2 };
  return openTarget(await resolveTarget(text, families), { limits, workers });
}
