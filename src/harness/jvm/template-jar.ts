import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runProcess } from '../process/run-process.js';
import { usualJdk } from './jdks.js';
import { serverClasses } from './server-classes.js';

const folder = 'cupel/template';

/** Writes the hole library of Java as a jar, for who compiles templates in an editor. */
export async function writeTemplateJar(file: string): Promise<void> {
  const jdk = usualJdk();
  const classes = await serverClasses(jdk);
  const names = (await readdir(join(classes, folder))).filter((name) => name.endsWith('.class')).sort();
  const result = await runProcess({
    command: join(jdk.home, 'bin', 'jar'),
    args: ['--create', '--file', resolve(file), ...names.flatMap((name) => ['-C', classes, `${folder}/${name}`])],
    limits: { millis: 60_000, bytes: 2 * 1024 ** 3 },
  });
  if (result.exitCode !== 0) throw new Error(`jar failed: ${result.stderr}`);
}
