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

/** Opens a compiler on the JVM. */
export async function openJvmTarget(text: string, workers = 1): Promise<OpenTarget> {
  const limits = { millis: 60_000, bytes: 1536 * 1024 ** 2 };
  return openTarget(await resolveTarget(text, families), { limits, workers });
}
